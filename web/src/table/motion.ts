/** Cards that glide: the one place where things on the table move. A card is known by its id wherever it is drawn. */

import { moves } from '../lib/settings.svelte'

const LONG = 380
const SPRING = 'cubic-bezier(0.25, 1.15, 0.4, 1)'
const LEAST = 4 // pixels; less is not worth a move
const MOST = 24 // cards at once; more than that nobody can follow

interface Spot {
  card: HTMLElement
  x: number
  y: number
  width: number
  height: number
  /** Drawn as a line of words where there is little room: between that and a card nothing glides. */
  isSmall: boolean
}

function spots(root: HTMLElement): Map<string, Spot> {
  const found = new Map<string, Spot>()
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const id = card.dataset.card
    if (id === undefined || found.has(id)) continue
    const { left, top, width, height } = card.getBoundingClientRect()
    if (width === 0) continue
    const isSmall = card.dataset.small !== undefined
    found.set(id, { card, x: left + width / 2, y: top + height / 2, width: card.offsetWidth, height: card.offsetHeight, isSmall })
  }
  return found
}

/**
 * Remembers where every card is drawn; what comes back lets each glide from there to where it is drawn then. Those that
 * `isNew` says were not in sight before appear.
 */
export function glide(root: HTMLElement): (isNew: (card: string) => boolean) => void {
  if (!moves()) return () => undefined
  const before = spots(root)
  return (isNew) => {
    if (before.size === 0) return
    // First everything is measured, then everything is set off: the page is laid out once.
    const now = [...spots(root)]
    const moved = now.flatMap(([id, to]): [Spot, Spot][] => {
      const from = before.get(id)
      return from !== undefined && from.isSmall === to.isSmall && isFar(from, to) ? [[from, to]] : []
    })
    for (const [id, to] of now) if (!before.has(id) && isNew(id)) appears(to.card)
    if (moved.length <= MOST) document.body.append(...moved.map(([from, to]) => glides(from, to)))
  }
}

function isFar(from: Spot, to: Spot): boolean {
  return Math.hypot(from.x - to.x, from.y - to.y) >= LEAST
}

/** A copy above everything else glides, so that no edge of a strip cuts it; the card itself shows when it has arrived. */
function glides(from: Spot, to: Spot): HTMLElement {
  const { card, width, height } = to
  const copy = card.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-card')
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  Object.assign(copy.style, {
    position: 'fixed', left: `${to.x - width / 2}px`, top: `${to.y - height / 2}px`, width: `${width}px`, height: `${height}px`,
    margin: '0', zIndex: '30', pointerEvents: 'none', transition: 'none',
  }) // prettier-ignore
  const [x, y] = [from.x - to.x, from.y - to.y]
  const gliding = copy.animate(
    [
      { translate: `${x}px ${y}px`, scale: from.width / Math.max(1, width) },
      { translate: '0 0', scale: 1 },
    ],
    { duration: LONG, easing: SPRING },
  )
  const hidden = card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: LONG })
  const arrives = (): void => {
    copy.remove()
    hidden.cancel()
  }
  gliding.onfinish = arrives
  gliding.oncancel = arrives
  return copy
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
