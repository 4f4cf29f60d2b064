/** How a game begins: with one press, as last time, or from a line of text. */

import { ask } from './api'
import type { GameCard, Opened, OpenTable, SeatWish } from './protocol'
import { go } from './route.svelte'

const PLACE = 'longbox.setup.'

/** The rulebook's own first game where it has one, with as few seats as the game allows; bots sit on the others. */
export function firstGame(game: GameCard): OpenTable {
  const others = Math.max(0, Math.min(...game.seats) - 1)
  const bots = Array.from({ length: others }, (): SeatWish => ({ kind: 'bot', strength: 'normal' }))
  const options = game.options.some((option) => option.name === 'first_game') ? { first_game: true } : {}
  return { game: game.game, seats: [{ kind: 'you' }, ...bots], options }
}

/** You and a friend by link: the table waits until the friend has come. */
export function withFriend(game: GameCard): OpenTable {
  const first = firstGame(game)
  return { ...first, seats: [{ kind: 'you' }, { kind: 'link' }, ...first.seats.slice(2)] }
}

/** Opens the table and goes there. */
export async function begin(wish: OpenTable): Promise<void> {
  const opened = await ask<Opened>('POST', '/api/tables', wish)
  localStorage.setItem(PLACE + wish.game, JSON.stringify(wish))
  go('table', opened.table)
}

/** The set-up that this browser opened last. */
export function lastSetup(game: string): OpenTable | null {
  const said = localStorage.getItem(PLACE + game)
  return said === null ? null : (JSON.parse(said) as OpenTable)
}
