/** Asking the rulebooks. */

import { ask } from './api'
import type { Rule } from './protocol'
import { spoken } from './words.svelte'

/** One clause, in the language that is spoken. */
export function ruleOf(clause: string): Promise<Rule> {
  return ask<Rule>('GET', `/api/rules/${encodeURIComponent(clause)}?language=${spoken()}`)
}

/** The rules that speak of these words; of every game where none is named. */
export function rulesOn(words: string, game: string, language: string): Promise<Rule[]> {
  const query = new URLSearchParams({ words, language, ...(game ? { game } : {}) })
  return ask<Rule[]>('GET', `/api/rules?${query}`)
}
