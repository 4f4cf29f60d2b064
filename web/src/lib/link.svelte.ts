/** One table through its socket: what the server says becomes reactive, and the line is taken up again when it breaks. */

import { person, socketAddress } from './api'
import type { Advice, Closed, Hello, LogLine, Refused, Said, ServerMessage, State, Strength } from './protocol'

/** What a message says besides its id, which the link gives it. */
interface Saying {
  type: string
  [what: string]: unknown
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 8_000

export class TableLink {
  state = $state.raw<State | null>(null)
  log = $state.raw<LogLine[]>([])
  chat = $state.raw<Said[]>([])
  advice = $state.raw<Advice | null>(null)
  /** The last refusal, as a sentence; the next message takes it away. */
  problem = $state<string | null>(null)
  connected = $state(false)
  /** The server has ended this for good, and why. */
  closed = $state<string | null>(null)
  /** The answer that is on its way. */
  pending = $state<string | null>(null)
  /** The server is thinking about a hint. */
  hinting = $state(false)

  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #timer = 0
  #left = false
  #lastId = 0
  #answerId = 0
  #hintId = 0
  readonly #table: string

  constructor(table: string) {
    this.#table = table
    this.#connect()
  }

  /** The page is left: no more of this table. */
  leave(): void {
    this.#left = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  answer(notation: string): void {
    const decision = (this.state?.view as { decision?: { seat: number; number: number } } | undefined)?.decision
    if (!decision || this.pending !== null) return
    const sent = this.#send({ type: 'answer', seat: decision.seat, number: decision.number, notation })
    if (sent === 0) return
    this.#answerId = sent
    this.pending = notation
    this.advice = null
  }

  /** Back to when so many answers had been given. */
  undo(answers: number): void {
    this.#send({ type: 'undo', answers })
  }

  redo(): void {
    this.#send({ type: 'redo' })
  }

  agree(agrees: boolean): void {
    this.#send({ type: 'agree', agrees })
  }

  uncover(seat: number): void {
    this.#send({ type: 'uncover', seat })
  }

  hint(seat: number): void {
    if (this.hinting) return
    this.#hintId = this.#send({ type: 'hint', seat })
    this.hinting = this.#hintId > 0
  }

  say(what: { phrase?: string; words?: string }): void {
    this.#send({ type: 'say', ...what })
  }

  replace(seat: number, strength: Strength | null): void {
    this.#send({ type: 'replace', seat, strength })
  }

  /** The id under which it was sent; 0 while there is no line. */
  #send(saying: Saying): number {
    this.problem = null
    if (!this.connected || this.#socket === null) return 0
    this.#lastId += 1
    this.#socket.send(JSON.stringify({ ...saying, id: this.#lastId }))
    return this.#lastId
  }

  #connect(): void {
    const who = person()
    if (who === null) {
      this.closed = 'Nobody has entered here.'
      return
    }
    const socket = new WebSocket(socketAddress(`/api/tables/${this.#table}/socket`))
    this.#socket = socket
    socket.onopen = () => socket.send(JSON.stringify(this.#hello(who.token)))
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage)
    socket.onclose = () => this.#broken()
  }

  /** What is here already need not come again. */
  #hello(token: string): Hello {
    const heard = this.chat.at(-1)?.number ?? 0
    return { type: 'hello', token, seen: this.log.length, log_of: this.state?.log_of ?? '', heard }
  }

  #broken(): void {
    this.connected = false
    this.pending = null
    this.hinting = false
    if (this.#left || this.closed !== null) return
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait)
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2)
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'state') this.#hearState(message)
    else if (message.type === 'refused') this.#hearRefused(message)
    else if (message.type === 'advice') this.#hearAdvice(message)
    else if (message.type === 'said') this.chat = [...this.chat, message]
    else this.#hearClosed(message)
  }

  #hearState(state: State): void {
    this.connected = true
    this.#wait = FIRST_WAIT
    this.log = [...this.log.slice(0, state.log_from), ...state.log]
    this.state = state
    if (state.answered === this.#answerId) this.pending = null
    if (this.advice !== null && this.advice.number !== this.#question()) this.advice = null
  }

  #hearRefused(refused: Refused): void {
    if (refused.id === this.#answerId) this.pending = null
    if (refused.id === this.#hintId) this.hinting = false
    this.problem = refused.error
  }

  #hearAdvice(advice: Advice): void {
    this.hinting = false
    if (advice.number === this.#question()) this.advice = advice
  }

  #hearClosed(closed: Closed): void {
    if (closed.again) this.problem = closed.error
    else this.closed = closed.error
  }

  #question(): number | undefined {
    return (this.state?.view as { decision?: { number: number } } | undefined)?.decision?.number
  }
}
