/** One room of the load generator: its five connections and the prepared game that is played in it move by move. */
import { performance } from 'node:perf_hooks'
import type { CreatedPlayer, CreatedRoom, ServerMessage } from '@quayside/protocol'
import { post } from '@quayside/server/testing/clients'
import { LoadConnection } from './load-connection.ts'
import type { AcknowledgedMove } from './load-generator-messages.ts'
import type { PreparedGame } from './prepared-game.ts'
import { ExpectedGame, ViewChecker } from './view-checker.ts'
import { ECHO, type ParsedMessage, type SentMove, type WireFormat } from './wire-format.ts'

/** Players, and spectators for the rest. */
const SOCKETS = 5

export interface RoomEvents {
  readonly wireFormat: WireFormat
  readonly check: boolean
  /** The address of a connection's n-th attempt. */
  address(socket: number, attempt: number): string
  /** The next game for this room. */
  nextGame(): PreparedGame
  moved(acknowledged: number, received: number, acknowledgedMoves: AcknowledgedMove): void
  /** The room is ready for its next move. */
  ready(): void
  reconnected(milliseconds: number): void
  checked(): void
  fault(words: string): void
}

interface MoveInFlight extends SentMove {
  readonly seat: number
  /** The scheduled time. */
  readonly scheduledAt: number
  acknowledged: number | null
  seq: number
  readonly missing: Set<number>
}

/** Opens a room at the server; with the baseline a room is only a name. */
const openRoom = async (
  address: string,
  { game, options, seed }: PreparedGame,
  { secret }: CreatedPlayer,
): Promise<CreatedRoom> => {
  const seats = Array.from({ length: options.players }, (_, seat) => ({
    kind: 'mine',
    name: `Seat ${seat + 1}`,
  }))
  return (await post(`${address}/api/rooms`, { game, options, seed, seats }, secret)) as CreatedRoom
}

export class LoadRoom {
  readonly #events: RoomEvents
  readonly #connections: LoadConnection[] = []
  #game: PreparedGame
  #room: CreatedRoom = { room: '', keys: {} }
  #checkers: ViewChecker[] = []
  #moveNumber = 0
  #games = 0
  #inFlight: MoveInFlight | null = null
  #joined = new Set<number>()
  #allJoined: () => void = () => undefined

  constructor(events: RoomEvents) {
    this.#events = events
    this.#game = events.nextGame()
  }

  get isReady(): boolean {
    return this.#inFlight === null && this.#joined.size === SOCKETS
  }

  /** Whether a move is in flight: not yet received by every client. */
  get isWaiting(): boolean {
    return this.#inFlight !== null
  }

  /** Opens a new room and joins it with every connection. */
  async open(home: string, player: CreatedPlayer | null): Promise<void> {
    this.#room =
      player === null
        ? { room: `${home} ${this.#game.seed} ${Math.random()}`, keys: {} }
        : await openRoom(home, this.#game, player)
    this.#moveNumber = 0
    this.#games++
    const expected = new ExpectedGame(this.#game)
    const players = this.#game.options.players
    this.#checkers = Array.from(
      { length: SOCKETS },
      (_, socket) => new ViewChecker(expected, socket < players ? socket : 'spectator'),
    )
    this.#joined = new Set()
    const joined = new Promise<void>((resolve) => {
      this.#allJoined = resolve
    })
    for (let socket = 0; socket < SOCKETS; socket++) {
      const connection = this.#connections[socket]
      if (connection) this.#hello(socket, connection)
      else this.#connections[socket] = this.#connect(socket)
    }
    await joined
  }

  /** Sends the next move. */
  move(scheduledAt: number): void {
    const move = this.#game.moves[this.#moveNumber]
    if (!move) throw new Error('the game is over')
    this.#inFlight = {
      seat: move.seat,
      request: `${this.#games}-${this.#moveNumber}`,
      moveNumber: this.#moveNumber,
      command: move.command,
      scheduledAt,
      acknowledged: null,
      seq: 0,
      missing: new Set(Array.from({ length: SOCKETS }, (_, socket) => socket)),
    }
    this.#connections[move.seat]?.send(this.#events.wireFormat.submit(this.#inFlight))
  }

  get isOver(): boolean {
    return this.#moveNumber >= this.#game.moves.length
  }

  async playNext(home: string, player: CreatedPlayer | null): Promise<void> {
    this.#game = this.#events.nextGame()
    await this.open(home, player)
  }

  close(): void {
    for (const connection of this.#connections) connection.close()
  }

  #connect(socket: number): LoadConnection {
    const connection: LoadConnection = new LoadConnection({
      address: (attempt) => this.#events.address(socket, attempt),
      opened: () => this.#hello(socket, connection),
      received: (text) => this.#receive(socket, connection, text),
      reconnected: (milliseconds) => this.#events.reconnected(milliseconds),
    })
    return connection
  }

  #hello(socket: number, connection: LoadConnection): void {
    const { room, keys } = this.#room
    for (const text of this.#events.wireFormat.hello({ game: this.#game.game, room, key: keys[socket] }))
      connection.send(text)
  }

  #receive(socket: number, connection: LoadConnection, text: string): void {
    if (this.#events.check && this.#events.wireFormat !== ECHO) this.#checkView(socket, text)
    const received = this.#events.wireFormat.read(text)
    if (received.refused !== undefined) this.#events.fault(received.refused)
    if (received.seq !== undefined) this.#receivedSeq(socket, connection, received.seq)
    if (received.done !== undefined) this.#acknowledged(socket, received.done)
  }

  /**
   * The first frame after `hello` means the client has joined; an unacknowledged move is sent again after a
   * reconnect.
   */
  #receivedSeq(socket: number, connection: LoadConnection, seq: number): void {
    const wasDisconnected = connection.joined()
    const inFlight = this.#inFlight
    if (!this.#joined.has(socket)) {
      this.#joined.add(socket)
      if (this.#joined.size === SOCKETS) this.#allJoined()
    }
    if (wasDisconnected && inFlight?.seat === socket && inFlight.acknowledged === null)
      connection.send(this.#events.wireFormat.submit(inFlight))
    if (inFlight === null || seq <= inFlight.moveNumber) return
    inFlight.missing.delete(socket)
    this.#complete(inFlight)
  }

  #acknowledged(socket: number, { request, seq }: NonNullable<ParsedMessage['done']>): void {
    const inFlight = this.#inFlight
    if (inFlight === null || inFlight.seat !== socket || inFlight.request !== request) return
    if (inFlight.acknowledged !== null) return
    inFlight.acknowledged = performance.now()
    inFlight.seq = seq
    this.#complete(inFlight)
  }

  #complete({ missing, acknowledged, scheduledAt, seq, request, command }: MoveInFlight): void {
    if (missing.size > 0 || acknowledged === null) return
    this.#inFlight = null
    this.#moveNumber++
    const received = performance.now() - scheduledAt
    this.#events.moved(acknowledged - scheduledAt, received, [this.#room.room, seq, request, command])
    this.#events.ready()
  }

  #checkView(socket: number, text: string): void {
    const message = JSON.parse(text) as ServerMessage
    if (message.kind !== 'frame' && message.kind !== 'steps') return
    const fault = this.#checkers[socket]?.receive(message) ?? null
    if (fault !== null) this.#events.fault(`${this.#game.seed}: ${fault}`)
    this.#events.checked()
  }
}
