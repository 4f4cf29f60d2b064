/** Cards are dragged with a mouse, a pen or a finger. Everything that a drag can do, a press and the keys do too. */

import type { Play } from './play.svelte'
import type { Option, ViewCard } from './view'

const FAR = 9 // pixels until a press becomes a drag
const HELD = 480 // milliseconds until a press becomes a look

interface Dragged {
  card: ViewCard
  play: Play
}

/** What can be done by dropping a card there: `place` is a location or Event, otherwise it is the table. */
function optionsAt(play: Play, card: ViewCard, place: string | undefined): Option[] {
  const options = play.optionsOf(card.id)
  if (place === undefined) return options
  const there = options.filter((option) => option.place?.endsWith(place))
  return there.length > 0 ? there : options.filter((option) => option.place === null)
}

function placeUnder(x: number, y: number): { place: string | undefined; zone: Element | null } {
  const under = document.elementFromPoint(x, y)
  const place = under?.closest<HTMLElement>('[data-place]')?.dataset.place
  return { place, zone: under?.closest('[data-zone]') ?? null }
}

/** An attachment for the button of a card. */
export function dragged(given: () => Dragged): (node: HTMLElement) => () => void {
  return (node) => {
    let start: { x: number; y: number } | null = null
    let ghost: HTMLElement | null = null
    let timer = 0

    const stop = (): void => {
      clearTimeout(timer)
      ghost?.remove()
      node.classList.remove('away')
      start = null
      ghost = null
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', stop)
      removeEventListener('keydown', escape)
    }

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return
      const { play, card } = given()
      start = { x: event.clientX, y: event.clientY }
      timer = window.setTimeout(() => {
        stop()
        silence(node)
        play.open = { card }
      }, HELD)
      addEventListener('pointermove', move)
      addEventListener('pointerup', drop)
      addEventListener('pointercancel', stop)
      addEventListener('keydown', escape)
    }

    const move = (event: PointerEvent): void => {
      if (start === null) return
      const [x, y] = [event.clientX - start.x, event.clientY - start.y]
      if (ghost === null) {
        if (Math.hypot(x, y) < FAR) return
        clearTimeout(timer)
        const { play, card } = given()
        if (!play.canChoose || play.busy || play.optionsOf(card.id).length === 0) return stop()
        ghost = lifted(node)
        node.classList.add('away')
      }
      ghost.style.translate = `${x}px ${y}px`
    }

    const drop = (event: PointerEvent): void => {
      const wasDragged = ghost !== null
      const { play, card } = given()
      stop()
      if (!wasDragged) return
      silence(node)
      const { place, zone } = placeUnder(event.clientX, event.clientY)
      if (zone !== null && zone === node.closest('[data-zone]')) return // put back where it was
      const number = play.decision?.number ?? -1
      if (play.takes(optionsAt(play, card, place), card.title) && place !== undefined) play.dropped = { place, number: number + 1 }
    }

    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') stop()
    }

    node.addEventListener('pointerdown', down)
    return () => {
      stop()
      node.removeEventListener('pointerdown', down)
    }
  }
}

/** The copy of a card that follows the pointer. */
function lifted(node: HTMLElement): HTMLElement {
  const { left, top, width, height } = node.getBoundingClientRect()
  const ghost = node.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-card')
  ghost.classList.add('ghost')
  Object.assign(ghost.style, {
    position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`,
    pointerEvents: 'none', zIndex: '50', margin: '0', rotate: '3deg', scale: '1.06', transition: 'none',
  }) // prettier-ignore
  document.body.append(ghost)
  return ghost
}

/** The click that follows a drag or a long press is not meant. */
function silence(node: HTMLElement): void {
  const quiet = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  node.addEventListener('click', quiet, { capture: true, once: true })
  setTimeout(() => node.removeEventListener('click', quiet, { capture: true }), 60)
}

/** The answer to the question that follows a drop, where it asks for just that place. */
export function answerToDrop(play: Play): Option | null {
  const dropped = play.dropped
  if (dropped === null || play.decision === null) return null
  if (play.decision.number !== dropped.number) {
    if (play.decision.number > dropped.number) play.dropped = null
    return null
  }
  if (play.options.length === 0 || play.busy) return null
  play.dropped = null
  const there = play.options.filter(({ place }) => place === `to ${dropped.place}`)
  return there.length === 1 ? (there[0] ?? null) : null
}
