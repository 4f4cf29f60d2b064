/** The printed faces of every game, each fetched once, and the player's own scans of them. */

import { SvelteMap } from 'svelte/reactivity'

import { ask } from './api'
import type { Face } from './protocol'

const books = new SvelteMap<string, Map<string, Face>>()
const asked = new Map<string, Promise<Map<string, Face>>>()
let scans = $state.raw<Record<string, string>>({})

/** The faces of a game by name: empty until they are there. */
export function faces(game: string): Map<string, Face> {
  return books.get(game) ?? new Map<string, Face>()
}

export function fetchFaces(game: string): Promise<Map<string, Face>> {
  let coming = asked.get(game)
  if (coming === undefined) {
    coming = load(game)
    asked.set(game, coming)
    coming.catch(() => asked.delete(game)) // so that the next one who asks tries again
  }
  return coming
}

async function load(game: string): Promise<Map<string, Face>> {
  const list = await ask<Face[]>('GET', `/api/games/${game}/cards`)
  const book = new Map(list.map((face) => [face.face, face]))
  books.set(game, book)
  return book
}

export async function fetchScans(): Promise<void> {
  scans = await ask<Record<string, string>>('GET', '/api/scans')
}

/** Where the player's own picture of this face lies, if there is one. */
export function scanOf(face: Face): string | undefined {
  return scans[`${face.game}/${face.face}`] ?? scans[face.face]
}
