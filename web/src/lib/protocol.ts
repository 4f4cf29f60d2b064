// Made from src/longbox/server/protocol.py by `python -m longbox.server.describe`: change it there.

export const VERSION = 1

export const MOST_BYTES = 16384

export const MOST_NAME = 24

export const MOST_WORDS = 280

export const PHRASES = ["hello", "good_luck", "well_played", "thanks", "thinking", "sorry", "oops", "wow", "help", "goodbye"] as const

export type SeatKind = "you" | "here" | "link" | "bot"

export type Strength = "easy" | "normal" | "hard"

export type OptionKind = "one" | "several" | "flag" | "number" | "numbers"

export type Phase = "waiting" | "playing" | "over" | "frozen"

/** `POST /api/people`: a new person, or an old one by name and password. A local server needs neither. */
export interface Enter {
  name?: string
  password?: string | null
}

/** Who shall sit on a seat: you, somebody at this screen, a friend by link, or a bot of some strength. */
export interface SeatWish {
  kind: SeatKind
  name?: string | null
  strength?: Strength
}

/** `POST /api/tables`: a new table. What is left out of the options is drawn by the rules of the set-up. */
export interface OpenTable {
  game: string
  seats: SeatWish[]
  options?: Record<string, unknown>
  seed?: number | null
}

/** `POST /api/tables/import`: goes on with the game of a record; a finished one can then be replayed. */
export interface ImportTable {
  record: string
  /** empty: you on the first seat, bots on the others */
  seats?: SeatWish[]
}

/** `POST /api/tables/{table}/branch`: "what if": a new table from the first so many answers of a finished game. */
export interface Branch {
  answers: number
  seats?: SeatWish[]
}

/** `POST /api/tables/{table}/join`: takes the seat of an invitation, or comes to watch with the watchers' one. */
export interface Join {
  invite: string
  name?: string | null
}

/** `POST /api/tables/{table}/reports`: something is wrong here; the record of this moment is kept with the words. */
export interface Report {
  words?: string
}

/** Any request that is refused: one sentence fit to be shown, and what part of the request it is about. */
export interface Problem {
  error: string
  about: string | null
}

/** Who you are. The token is yours alone: it opens your seats. */
export interface Person {
  token: string
  name: string
}

/** One seat as everybody at the table may know it. */
export interface SeatInfo {
  index: number
  kind: SeatKind
  name: string
  /** somebody has sat down here; a seat by link waits for that */
  taken: boolean
  /** whoever sits here is connected; bots always are */
  present: boolean
  /** of the bot that answers now; null while a person does */
  strength: Strength | null
  yours: boolean
  /** who is played there, where a game deals sides: a villain of Villainous */
  side: string | null
  /** only for the host, while the seat waits: what the link must carry */
  invite: string | null
}

/** A table in the lobby, in the history and in every state. */
export interface TableInfo {
  table: string
  game: string
  title: string
  phase: Phase
  seats: SeatInfo[]
  /** whether you opened it */
  host: boolean
  watchers: number
  /** only for the host: what a link for watchers must carry */
  watch: string | null
  /** seconds since 1970 */
  created: number
  touched: number
  answers: number
  /** whose decision it is, by name */
  turn: string | null
  /** of a finished game, in one word */
  outcome: string | null
  /** the options that were chosen; no seed while the game goes on */
  setup: Record<string, unknown>
  /** of a finished game: the line that sets the same game up again */
  again: string | null
  /** somebody may know the deal: the seed was chosen, or the game goes on from a record */
  known: boolean
}

/** One option of a set-up: `one` of the values, `several`, a `flag`, a `number` or `numbers` for each seat. */
export interface OptionInfo {
  name: string
  kind: OptionKind
  help: string
  values: string[]
  default: unknown
  /** one value for every seat, in their order */
  each_seat: boolean
}

/** A game of the lobby, with every option of its set-up. */
export interface GameCard {
  game: string
  title: string
  family: string
  seats: number[]
  options: OptionInfo[]
  spaces: Record<string, string[]>
}

/** `GET /api/lobby`: what can be played and what is going on. */
export interface Lobby {
  version: number
  /** names are asked for */
  public: boolean
  games: GameCard[]
  /** yours, the one touched last first */
  tables: TableInfo[]
  phrases: string[]
  languages: string[]
}

/** The answer to `OpenTable`, `ImportTable`, `Branch` and `Join`. */
export interface Opened {
  table: string
  /** yours; none for a watcher */
  seats: number[]
}

/** One printed face: `GET /api/games/{game}/cards` lists them all. */
export interface Face {
  game: string
  face: string
  title: string
  kind: string
  unit: string
  copies: number
  numbers: Record<string, number>
  marks: Record<string, string>
  traits: string[]
  needs: string[]
  rarity: string | null
  rule: string
  source: string
  clause: string | null
  notes: string[]
}

/** One clause of a rulebook: `GET /api/rules?words=…&game=…&language=…` and `GET /api/rules/{clause}?language=…`. */
export interface Rule {
  id: string
  game: string
  book: string
  section: string
  title: string
  text: string
  ruling: string | null
}

/** One moment of a finished game: `GET /api/tables/{table}/replay?at=…&seat=…`. */
export interface Frame {
  /** how many answers have been given */
  at: number
  /** all of them, to scrub over */
  answers: string[]
  /** who gave each */
  seats: number[]
  view: unknown
  /** what the last answer brought about */
  log: LogLine[]
  result: ResultInfo | null
}

/** How one of your seats has fared in one game: `GET /api/statistics`. */
export interface SeatRecord {
  game: string
  /** the villain, the Mastermind, or whatever the game tells apart */
  side: string
  games: number
  wins: number
  seconds: number
}

/** The answer to `Report`: under this id the record of the moment is kept. */
export interface Reported {
  report: string
}

/** The first message. A client that comes back says how many log lines it has already, and what it heard last. */
export interface Hello {
  type: "hello"
  token: string
  seen?: number
  /** of the State that brought them; another log begins anew */
  log_of?: string
  /** the highest number of a Said; what was said after it is said again */
  heard?: number
}

/** An answer to question `number`, by its notation. `id` comes back with the acknowledgement. */
export interface Answer {
  type: "answer"
  id: number
  seat: number
  number: number
  notation: string
}

/** Back to when `answers` answers had been given. Where others must agree, they are asked. */
export interface Undo {
  type: "undo"
  id: number
  answers: number
}

/** Gives the last undone answer again. */
export interface Redo {
  type: "redo"
  id: number
}

/** Yes or no to somebody's wish to undo. */
export interface Agree {
  type: "agree"
  id: number
  agrees: boolean
}

/** The person of this seat sits at the screen now: the curtain may open. */
export interface Uncover {
  type: "uncover"
  id: number
  seat: number
}

/** Asks for advice on the question of one of your seats. */
export interface Hint {
  type: "hint"
  id: number
  seat: number
}

/** A ready-made phrase or words of one's own. */
export interface Say {
  type: "say"
  id: number
  phrase?: string | null
  words?: string | null
}

/** A bot of this strength plays your own seat or an absent one; without a strength, its person plays again. */
export interface Replace {
  type: "replace"
  id: number
  seat: number
  strength: Strength | null
}

/** One event, as this viewer may know it; `answers` is how many answers had been given when it happened. */
export interface LogLine {
  answers: number
  kind: string
  depth: number
  text: string
  cause: string | null
  seat: number | null
  card: string | null
  number: number | null
  place: string | null
  other: string | null
  cards: string[]
  clause: string | null
}

/** What one seat made of the game, with the parts that add up to it. */
export interface ScoreInfo {
  seat: number
  total: number
  parts: [string, number][]
}

/** How a game ended: scores with where they came from. */
export interface ResultInfo {
  outcome: string
  winners: number[]
  individual_winners: number[]
  scores: ScoreInfo[]
  reason: string
}

/**
 * What can be taken back: `oldest` is how far (in answers given) you may wish to go; down to `free` nobody is
 * asked, since nothing hidden has been revealed since.
 */
export interface UndoInfo {
  oldest: number
  free: number
  redo: number
  /** just before your own last answer */
  last: number | null
  /** answers taken back so far after something hidden had been revealed */
  marked: number
  /** somebody wishes to undo */
  asked_by: string | null
  /** back to so many answers */
  asked_to: number | null
  waits_for_you: boolean
}

/** The table as you may see it now, whole. `log` takes the place of all lines from `log_from` on. */
export interface State {
  type: "state"
  table: TableInfo
  /** through whose eyes; null: a watcher's, or while the curtain is closed */
  seat: number | null
  /** the seat that must come to the screen before its view is shown */
  curtain: number | null
  /** docs/protocol.md, "The view" */
  view: unknown
  log: LogLine[]
  log_from: number
  /** which log these lines belong to: it changes with the eyes and with every undo */
  log_of: string
  undo: UndoInfo
  result: ResultInfo | null
  /** of a frozen game: what to do, with the report's id */
  trouble: string | null
  /** the id of your message that this state is the acknowledgement of */
  answered: number | null
}

/** Your message changed nothing, and why. `number` is the question that is being asked now. */
export interface Refused {
  type: "refused"
  id: number | null
  error: string
  number: number | null
}

/** A hint: an answer, and in a sentence why. */
export interface Advice {
  type: "advice"
  id: number
  seat: number
  number: number
  notation: string
  reason: string
}

/** Somebody at the table said something; `at` is in seconds since 1970. */
export interface Said {
  type: "said"
  number: number
  who: string
  seat: number | null
  at: number
  phrase: string | null
  words: string | null
}

/** The last message before the server ends the connection: why, and whether to come back. */
export interface Closed {
  type: "closed"
  error: string
  again: boolean
}

export type ClientMessage = Hello | Answer | Undo | Redo | Agree | Uncover | Hint | Say | Replace

export type ServerMessage = State | Refused | Advice | Said | Closed
