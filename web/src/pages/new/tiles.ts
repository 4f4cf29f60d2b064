/** What stands behind a choice of a set-up: its own card, or the cards of its unit. */

import type { Face } from '../../lib/protocol'

export function cardsOf(name: string, book: ReadonlyMap<string, Face>): Face[] {
  const own = book.get(name)
  return own !== undefined ? [own] : Array.from(book.values()).filter((face) => face.unit === name)
}

/** Teams and classes of these cards, each once, those first that come most often. */
export function traitsOf(cards: readonly Face[]): string[] {
  const count = new Map<string, number>()
  for (const trait of cards.flatMap((card) => card.traits)) count.set(trait, (count.get(trait) ?? 0) + 1)
  return [...count].sort((one, other) => other[1] - one[1]).map(([trait]) => trait)
}
