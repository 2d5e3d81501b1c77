/** One connection to a room over a real socket, from a loopback address of its own: one request at a time. */
import { type Random, random } from '@quayside/kernel'
import type { ServerMessage, ViewFrame } from '@quayside/protocol'
import { type AnyRules, findRules } from '@quayside/server/testing/clients'
import { WebSocket } from 'ws'

export interface RoomPlace {
  readonly address: string
  readonly from: string
  readonly game: string
  readonly room: string
  /** Of a seat; a spectator has none. */
  readonly key?: string
  /** Of the player, where the server should know who looks on. */
  readonly secret?: string
  /** Hears every message as it was sent. */
  readonly heard?: (text: string) => void
}

export type RoomAnswer =
  | Extract<ServerMessage, { kind: 'accepted' | 'refused' }>
  /** The server ended the connection, or gave no answer in time. */
  | { readonly kind: 'closed' }

const TIMEOUT_MS = 30_000

const CLOSED: RoomAnswer = { kind: 'closed' }

export class RoomClient {
  readonly #socket: WebSocket
  readonly #rules: AnyRules
  readonly #random: Random
  readonly #listeners = new Set<(message: ServerMessage | null) => void>()
  #frame: ViewFrame | null = null
  #seq = 0
  /** The same for the position that was last shown. */
  #shownSeq = 0
  #isOpen = true

  private constructor({ address, from, game, room, key, secret, heard }: RoomPlace) {
    const rules = findRules(game, null)
    if (!rules) throw new Error(`unknown game: ${game}`)
    this.#rules = rules
    this.#random = random(`moves of ${game}`)
    this.#socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/live`, {
      localAddress: from,
      headers: secret === undefined ? {} : { authorization: `Bearer ${secret}` },
    })
    this.#socket.on('open', () =>
      this.#send({
        kind: 'hello',
        protocol: 2,
        room,
        lastSeq: 0,
        ...(key === undefined ? {} : { seatSecret: key }),
      }),
    )
    this.#socket.on('message', (bytes: Buffer) => {
      const text = bytes.toString()
      heard?.(text)
      this.#take(JSON.parse(text) as ServerMessage)
    })
    this.#socket.on('close', () => {
      this.#isOpen = false
      for (const listener of this.#listeners) listener(null)
    })
    // Every failure is followed by a close.
    this.#socket.on('error', () => undefined)
  }

  /** Settles when the room was shown; null when the server did not let the client in. */
  static async join(place: RoomPlace): Promise<RoomClient | null> {
    const client = new RoomClient(place)
    await client.#next(({ kind }) => kind === 'frame' || kind === 'refused')
    if (client.#frame !== null) return client
    client.close()
    return null
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** How many moves were made. */
  get moveNumber(): number {
    return this.#frame?.moveNumber ?? 0
  }

  /** How many entries the room's log has. */
  get seq(): number {
    return this.#seq
  }

  /** The earliest move that the seat may go back to. */
  get undoTo(): number {
    return this.#frame?.undo.moveNumber ?? 0
  }

  get deciders(): readonly number[] {
    return this.#rules.deciders(this.#view())
  }

  get isOver(): boolean {
    return this.#rules.outcome(this.#view()) !== null
  }

  /** A move that a seat may make now, the same in the same game; null where it is not to decide. */
  choose(seat: number): string | null {
    const view = this.#view()
    if (this.#rules.outcome(view) !== null || !this.#rules.deciders(view).includes(seat)) return null
    const commands = this.#rules.commands(view, seat)
    return this.#rules.notation.print(commands[this.#random.nextInt(commands.length)])
  }

  submit(request: string, command: string): Promise<RoomAnswer> {
    return this.request({ kind: 'submit', requestId: request, expectedMove: this.moveNumber, command })
  }

  /** What cannot be read at all is refused without the name of the request. */
  async request(message: {
    readonly requestId: string
    readonly [field: string]: unknown
  }): Promise<RoomAnswer> {
    const answer = this.#next(
      (heard) =>
        (heard.kind === 'accepted' || heard.kind === 'refused') &&
        (heard.requestId === message.requestId || heard.requestId === null),
    )
    this.#send(message)
    const heard = await answer
    if (heard?.kind !== 'accepted' && heard?.kind !== 'refused') return CLOSED
    if (heard.kind === 'accepted') {
      this.#seq = Math.max(this.#seq, heard.seq)
      // The new position may follow the answer.
      if (message['kind'] === 'submit' || message['kind'] === 'undo')
        await this.changed(() => this.#shownSeq >= heard.seq)
    }
    return heard
  }

  /** Settles when something holds of the room; false when the connection ended or nothing came for too long. */
  async changed(holds: () => boolean, timeoutMs = TIMEOUT_MS): Promise<boolean> {
    if (holds()) return true
    await this.#next(holds, timeoutMs)
    return holds()
  }

  close(): void {
    this.#socket.terminate()
  }

  #send(message: object): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #take(message: ServerMessage): void {
    if (message.kind === 'frame') {
      this.#frame = message.frame
      this.#shownSeq = message.seq
      this.#seq = Math.max(this.#seq, message.seq)
    }
    for (const listener of this.#listeners) listener(message)
  }

  #next(wanted: (message: ServerMessage) => boolean, timeoutMs = TIMEOUT_MS): Promise<ServerMessage | null> {
    if (!this.#isOpen) return Promise.resolve(null)
    return new Promise((resolve) => {
      const end = (message: ServerMessage | null): void => {
        clearTimeout(timer)
        this.#listeners.delete(listen)
        resolve(message)
      }
      const listen = (message: ServerMessage | null): void => {
        if (message === null || wanted(message)) end(message)
      }
      const timer = setTimeout(() => end(null), timeoutMs)
      this.#listeners.add(listen)
    })
  }

  #view(): unknown {
    const view = this.#rules.position.read(this.#frame?.view)
    if (!view.ok) throw new Error(JSON.stringify(view.refusal))
    return view.value
  }
}
