/** What can be done at a table now, and what is open on it: shared by everything on the board. */

import { getContext, setContext } from 'svelte'

import type { Advice, Face, State } from '../lib/protocol'
import { why } from '../lib/why.svelte'
import { inOrder, t, tanswer, type Answer } from '../lib/words.svelte'
import { legendary } from './legendary'
import { cardsOf, isLegendary, type Option, type TableView, type ViewCard, zonesOf } from './view'
import { villainous } from './villainous'

export interface Given {
  state: State
  faces: Map<string, Face>
  choose?: (notation: string) => void
  advice?: Advice | null
  busy?: boolean
  spaces?: Record<string, string[]>
  /** In a replay: the answer that was given. */
  given?: string
  onwhy?: (clause: string | null, face: string | null) => void
}

/** What the board must know of a family besides what is in every view. */
export interface Family {
  /** A few words under an answer: what it costs, gives, or meets. */
  note: (view: TableView, faces: Map<string, Face>, option: Option) => string
  /** Answers that one should not forget before the turn ends. */
  useful: (options: readonly Option[]) => Option[]
  /** Why nothing can be done with a card now; null where there is no telling. */
  whyNot: (view: TableView, faces: Map<string, Face>, card: ViewCard) => string | null
}

/** What somebody looks at closely: a card, or a whole pile. */
export type Open = { card: ViewCard } | { name: string; zone: string }

/** The cards and numbers that were there at some moment. */
interface Snapshot {
  zones: Map<string, string>
  meters: Map<string, number>
}

/** Answers that end something; they stand apart. */
const APART = new Set(['end the turn', 'done', 'enough', 'decline', 'go on to moving'])

export class Play {
  readonly #given: () => Given
  #seen = $state.raw(new Map<number | null, Snapshot>())
  /** The card, action or place whose answers are to choose from: what was pressed had several. */
  picked = $state.raw<{ title: string; options: Option[]; number: number } | null>(null)
  open = $state.raw<Open | null>(null)
  /** The card under the pointer or the focus, and where it is drawn. */
  near = $state.raw<{ card: ViewCard; at: HTMLElement } | null>(null)
  /** Where a card was dropped: if the next question asks just that, it is answered. */
  dropped: { place: string; number: number } | null = null

  constructor(given: () => Given) {
    this.#given = given
  }

  readonly state = $derived.by(() => this.#given().state)
  readonly faces = $derived.by(() => this.#given().faces)
  readonly view = $derived.by(() => this.state.view as TableView)
  readonly decision = $derived.by(() => this.view.decision)
  readonly family = $derived.by((): Family => (isLegendary(this.view) ? legendary : villainous))
  readonly canChoose = $derived.by(() => this.#given().choose !== undefined)
  readonly busy = $derived.by(() => this.#given().busy === true)
  readonly given = $derived.by(() => this.#given().given)
  readonly spaces = $derived.by(() => this.#given().spaces ?? {})
  readonly options = $derived.by((): Option[] => (this.canChoose ? (this.decision?.options ?? []) : []))
  /** A card asks, and one answer is all there is. The turn itself is never ended for somebody. */
  readonly isForced = $derived.by(() => this.options.length === 1 && this.decision?.source !== null)
  readonly advice = $derived.by(() => {
    const advice = this.#given().advice
    return advice && advice.number === this.decision?.number ? advice : null
  })
  readonly zones = $derived.by(() => zonesOf(this.view))
  readonly cards = $derived.by(() => cardsOf(this.view))
  /** Whose hand and domain lie in front: the viewer's, or for a watcher those of whoever has the turn. */
  readonly front = $derived.by(() => this.view.viewer ?? this.view.active)
  readonly asked = $derived.by(() => (this.picked?.number === this.decision?.number ? this.picked : null))
  readonly shown = $derived.by((): Option[] => this.asked?.options ?? this.options)
  readonly #byCard = $derived.by(() => this.#groups())
  readonly #before = $derived.by(() => this.#seen.get(this.view.viewer))

  face(name: string | null | undefined): Face | undefined {
    return name === null || name === undefined ? undefined : this.faces.get(name)
  }

  name(seat: number): string {
    return this.state.table.seats[seat]?.name ?? this.view.seats[seat]?.name ?? ''
  }

  // -- answers -----------------------------------------------------------------------------------------------------

  #groups(): Map<string, Option[]> {
    const found = new Map<string, Option[]>()
    const add = (card: string, option: Option): void => {
      const there = found.get(card)
      if (there === undefined) found.set(card, [option])
      else if (!there.includes(option)) there.push(option)
    }
    for (const option of this.shown) {
      for (const card of [option.card, ...(option.cards ?? [])]) if (card !== null) add(card, option)
    }
    for (const [card, options] of this.#twins(found)) for (const option of options) add(card, option)
    return found
  }

  /** Two alike cards in one zone are one answer: both can be pressed. */
  #twins(found: Map<string, Option[]>): [string, Option[]][] {
    const twins: [string, Option[]][] = []
    for (const [id, zone] of this.zones) {
      if (found.has(id)) continue
      const face = this.cards.get(id)?.face
      const same = this.shown.filter((it) => it.card !== null && it.face === face && this.zones.get(it.card) === zone)
      if (same.length > 0) twins.push([id, same])
    }
    return twins
  }

  optionsOf(card: string): Option[] {
    return this.#byCard.get(card) ?? []
  }

  /** Answers that go to a place, or to one of those cards beside it. */
  optionsTo(title: string): Option[] {
    return this.shown.filter(({ place }) => place === `to ${title}`)
  }

  optionsIn(zone: string): Option[] {
    return this.shown.filter(({ card }) => card !== null && this.zones.get(card) === zone)
  }

  isApart(option: Option): boolean {
    return option.card === null && APART.has(option.verb)
  }

  choose(option: Option): void {
    if (!this.canChoose || this.busy) return
    this.remembers()
    this.picked = null
    this.open = null
    this.near = null
    this.#given().choose?.(option.notation)
  }

  /** One answer is given; of several, one chooses in the panel; none: nothing is done. */
  takes(options: readonly Option[], title: string): boolean {
    const [only] = options
    if (only === undefined || !this.canChoose || this.busy) return false
    if (options.length === 1) this.choose(only)
    else if (options.length === this.options.filter((option) => !this.isApart(option)).length) this.#shows(only)
    else this.picked = { title, options: [...options], number: this.decision?.number ?? -1 }
    return true
  }

  /** All the answers are about what was pressed: they are where they are. */
  #shows({ notation }: Option): void {
    document.querySelector<HTMLElement>(`[data-answer="${CSS.escape(notation)}"]`)?.focus()
  }

  press(card: ViewCard): void {
    if (!this.takes(this.optionsOf(card.id), t(card.title))) this.open = { card }
  }

  // -- words -------------------------------------------------------------------------------------------------------

  /** An answer in its parts: what is done, to what, where. */
  words(option: Option): Answer {
    return tanswer(option)
  }

  sentence(option: Option): string {
    return inOrder(this.words(option))
  }

  note(option: Option): string {
    return this.family.note(this.view, this.faces, option)
  }

  whyNot(card: ViewCard): string | null {
    if (this.optionsOf(card.id).length > 0 || !this.canChoose) return null
    return this.family.whyNot(this.view, this.faces, card)
  }

  /** Opens the rule and the card behind something. */
  why(about: string, clause: string | null, face: string | null): void {
    const { onwhy } = this.#given()
    if (onwhy) onwhy(clause, face)
    else why({ about, game: this.view.game, clause, face })
  }

  // -- what changed ------------------------------------------------------------------------------------------------

  /** From now on, what is different from this moment is marked. */
  remembers(view = this.view): void {
    const meters = new Map(view.meters.map(({ name, value }) => [name, value]))
    this.#seen = new Map(this.#seen).set(view.viewer, { zones: zonesOf(view), meters })
  }

  isNew(card: string): boolean {
    const before = this.#before
    const zone = this.zones.get(card)
    if (before === undefined || zone === undefined || /\.(hand|played)$/.test(zone)) return false
    return before.zones.get(card) !== zone
  }

  changeOf(meter: string, value: number): number {
    return value - (this.#before?.meters.get(meter) ?? value)
  }
}

const KEY = Symbol('play')

export function lays(play: Play): Play {
  return setContext(KEY, play)
}

export function play(): Play {
  return getContext<Play>(KEY)
}
