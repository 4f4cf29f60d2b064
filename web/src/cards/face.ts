/** What is printed on a face, ready to be drawn: numbers with their marks, signs, colours, and words for the ear. */

import type { Face } from '../lib/protocol'
import { t } from '../lib/words.svelte'
import { OUTLINES, SIGNS } from './icons'

/** A card as a view shows it, with its numbers of this moment. */
export interface ViewCard {
  id: string
  face: string
  title: string
  attack?: number
  attack_parts?: [string, number][]
  strength?: number
  strength_parts?: [string, number][]
  gathered?: number
  cost?: number
  tokens?: number
  soul_mark?: boolean
  protected_by?: string
  used?: boolean
  played_as?: string
}

export interface Badge {
  name: string
  text: string
  /** What it gives stands left, what it takes stands right. */
  side: 'left' | 'right'
  /** Above or below what is printed. */
  change: -1 | 0 | 1
}

export const COLOURS: Record<string, string> = {
  hero: 'hero', 'fate effect': 'hero', 'fate item': 'hero', ally: 'ally', effect: 'effect', item: 'item', event: 'event',
  specialty: 'specialty', stone: 'specialty', upgrade: 'specialty', tile: 'specialty', rival: 'villain',
  villain: 'villain', henchman: 'villain', mastermind: 'mastermind', tactic: 'mastermind', strike: 'mastermind',
  scheme: 'scheme', twist: 'scheme', location: 'scheme', bystander: 'bystander', wound: 'wound', basic: 'grey',
} // prettier-ignore

const SIGN_OF_KIND: Record<string, string> = { 'fate effect': 'fate', 'fate item': 'fate', rival: 'vanquish' }

/** Kinds that are fought: for them `attack` is what it takes, not what it gives. */
const FOUGHT = new Set(['villain', 'henchman', 'mastermind', 'tactic'])

export function classOf(face: Face): string | undefined {
  return face.traits.find((trait) => trait in OUTLINES)
}

export function teamsOf(face: Face): string[] {
  return face.traits.filter((trait) => !(trait in OUTLINES))
}

export function signOf(face: Face): string {
  return classOf(face) ?? SIGN_OF_KIND[face.kind] ?? face.kind
}

/** The name of the colour token of a face. */
export function colourOf(face: Face): string {
  return classOf(face)?.toLowerCase() ?? COLOURS[face.kind] ?? 'grey'
}

/** A number as it is printed; nothing where there is none. */
export function printed(face: Face, name: string): string {
  return `${face.numbers[name] ?? ''}${face.marks[name] ?? ''}`
}

export function badges(face: Face, card?: ViewCard): Badge[] {
  const isFought = FOUGHT.has(face.kind)
  const isFamilyOfPower = 'strength' in face.numbers || 'activation_cost' in face.numbers || face.game === 'villainous'
  const found: Badge[] = []
  const add = (name: string, side: Badge['side'], as = name, now?: number): void => {
    const text = now === undefined ? printed(face, name) : String(now)
    if (text === '') return
    const change = now === undefined ? 0 : Math.sign(now - (face.numbers[name] ?? now))
    found.push({ name: as, text, side, change: change as Badge['change'] })
  }
  if (!isFought) add('recruit', 'left')
  add('attack', isFought || card?.attack !== undefined ? 'right' : 'left', 'attack', card?.attack)
  add('vp', 'left')
  add('strength', face.kind === 'event' ? 'right' : 'left', 'strength', card?.strength)
  if (face.numbers.cost !== undefined || card?.cost !== undefined) {
    add('cost', 'right', isFamilyOfPower ? 'power' : 'cost', isFamilyOfPower ? card?.cost : undefined)
  }
  add('activation_cost', 'right', 'activate')
  return found
}

const NAMES: Record<string, string> = {
  recruit: 'Recruit', attack: 'Attack', vp: 'Victory Points', strength: 'Strength', cost: 'Cost', power: 'Cost',
  activate: 'Activation',
} // prettier-ignore

export function nameOfBadge(name: string): string {
  return t(NAMES[name] ?? name)
}

/** What is drawn on a face besides its title and rule, in one sentence for those who hear it. */
export function aloud(face: Face, card?: ViewCard): string {
  const numbers = badges(face, card).map(({ name, text }) => `${nameOfBadge(name)} ${text}`)
  const whose = face.unit !== '' && face.unit !== face.title ? [t(face.unit)] : []
  const states = [
    card?.soul_mark ? t('Soul Mark') : '',
    card?.protected_by ? t('protected by {name}', { name: t(card.protected_by) }) : '',
    card?.used ? t('used this turn') : '',
  ].filter((words) => words !== '')
  return [...whose, ...face.traits.map((trait) => t(trait)), ...numbers, ...states].join(', ')
}

export interface Piece {
  text: string
  sign?: string
  bold?: boolean
}

/** A rule in pieces: `[Tech]` becomes a sign, and what an ability begins with stands out. */
export function pieces(rule: string): Piece[] {
  const found: Piece[] = []
  for (const part of rule.split(/(\[[^\]]+\])/)) {
    const sign = /^\[(.+)\]$/.exec(part)?.[1]
    if (sign !== undefined) found.push(sign in SIGNS ? { text: t(sign), sign } : { text: t(sign), bold: true })
    else found.push(...withAbilities(part))
  }
  return found
}

function withAbilities(text: string): Piece[] {
  return text
    .split(/((?:^|(?<=[.!] ))\p{Lu}[\p{L}\d' -]{2,26}:)/u)
    .filter((part) => part !== '')
    .map((part) => (part.endsWith(':') && part.length < 30 ? { text: part, bold: true } : { text: part }))
}

/** How sure we are of what is printed. */
export const PROVENANCE: Record<string, { glyph: string; words: string }> = {
  rulebook: { glyph: '◆', words: 'from the rulebook' },
  sourced: { glyph: '◇', words: 'from several sources' },
  'single source': { glyph: '○', words: 'from a single source' },
  original: { glyph: '✎', words: 'written for Longbox' },
}

export const RARITY: Record<string, string> = { common: '●', uncommon: '●●', rare: '★' }

/** A title in so many lines of about the same length. */
export function inLines(title: string, most: number): string[] {
  const words = title.split(' ')
  const lines: string[] = []
  let rest = title.length
  while (words.length > 0) {
    const wanted = rest / (most - lines.length)
    let line = words.shift()!
    while (words.length > 0 && (lines.length === most - 1 || line.length + words[0]!.length / 2 < wanted)) {
      line += ` ${words.shift()!}`
    }
    rest -= line.length + 1
    lines.push(line)
  }
  return lines
}
