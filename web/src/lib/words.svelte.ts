/**
 * Every word on the page. The English text is the key; the server's catalogue (src/longbox/languages) holds what is
 * said instead. Texts that a game has put together already are recognised by keys with places: `Where does {card} go?`.
 */

import { ask } from './api'
import type { LogLine } from './protocol'

export type Values = Record<string, string | number>

type Catalogue = Record<string, string>

/** A key with places, as what recognises a text made from it, and what is said instead. */
interface Pattern {
  open: boolean // begins with a place
  said: number
  text: RegExp
  sentence: string
}

interface Language {
  code: string
  catalogue: Catalogue
  patterns: Pattern[]
  made: Map<string, string>
}

const PLACE = /\{(\w+)(?::([^{}]*))?\}/g // {card}, {number:card}, {number:Karte|Karten}
const LEAST_SAID = 3 // letters that a key says besides its places, if it begins with one, before it may be recognised
const NUMBERS = new Set(['number', 'count']) // places that hold a number and nothing else

const ENGLISH: Language = { code: 'en', catalogue: {}, patterns: [], made: new Map() }

let language = $state.raw(ENGLISH)

/** Fetches the catalogue of a language. That of English holds the sentences of the log only. */
export async function speak(code: string): Promise<void> {
  const catalogue = await ask<Catalogue>('GET', `/api/words/${code}`)
  language = { code, catalogue, patterns: patterns(catalogue), made: new Map() }
}

export function spoken(): string {
  return language.code
}

/** `t('It is the turn of {name}', {name})`; without values it may be a text that a game has put together. */
export function t(english: string, values?: Values): string {
  const { catalogue } = language
  if (values !== undefined) return fill(catalogue[english] ?? english, values)
  return catalogue[english] ?? recognised(english)
}

/** What the language has for a ready-made text: a prompt, a place, a reason. */
function recognised(text: string): string {
  const known = language.made.get(text)
  if (known !== undefined) return known
  const found = match(text) ?? text
  language.made.set(text, found)
  return found
}

function match(text: string): string | null {
  for (const pattern of language.patterns) {
    const groups = pattern.text.exec(text)?.groups
    if (groups === undefined) continue
    const values = Object.entries(groups).map(([name, value]) => [name, t(value)] as const)
    return fill(pattern.sentence, Object.fromEntries(values))
  }
  return withName(text)
}

/** `Thor at Hel`: the longest that is known stands first, and where it is behind it. */
function withName(text: string): string | null {
  for (let space = text.lastIndexOf(' '); space > 0; space = text.lastIndexOf(' ', space - 1)) {
    const known = language.catalogue[text.slice(0, space)]
    const rest = text.slice(space + 1)
    if (known === undefined) continue
    const found = language.catalogue[rest] ?? match(rest)
    if (found !== null) return `${known} ${found}`
  }
  return null
}

/** What of an answer is told from what it is about; see `tanswer`. */
export interface Answer {
  before: string
  what: string
  place: string
  after: string
}

/** An answer as it is shown: its verb says how, before and after what stands behind it in the notation. */
export function tanswer(option: { notation: string; verb: string; place: string | null }): Answer {
  const { notation, verb, place } = option
  const rest = notation.startsWith(verb) ? notation.slice(verb.length).trim() : notation
  if (rest === '') return { before: t(verb), what: '', place: '', after: '' }
  const what = place !== null && rest.endsWith(place) ? rest.slice(0, rest.length - place.length).trim() : rest
  const [before = '', after = ''] = t(`${verb} {what}`).split('{what}')
  return { before: before.trim(), what: what && t(what), place: place === null ? '' : t(place), after: after.trim() }
}

/** The parts of an answer as one sentence; where what it is about is told elsewhere, a gap stands for it. */
export function inOrder({ before, what, place, after }: Answer): string {
  const about = [what, place].filter((words) => words !== '').join(' ')
  const gap = before !== '' && after !== '' ? '…' : ''
  return [before, about || gap, after].filter((words) => words !== '').join(' ')
}

/** A line of the log as a sentence, from the parts in which it was told. */
export function tlog(line: LogLine, names: readonly string[], game: string): string {
  const sentence = language.catalogue[`${game}:${line.kind}`]
  if (sentence === undefined) return line.text
  return fill(sentence, {
    who: line.seat === null ? '' : (names[line.seat] ?? ''),
    card: line.card ?? '',
    number: line.number ?? 0,
    place: line.place === null ? '' : t(line.place),
    other: line.other ?? '',
    cards: line.cards.length > 0 ? `: ${line.cards.join(', ')}` : '',
  })
}

/** `{name}` is replaced; `{n:card}` counts by adding an s, `{n:Karte|Karten}` with both words. */
function fill(text: string, values: Values): string {
  return text.replace(PLACE, (whole, name: string, noun?: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return noun === undefined ? String(value) : `${value} ${counted(noun, value)}`
  })
}

function counted(noun: string, number: string | number): string {
  const [one = '', many = `${one}s`] = noun.split('|')
  return String(number) === '1' ? one : many
}

/** The keys with places: those that begin with a word first, of these what says most itself. */
function patterns(catalogue: Catalogue): Pattern[] {
  return Object.entries(catalogue)
    .filter(([key]) => key.includes('{'))
    .map(([key, sentence]) => ({ open: key.startsWith('{'), said: said(key), text: pattern(key), sentence }))
    // A key that begins with a place and hardly says anything would take any text for its own.
    .filter((each) => each.said >= (each.open ? LEAST_SAID : 1))
    .sort((one, other) => Number(one.open) - Number(other.open) || other.said - one.said)
}

/** How many letters a key says besides its places. */
function said(key: string): number {
  return key.replace(PLACE, '').match(/\p{L}/gu)?.length ?? 0
}

/** What recognises a text made from this key. A place that counts takes the noun along; a `{number}` is one. */
function pattern(key: string): RegExp {
  let source = ''
  let end = 0
  for (const place of key.matchAll(PLACE)) {
    source += escape(key.slice(end, place.index)) + group(place[1] ?? '', place[2])
    end = place.index + place[0].length
  }
  return new RegExp(`^${source}${escape(key.slice(end))}$`, 's')
}

function group(name: string, noun: string | undefined): string {
  if (noun === undefined) return `(?<${name}>${NUMBERS.has(name) ? '[+-]?\\d+' : '.+?'})`
  const [one = '', many = `${one}s`] = noun.split('|')
  return `(?<${name}>\\d+) (?:${escape(one)}|${escape(many)})`
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** A moment as people of this language write it. */
export function moment(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(language.code, { dateStyle: 'medium', timeStyle: 'short' })
}
