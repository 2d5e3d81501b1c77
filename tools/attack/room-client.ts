/** One WebSocket connection to a room, from its own loopback address; one request at a time. */
import { type Random, random } from '@quayside/kernel'
import type { ServerMessage, ViewFrame } from '@quayside/protocol'
import { type AnyRules, findRules } from '@quayside/server/testing/clients'
import { WebSocket } from 'ws'

export interface RoomPlace {
  readonly address: string
  readonly from: string
  readonly game: string
  readonly room: string
  /** Key of a seat; absent for a spectator. */
  readonly key?: string
  /** Secret of the player, if the server should know the spectator. */
  readonly secret?: string
  /** Receives every message as text. */
  readonly onMessage?: (text: string) => void
}

export type RoomAnswer =
  | Extract<ServerMessage, { kind: 'accepted' | 'refused' }>
  /** The server closed the connection, or did not answer in time. */
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
  /** Position of the log at the last view. */
  #shownSeq = 0
  #isOpen = true

  private constructor({ address, from, game, room, key, secret, onMessage }: RoomPlace) {
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
      onMessage?.(text)
      this.#take(JSON.parse(text) as ServerMessage)
    })
    this.#socket.on('close', () => {
      this.#isOpen = false
      for (const listener of this.#listeners) listener(null)
    })
    // Every error is followed by a close event.
    this.#socket.on('error', () => undefined)
  }

  /** Resolves with a client when the room's first view has arrived; null if the server refused it. */
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

  /** Number of moves. */
  get moveNumber(): number {
    return this.#frame?.moveNumber ?? 0
  }

  /** Length of the room's log. */
  get seq(): number {
    return this.#seq
  }

  /** The earliest move number that the seat may undo to. */
  get undoTo(): number {
    return this.#frame?.undo.moveNumber ?? 0
  }

  get deciders(): readonly number[] {
    return this.#rules.deciders(this.#view())
  }

  get isOver(): boolean {
    return this.#rules.outcome(this.#view()) !== null
  }

  /** A legal move of the seat, the same in the same game; null if it is not its turn. */
  choose(seat: number): string | null {
    const view = this.#view()
    if (this.#rules.outcome(view) !== null || !this.#rules.deciders(view).includes(seat)) return null
    const commands = this.#rules.commands(view, seat)
    return this.#rules.notation.print(commands[this.#random.nextInt(commands.length)])
  }

  submit(request: string, command: string): Promise<RoomAnswer> {
    return this.request({ kind: 'submit', requestId: request, expectedMove: this.moveNumber, command })
  }

  /** The refusal of an unreadable message has no request id. */
  async request(message: {
    readonly requestId: string
    readonly [field: string]: unknown
  }): Promise<RoomAnswer> {
    const answer = this.#next(
      (reply) =>
        (reply.kind === 'accepted' || reply.kind === 'refused') &&
        (reply.requestId === message.requestId || reply.requestId === null),
    )
    this.#send(message)
    const reply = await answer
    if (reply?.kind !== 'accepted' && reply?.kind !== 'refused') return CLOSED
    if (reply.kind === 'accepted') {
      this.#seq = Math.max(this.#seq, reply.seq)
      // The new position may arrive after the answer.
      if (message['kind'] === 'submit' || message['kind'] === 'undo')
        await this.changed(() => this.#shownSeq >= reply.seq)
    }
    return reply
  }

  /** Resolves when a condition holds; false if the connection closed or nothing arrived in time. */
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
