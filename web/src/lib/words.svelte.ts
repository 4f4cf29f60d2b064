/** Every word on the page: the English sentence is the key, a catalogue of the server holds the other language. */

import { ask } from './api'
import type { LogLine } from './protocol'

export type Values = Record<string, string | number>

/** A sentence, or under the name of a family the sentences of its log by kind. */
export type Catalogue = Record<string, string | Record<string, string>>


let current = $state.raw<{ language: string; catalogue: Catalogue }>({ language: 'en', catalogue: {} })

/** Fetches the catalogue of a language; English is what stands in the sources. */
export async function speak(language: string): Promise<void> {
  const catalogue = language === 'en' ? {} : await ask<Catalogue>('GET', `/api/words/${language}`)
  current = { language, catalogue }
}

/** `t('It is {name}’s turn', {name})` in the language of the settings. */
export function t(english: string, values: Values = {}): string {
  const said = current.catalogue[english]
  return fill(typeof said === 'string' ? said : english, values)
}

/** A line of the log as a sentence. A language without a sentence for this kind of event gives the server's English. */
export function tlog(line: LogLine, names: readonly string[], family: string): string {
  const sentences = current.catalogue[`log ${family}`]
  const sentence = typeof sentences === 'object' ? sentences[line.kind] : undefined
  if (sentence === undefined) return line.text
  return fill(sentence, {
    who: line.seat === null ? '' : (names[line.seat] ?? ''),
    card: line.card === null ? '' : t(line.card),
    number: line.number ?? 0,
    place: line.place === null ? '' : t(line.place),
    other: line.other === null ? '' : t(line.other),
    cards: line.cards.length > 0 ? `: ${line.cards.map((title) => t(title)).join(', ')}` : '',
  })
}

/** `{name}` is replaced; `{number:card|cards}` counts, with one form for 1 and one for the rest. */
function fill(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)(?::([^}|]+)(?:\|([^}]+))?)?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = values[name]
    if (value === undefined) return whole
    if (one === undefined) return String(value)
    return `${value} ${value === 1 ? one : (many ?? `${one}s`)}`
  })
}

/** A number or a day as people of this language write it. */
export function day(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(current.language, { dateStyle: 'medium', timeStyle: 'short' })
}
