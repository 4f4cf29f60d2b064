/** "Why?": opens the rule and the card behind a question, a number or a line of the log, from anywhere on the page. */

export interface Why {
  /** What was asked about, as a heading. */
  about: string
  game: string
  /** The rule behind it. */
  clause?: string | null
  /** The face of the card behind it, or its title. */
  face?: string | null
  /** Where a number comes from: `[["printed", 5], ["2 Bystanders", 2]]`. */
  parts?: readonly (readonly [string, number])[]
  /** More sentences. */
  says?: readonly string[]
}

let asked = $state.raw<Why | null>(null)

export function why(about: Why): void {
  asked = about
}

export function askedWhy(): Why | null {
  return asked
}

export function answered(): void {
  asked = null
}
