/** Words for what the protocol calls by a key. */

import type { GameCard, SeatInfo, TableInfo } from './protocol'
import { t } from './words.svelte'

/** `mastermind_mode` is shown as "Mastermind mode". */
export function named(key: string): string {
  const words = key.replaceAll('_', ' ')
  return t(words.charAt(0).toUpperCase() + words.slice(1))
}

export function seatsOf(game: GameCard): string {
  const [least, most] = [Math.min(...game.seats), Math.max(...game.seats)]
  return t('{least} to {most} players', { least, most })
}

const PHRASES: Record<string, string> = {
  hello: 'Hello!',
  good_luck: 'Good luck!',
  well_played: 'Well played!',
  thanks: 'Thank you!',
  thinking: 'Let me think …',
  sorry: 'Sorry!',
  oops: 'Oops!',
  wow: 'Wow!',
  help: 'Help me!',
  goodbye: 'Goodbye!',
}

export function phrase(key: string): string {
  return t(PHRASES[key] ?? key)
}

const OUTCOMES: Record<string, string> = { won: 'Won', lost: 'Lost', draw: 'Draw', tied: 'Tied' }

export function outcome(table: TableInfo): string {
  return table.outcome === null ? '' : t(OUTCOMES[table.outcome] ?? table.outcome)
}

/** The names that the log uses: villains where there are sides, since "You plays" is no sentence. */
export function namesInLog(table: TableInfo): string[] {
  return table.seats.map((seat) => seat.side ?? (seat.name === 'You' ? t('Player {number}', { number: seat.index + 1 }) : seat.name))
}

/** Who sits there, in a few words. */
export function sits(seat: SeatInfo): string {
  if (seat.strength !== null) return t('bot, {strength}', { strength: t(seat.strength) })
  if (!seat.taken) return t('waiting for a friend')
  if (seat.yours) return seat.kind === 'here' ? t('at this screen') : t('you')
  return seat.present ? t('here') : t('away')
}
