/** What the board must know of Villainous: what lies where, what is covered, and what is missing. */

import { printed, type ViewCard } from '../cards/face'
import type { Face } from '../lib/protocol'
import { t } from '../lib/words.svelte'
import type { Family } from './play.svelte'
import type { Action, Option, PlaceCard, VillainousSeat, VillainousView } from './view'

type Faces = Map<string, Face>

/** What costs no Power: one should not forget it. */
const FREE = new Set(['gain', 'reveal', 'vanquish', 'fate'])
/** Where it matters what is printed on a card. */
const COSTLY = new Set(['play', 'discard', 'find', 'take back'])

/** The first word of an action says which sign it bears and which answers carry it out. */
export function kindOf(action: string): string {
  return action.split(' ')[0] ?? action
}

/** The number of an action that gains some. */
export function numberOf(action: string): string {
  return /\d+/.exec(action)?.[0] ?? ''
}

export function titleOf(seat: VillainousSeat): string {
  return seat.domain[0]?.title ?? seat.name
}

export function locationsOf(view: VillainousView): PlaceCard[] {
  return view.seats.flatMap(({ locations }) => locations)
}

export function isHere(seat: VillainousSeat, place: PlaceCard): boolean {
  return seat.mover === place.face
}

/** The answers that carry out an action of a location. */
export function optionsFor(options: readonly Option[], action: string): Option[] {
  const exact = options.filter(({ notation }) => notation === action)
  if (exact.length > 0) return exact
  const kind = kindOf(action)
  if (kind === 'gain' || kind === 'discard') return []
  return options.filter(({ verb, card }) => verb === kind && card !== null)
}

function crowd(view: VillainousView, spot: ViewCard): string {
  const there = view.at[spot.id] ?? []
  return there.map((card) => (card.strength === undefined ? t(card.title) : `${t(card.title)} ${card.strength}`)).join(', ')
}

function actionsOf(place: PlaceCard): string {
  return place.actions
    .map(({ action, blocked_by }) => (blocked_by === undefined ? t(action) : t('{action} (covered)', { action: t(action) })))
    .join(', ')
}

function note(view: VillainousView, faces: Faces, option: Option): string {
  const place = locationsOf(view).find(({ title }) => option.place?.endsWith(title))
  if (place !== undefined && option.verb === 'move') return actionsOf(place)
  if (place !== undefined && option.verb.startsWith('fate ')) return hit(view, place)
  const event = view.events.find(({ title }) => option.place === `to ${title}`)
  if (event !== undefined) return gathered(event)
  if (place !== undefined && option.place?.startsWith('to ')) return crowd(view, place) || t('empty')
  const standing = Object.values(view.at).flat().find(({ id }) => id === option.card)
  if (standing?.strength !== undefined) return t('Strength {number}', { number: standing.strength })
  const face = option.face === null ? undefined : faces.get(option.face)
  if (face?.kind === 'villain') return objective(view, face.title)
  return face !== undefined && COSTLY.has(option.verb) ? numbers(face) : ''
}

/** What a Hero would cover at a location, and whom it meets there. */
function hit(view: VillainousView, place: PlaceCard): string {
  const tops = place.actions.filter(({ row }) => row === 'top')
  const there = crowd(view, place)
  const covered = tops.some(({ blocked_by }) => blocked_by !== undefined)
  const actions = tops.map(({ action }) => t(action)).join(', ')
  const covers = covered ? t('covered already') : t('covers {actions}', { actions })
  return there ? `${covers} · ${there}` : covers
}

export function gathered(event: ViewCard): string {
  return t('Strength {have} of {needs}', { have: event.gathered ?? 0, needs: event.strength ?? 0 })
}

function objective(view: VillainousView, title: string): string {
  const meter = view.meters.find(({ name }) => name === title)
  return meter === undefined ? '' : t('{number} % of the objective', { number: meter.value })
}

function numbers(face: Face): string {
  const parts = [
    printed(face, 'cost') && t('cost {number}', { number: printed(face, 'cost') }),
    printed(face, 'strength') && t('Strength {number}', { number: printed(face, 'strength') }),
    printed(face, 'activation_cost') && t('activation {number}', { number: printed(face, 'activation_cost') }),
  ]
  return parts.filter(Boolean).join(' · ')
}

// -- why not -------------------------------------------------------------------------------------------------------

function whyNot(view: VillainousView, faces: Faces, card: ViewCard): string | null {
  const own = view.viewer === null ? undefined : view.seats[view.viewer]
  if (own === undefined || view.step !== 'act') return null
  if (Array.isArray(own.hand) && own.hand.some(({ id }) => id === card.id)) return whyNotPlay(view, own, card)
  const place = own.locations.find((it) => view.at[it.id]?.some(({ id }) => id === card.id))
  if (place === undefined || card.strength === undefined || isOwnAlly(own, faces, card)) return null
  return whyNotVanquish(view, faces, own, place, card)
}

function whyNotPlay(view: VillainousView, own: VillainousSeat, card: ViewCard): string {
  const title = t(card.title)
  const cost = card.cost ?? 0
  const gone = missing(view, own, 'play a card')
  if (gone !== null) return gone
  if (cost > own.power) return t('{title} costs {cost} Power, you have {have}.', { title, cost, have: own.power })
  return t('{title} cannot be played now: what it says cannot all be done, or a card in play forbids it.', { title })
}

function whyNotVanquish(view: VillainousView, faces: Faces, own: VillainousSeat, place: PlaceCard, card: ViewCard): string {
  const title = t(card.title)
  if (card.protected_by) return t('{title} is protected: {name} must be defeated first.', { title, name: t(card.protected_by) })
  const gone = missing(view, own, 'vanquish')
  if (gone !== null) return gone
  const allies = (view.at[place.id] ?? []).filter((it) => isOwnAlly(own, faces, it))
  const have = allies.reduce((sum, it) => sum + (it.strength ?? 0), 0)
  const needs = card.strength ?? 0
  if (have < needs) return t('{title} needs Strength {needs}, your Allies there have {have}.', { title, needs, have })
  return t('There is enough Strength for {title}: a rule forbids it.', { title })
}

export function isOwnAlly(own: VillainousSeat, faces: Faces, card: ViewCard): boolean {
  const face = faces.get(card.face)
  return face?.kind === 'ally' && face.unit === titleOf(own)
}

/** Why there is no such action left; null if there is one. */
function missing(view: VillainousView, own: VillainousSeat, action: string): string | null {
  const place = own.locations.find((it) => isHere(own, it))
  if (place === undefined || view.active !== view.viewer) return t('Actions are taken in your own turn, once you have moved.')
  const here = place.actions.filter((it) => it.action === action)
  if (here.some((it) => it.blocked_by === undefined && !it.used)) return null
  return whyNotAction(own, place, action, here)
}

export function whyNotAction(own: VillainousSeat, place: PlaceCard, action: string, here: Action[]): string {
  const blocked = here.find(({ blocked_by }) => blocked_by !== undefined)?.blocked_by
  const values = { action: t(action), place: t(place.title) }
  if (blocked !== undefined) return t('“{action}” at {place} is covered by {name}, who must go first.', { ...values, name: t(blocked) })
  if (here.some(({ used }) => used)) return t('“{action}” at {place} was used this turn.', values)
  const others = own.locations.filter((it) => it.actions.some((one) => one.action === action)).map(({ title }) => t(title))
  return t('There is no “{action}” at {place}; your Domain has it at {others}.', { ...values, others: others.join(', ') })
}

export const villainous: Family = {
  note: (view, faces, option) => note(view as VillainousView, faces, option),
  useful: (options) => options.filter(({ verb }) => FREE.has(verb.split(' ')[0] ?? '')),
  whyNot: (view, faces, card) => whyNot(view as VillainousView, faces, card),
}
