/** The view of a table as the board reads it: docs/protocol.md, "The view". */

import type { ViewCard } from '../cards/face'

export type { ViewCard }

export interface Option {
  notation: string
  verb: string
  place: string | null
  card: string | null
  face: string | null
  /** The other cards that it is about. */
  cards?: string[]
}

export interface Decision {
  number: number
  seat: number
  source: string | null
  clause: string | null
  prompt: string
  options?: Option[]
}

export interface Meter {
  name: string
  value: number
  most?: number
  seat?: number
  parts?: string[]
}

/** A pile that this viewer sees only from behind. */
export interface Count {
  count: number
}
export type Cards = ViewCard[] | Count

export interface TableView {
  game: string
  viewer: number | null
  active: number
  turn: number
  step: string
  over: boolean
  meters: Meter[]
  decision: Decision | null
  seats: { name: string }[]
}

export interface LegendarySeat {
  name: string
  deck: Cards
  hand: Cards
  played: ViewCard[]
  discard: ViewCard[]
  victory: ViewCard[]
}

export interface LegendaryView extends TableView {
  mastermind_space: ViewCard[]
  scheme_space: ViewCard[]
  tactics: Cards
  villain_deck: Cards
  hero_deck: Cards
  resolving: ViewCard[]
  hq: (ViewCard | null)[]
  /** From the entry to the exit. */
  city: (ViewCard | null)[]
  held: Record<string, ViewCard[]>
  beside_scheme: ViewCard[]
  portals: (ViewCard | null)[]
  officers: Cards
  wounds: Cards
  bystanders: Cards
  ko: ViewCard[]
  escaped: ViewCard[]
  recruit: number
  attack: number
  twists: number
  has_healed: boolean
  recruit_is_attack: boolean
  seats: LegendarySeat[]
}

export interface Action {
  action: string
  row: 'top' | 'bottom'
  blocked_by?: string
  used?: boolean
}

export interface PlaceCard extends ViewCard {
  actions: Action[]
}

export interface VillainousSeat {
  name: string
  domain: ViewCard[]
  locations: PlaceCard[]
  specialties: ViewCard[]
  upgrades: ViewCard[]
  deck: Cards
  hand: Cards
  discard: ViewCard[]
  mover: string | null
  power: number
}

export interface VillainousView extends TableView {
  mode: string
  fate_deck: Cards
  fate_discard: ViewCard[]
  events: ViewCard[]
  at: Record<string, ViewCard[]>
  attached: Record<string, ViewCard[]>
  resolving: ViewCard[]
  revealed: ViewCard[]
  unclaimed_stones: ViewCard[]
  seats: VillainousSeat[]
}

export function isLegendary(view: TableView): view is LegendaryView {
  return 'city' in view
}

export function isVillainous(view: TableView): view is VillainousView {
  return 'fate_deck' in view
}

export function sizeOf(cards: Cards): number {
  return Array.isArray(cards) ? cards.length : cards.count
}

/** Rows of spaces with one card each: two cards in them never lie at the same place. */
const SPACES = new Set(['.hq', '.city', '.portals'])

/** Every card in sight with the zone it lies in: a zone is named by its way through the view. */
export function zonesOf(view: unknown): Map<string, string> {
  const zones = new Map<string, string>()
  const walk = (at: unknown, way: string): void => {
    if (Array.isArray(at)) {
      for (const [place, it] of at.entries()) {
        if (isCard(it)) zones.set(it.id, SPACES.has(way) ? `${way}.${place}` : way)
        walk(it, isCard(it) ? way : `${way}.${place}`)
      }
    } else if (at !== null && typeof at === 'object') {
      for (const [name, it] of Object.entries(at)) if (name !== 'decision') walk(it, `${way}.${name}`)
    }
  }
  walk(view, '')
  return zones
}

function isCard(it: unknown): it is ViewCard {
  return it !== null && typeof it === 'object' && 'id' in it && 'face' in it
}

/** Every card in sight by its id. */
export function cardsOf(view: unknown): Map<string, ViewCard> {
  const found = new Map<string, ViewCard>()
  const walk = (at: unknown): void => {
    if (isCard(at)) found.set(at.id, at)
    if (at !== null && typeof at === 'object') for (const it of Object.values(at)) walk(it)
  }
  walk(view)
  return found
}
