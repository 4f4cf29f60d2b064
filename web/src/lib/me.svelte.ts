/** Who sits at this browser, and what the server has to offer: games, running tables, languages. */

import { ask, enter, forget, person, Refusal } from './api'
import type { GameCard, Lobby } from './protocol'

let lobby = $state.raw<Lobby | null>(null)
let name = $state<string | null>(person()?.name ?? null)

/** What the server offers; null until it has answered. */
export function theLobby(): Lobby | null {
  return lobby
}

export function game(id: string): GameCard | undefined {
  return lobby?.games.find((each) => each.game === id)
}

/** The name under which this person plays; null while nobody has entered. */
export function myName(): string | null {
  return name
}

/** Asks the server anew. On a server of one's own everybody enters without being asked. */
export async function fetchLobby(): Promise<void> {
  let found = await asksLobby()
  if (!found.public && person() === null) {
    await comeIn()
    found = await asksLobby()
  }
  lobby = found
}

async function asksLobby(): Promise<Lobby> {
  try {
    return await ask<Lobby>('GET', '/api/lobby')
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error
    leave() // The server does not know this person any more.
    return ask<Lobby>('GET', '/api/lobby')
  }
}

export async function comeIn(wished?: string, password?: string): Promise<void> {
  name = (await enter(wished, password)).name
}

export function leave(): void {
  forget()
  name = null
}
