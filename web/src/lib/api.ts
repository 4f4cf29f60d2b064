/** Requests to the server. A refusal is thrown as Refusal, whose message is a sentence fit to be shown. */

import type { Person, Problem } from './protocol'

export class Refusal extends Error {
  constructor(
    sentence: string,
    readonly status: number,
    readonly about: string | null = null,
  ) {
    super(sentence)
  }
}

const PLACE = 'longbox.person'

export function person(): Person | null {
  const said = localStorage.getItem(PLACE)
  return said === null ? null : (JSON.parse(said) as Person)
}

export function remember(who: Person): void {
  localStorage.setItem(PLACE, JSON.stringify(who))
}

export function forget(): void {
  localStorage.removeItem(PLACE)
}

/** One request, with the token of whoever has entered. */
export async function ask<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const answer = await send(method, path, body)
  return (await answer.json()) as T
}

/** A file, such as the record of a finished game. */
export async function file(path: string): Promise<string> {
  return (await send('GET', path)).text()
}

async function send(method: string, path: string, body?: object): Promise<Response> {
  const headers: Record<string, string> = {}
  const who = person()
  if (who !== null) headers['Authorization'] = `Bearer ${who.token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(address(path), { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    throw new Refusal('The server does not answer. Is Longbox still running?', 0)
  }
  if (!answer.ok) throw await refusal(answer)
  return answer
}

async function refusal(answer: Response): Promise<Refusal> {
  const said = answer.headers.get('Content-Type') ?? ''
  if (!said.includes('json')) return new Refusal(`The server answered with ${answer.status}.`, answer.status)
  const problem = (await answer.json()) as Problem
  return new Refusal(problem.error, answer.status, problem.about)
}

/** The page may lie under any path of its server. */
function address(path: string): URL {
  return new URL(`.${path}`, document.baseURI)
}

export function socketAddress(path: string): URL {
  const place = address(path)
  place.protocol = place.protocol === 'https:' ? 'wss:' : 'ws:'
  return place
}

/** Whoever plays on their own machine enters without being asked. */
export async function enter(name?: string, password?: string): Promise<Person> {
  const who = await ask<Person>('POST', '/api/people', { ...(name ? { name } : {}), ...(password ? { password } : {}) })
  remember(who)
  return who
}
