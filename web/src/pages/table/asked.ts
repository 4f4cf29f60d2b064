/** What the page around the board needs to know of the view. */

import type { State } from '../../lib/protocol'

/** docs/protocol.md, "The decision": the options are there for the seat that is asked. */
export interface Question {
  number: number
  seat: number
  prompt: string
  source: string | null
  clause: string | null
  options?: unknown[]
}

export function question(state: State): Question | null {
  return (state.view as { decision?: Question | null }).decision ?? null
}

/** To where "undo" goes: before your own last answer, as far as that is allowed. */
export function undoTarget(state: State): number | null {
  const { last, oldest } = state.undo
  return last !== null && last >= oldest ? last : null
}

/** Whether taking back what has revealed something is asked of somebody: other people play too. */
export function asksOthers(state: State): boolean {
  return state.table.seats.some(({ kind, taken, yours }) => kind !== 'bot' && taken && !yours)
}
