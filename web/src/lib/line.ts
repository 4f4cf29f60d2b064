/**
 * A set-up as a line of text, the same that the terminal takes:
 * `longbox play legendary-1e --players 2 --mastermind "Red Skull" --showdown`.
 */

import type { GameCard, OpenTable, OptionInfo, SeatWish } from './protocol'

const WORDS = /"((?:[^"\\]|\\.)*)"|'([^']*)'|([^\s"']+)/g
const MOST_SEED = 15 // digits that a number of this browser holds exactly

export function lineOf(wish: OpenTable): string {
  const words = ['longbox', 'play', wish.game, '--players', String(wish.seats.length)]
  if (wish.seed !== undefined && wish.seed !== null) words.push('--seed', String(wish.seed))
  for (const [name, value] of Object.entries(wish.options ?? {})) {
    const flag = `--${name.replaceAll('_', '-')}`
    if (value === true) words.push(flag)
    else if (Array.isArray(value)) for (const each of value) words.push(flag, quoted(String(each)))
    else if (value !== false && value !== null) words.push(flag, quoted(String(value)))
  }
  return words.join(' ')
}

function quoted(word: string): string {
  return /^[\w.:,-]+$/.test(word) ? word : `"${word.replace(/["\\]/g, '\\$&')}"`
}

/** The set-up of a line. A line that cannot be read is refused with a sentence. */
export function wishOf(line: string, games: readonly GameCard[]): OpenTable {
  const words = split(line)
  const game = games.find((each) => words.includes(each.game))
  if (game === undefined) throw new Error('This line names no game that is here.')
  const wish: OpenTable = { game: game.game, seats: seats(Math.min(...game.seats)), options: {} }
  let place = words.indexOf(game.game) + 1
  while (place < words.length) place = reads(words, place, game, wish)
  return wish
}

/** Takes one `--name value` into the wish; the answer is where the next one begins. */
function reads(words: string[], place: number, game: GameCard, wish: OpenTable): number {
  const word = words[place] ?? ''
  const [flag = '', joined] = word.split(/=(.*)/s, 2)
  const name = flag.replace(/^--/, '').replaceAll('-', '_')
  if (flag === word && !word.startsWith('--')) throw new Error(`"${word}" in this line has no name before it.`)
  const option = game.options.find((each) => each.name === name)
  if (option?.kind === 'flag') {
    wish.options = { ...wish.options, [name]: true }
    return place + 1
  }
  const value = joined ?? words[place + 1]
  if (value === undefined) throw new Error(`"${flag}" in this line has nothing behind it.`)
  if (name === 'players') wish.seats = seats(Math.max(1, Math.min(5, Number(value) || 1)))
  else if (name === 'seed') wish.seed = seed(value)
  else if (option !== undefined) wish.options = { ...wish.options, [name]: taken(option, wish.options?.[name], value) }
  else if (name !== 'seat') throw new Error(`"${flag}" is no option of ${game.title}.`)
  return place + (joined === undefined ? 2 : 1)
}

function taken(option: OptionInfo, before: unknown, value: string): unknown {
  if (option.kind === 'one') return value
  if (option.kind === 'number') return Number(value)
  const list = Array.isArray(before) ? before : []
  const known = option.values.includes(value)
  const more = known ? [value] : value.split(',').map((each) => each.trim())
  return [...list, ...(option.kind === 'numbers' ? more.map(Number) : more)]
}

function seed(value: string): number {
  if (!/^-?\d+$/.test(value) || value.length > MOST_SEED) throw new Error('The seed of this line is no number that fits.')
  return Number(value)
}

/** You and bots. */
export function seats(count: number): SeatWish[] {
  return Array.from({ length: count }, (_, place): SeatWish => (place === 0 ? { kind: 'you' } : { kind: 'bot' }))
}

function split(line: string): string[] {
  return Array.from(line.matchAll(WORDS), ([, double, single, plain]) =>
    double !== undefined ? double.replace(/\\(.)/g, '$1') : (single ?? plain ?? ''),
  )
}
