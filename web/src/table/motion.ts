/** Cards that glide: the one place where things on the table move. A card is known by its id wherever it is drawn. */

import { moves } from '../lib/settings.svelte'

const LONG = 380
const SPRING = 'cubic-bezier(0.25, 1.15, 0.4, 1)'
const LEAST = 4 // pixels; less is not worth a move

interface Spot {
  x: number
  y: number
  width: number
}

function spots(root: HTMLElement): Map<string, Spot> {
  const found = new Map<string, Spot>()
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const id = card.dataset.card
    if (id === undefined || found.has(id)) continue
    const { left, top, width, height } = card.getBoundingClientRect()
    if (width > 0) found.set(id, { x: left + width / 2, y: top + height / 2, width: card.offsetWidth })
  }
  return found
}

/** Remembers where every card is drawn; what comes back lets each glide from there to where it is drawn then. */
export function glide(root: HTMLElement): () => void {
  if (!moves()) return () => undefined
  const before = spots(root)
  return () => {
    if (before.size === 0) return
    const now = spots(root)
    const drawn = new Set<string>()
    for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
      const id = card.dataset.card
      const to = id === undefined ? undefined : now.get(id)
      if (id === undefined || to === undefined || drawn.has(id)) continue
      drawn.add(id)
      const from = before.get(id)
      if (from === undefined) appears(card)
      else glides(card, from, to)
    }
  }
}

function glides(card: HTMLElement, from: Spot, to: Spot): void {
  const [x, y] = [from.x - to.x, from.y - to.y]
  if (Math.hypot(x, y) < LEAST) return
  card.animate(
    [
      { translate: `${x}px ${y}px`, scale: from.width / Math.max(1, to.width), zIndex: 20 },
      { translate: '0 0', scale: 1, zIndex: 20 },
    ],
    { duration: LONG, easing: SPRING },
  )
}

function appears(card: HTMLElement): void {
  card.animate(
    [
      { opacity: 0, scale: 0.6, translate: '0 -14px' },
      { opacity: 1, scale: 1, translate: '0 0' },
    ],
    { duration: LONG * 0.8, easing: SPRING },
  )
}

/** A number that has just changed jumps once. */
export function jumps(thing: HTMLElement): void {
  if (moves()) thing.animate([{ scale: 1.45, rotate: '-5deg' }, { scale: 1, rotate: '0deg' }], { duration: LONG, easing: SPRING })
}
