/** What the board must know of Legendary: points, costs, and what is missing for a fight. */

import { printed } from '../cards/face'
import type { Face } from '../lib/protocol'
import { t } from '../lib/words.svelte'
import type { Family } from './play.svelte'
import type { LegendarySeat, LegendaryView, Option, ViewCard } from './view'

type Faces = Map<string, Face>

function enemies(view: LegendaryView): ViewCard[] {
  return [...view.city, ...view.mastermind_space].filter((card) => card !== null)
}

/** What playing a card gives. */
function gives(face: Face): string {
  const points = [
    printed(face, 'recruit') && t('{number} Recruit', { number: printed(face, 'recruit') }),
    printed(face, 'attack') && t('{number} Attack', { number: printed(face, 'attack') }),
  ]
  return points.filter(Boolean).join(', ')
}

function note(view: LegendaryView, faces: Faces, option: Option): string {
  const enemy = enemies(view).find(({ id }) => id === option.card)
  if (enemy?.attack !== undefined) return fought(view, faces, enemy)
  if (option.face === null && option.verb === 'recruit') return t('cost {number}', { number: officer(faces) })
  const face = option.face === null ? undefined : faces.get(option.face)
  if (face === undefined) return ''
  const cost = option.verb !== 'play' && face.numbers.cost ? t('cost {number}', { number: face.numbers.cost }) : ''
  return [cost, gives(face)].filter(Boolean).join(' · ')
}

/** What it takes to fight an enemy, and what comes of it. */
function fought(view: LegendaryView, faces: Faces, enemy: ViewCard): string {
  const points = faces.get(enemy.face)?.numbers.vp
  const held = view.held[enemy.id]?.length ?? 0
  return [
    t('{number} Attack', { number: enemy.attack ?? 0 }),
    points ? t('{number} VP', { number: points }) : '',
    held > 0 ? t('holds {held:card}', { held }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The cost of the one basic card that can be recruited. */
function officer(faces: Faces): number {
  const basics = [...faces.values()].filter(({ kind }) => kind === 'basic')
  return Math.max(0, ...basics.map(({ numbers }) => numbers.cost ?? 0))
}

function whyNot(view: LegendaryView, faces: Faces, card: ViewCard): string | null {
  if (view.decision?.seat !== view.viewer || view.step !== 'main') return null
  const title = t(card.title)
  if (enemies(view).includes(card)) {
    const have = view.attack + (view.recruit_is_attack ? view.recruit : 0)
    return missing(view, title, t('Attack'), card.attack ?? 0, have)
  }
  if (view.hq.some((it) => it?.id === card.id)) {
    return missing(view, title, t('Recruit'), faces.get(card.face)?.numbers.cost ?? 0, view.recruit)
  }
  return null
}

function missing(view: LegendaryView, title: string, kind: string, needs: number, have: number): string {
  if (have < needs) return t('{title} needs {needs} {kind}, you have {have}.', { title, needs, kind, have })
  if (view.has_healed) return t('After healing, no Hero is recruited and no Villain fought this turn.')
  return t('There is enough {kind} for {title}: its rule or the moment forbids it.', { title, kind })
}

/** Printed Victory Points; those that depend on something count at the end, so there may be more. */
export function victoryPoints(seat: LegendarySeat, faces: Faces): string {
  const won = seat.victory.map((card) => faces.get(card.face)).filter((face) => face !== undefined)
  const sum = won.reduce((total, face) => total + (face.numbers.vp ?? 0), 0)
  return `${sum}${won.some((face) => 'vp' in face.marks) ? '+' : ''}`
}

export const legendary: Family = {
  note: (view, faces, option) => note(view as LegendaryView, faces, option),
  useful: (options) => options.filter(({ verb }) => verb === 'play' || verb === 'fight'),
  whyNot: (view, faces, card) => whyNot(view as LegendaryView, faces, card),
}
