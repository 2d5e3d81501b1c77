/** One table of the crowd: everybody at it, and the game that is played there line by line. */
import { performance } from 'node:perf_hooks'
import type { CreatedPlayer, CreatedRoom, ServerMessage } from '@quayside/protocol'
import { post } from '@quayside/server/testing/clients'
import { CrowdLine } from './load-connection.ts'
import type { Kept } from './load-generator-messages.ts'
import type { PreparedGame } from './prepared-game.ts'
import { Follower, Truth } from './view-checker.ts'
import { type Dialect, ECHO, type Heard, type Move } from './wire-format.ts'

/** Players, and spectators for the rest. */
const SOCKETS = 5

export interface TablePorts {
  readonly dialect: Dialect
  readonly check: boolean
  /** Where somebody's line leads at the n-th attempt. */
  address(socket: number, attempt: number): string
  /** The next game for this table. */
  nextGame(): PreparedGame
  moved(acknowledged: number, heard: number, kept: Kept): void
  /** A table is free for its next move. */
  free(): void
  back(milliseconds: number): void
  checked(): void
  fault(words: string): void
}

interface Flight extends Move {
  readonly seat: number
  /** When it was meant to be made. */
  readonly meant: number
  acknowledged: number | null
  seq: number
  readonly missing: Set<number>
}

/** A table at the server; with the baseline it only has a name. */
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

export class CrowdTable {
  readonly #ports: TablePorts
  readonly #lines: CrowdLine[] = []
  #game: PreparedGame
  #room: CreatedRoom = { room: '', keys: {} }
  #followers: Follower[] = []
  #at = 0
  #games = 0
  #flight: Flight | null = null
  #seated = new Set<number>()
  #allSeated: () => void = () => undefined

  constructor(ports: TablePorts) {
    this.#ports = ports
    this.#game = ports.nextGame()
  }

  get isFree(): boolean {
    return this.#flight === null && this.#seated.size === SOCKETS
  }

  /** Whether a move was made and not yet heard by everybody. */
  get isWaiting(): boolean {
    return this.#flight !== null
  }

  /** Everybody sits down at a new table. */
  async open(home: string, player: CreatedPlayer | null): Promise<void> {
    this.#room =
      player === null
        ? { room: `${home} ${this.#game.seed} ${Math.random()}`, keys: {} }
        : await openRoom(home, this.#game, player)
    this.#at = 0
    this.#games++
    const truth = new Truth(this.#game)
    const players = this.#game.options.players
    this.#followers = Array.from(
      { length: SOCKETS },
      (_, socket) => new Follower(truth, socket < players ? socket : 'spectator'),
    )
    this.#seated = new Set()
    const seated = new Promise<void>((resolve) => {
      this.#allSeated = resolve
    })
    for (let socket = 0; socket < SOCKETS; socket++) {
      const line = this.#lines[socket]
      if (line) this.#hello(socket, line)
      else this.#lines[socket] = this.#line(socket)
    }
    await seated
  }

  /** Makes the next move; the next game begins when this one is over. */
  move(meant: number): void {
    const line = this.#game.lines[this.#at]
    if (!line) throw new Error('the game is over')
    this.#flight = {
      seat: line.seat,
      request: `${this.#games}-${this.#at}`,
      at: this.#at,
      command: line.command,
      meant,
      acknowledged: null,
      seq: 0,
      missing: new Set(Array.from({ length: SOCKETS }, (_, socket) => socket)),
    }
    this.#lines[line.seat]?.send(this.#ports.dialect.submit(this.#flight))
  }

  get isOver(): boolean {
    return this.#at >= this.#game.lines.length
  }

  async again(home: string, player: CreatedPlayer | null): Promise<void> {
    this.#game = this.#ports.nextGame()
    await this.open(home, player)
  }

  close(): void {
    for (const line of this.#lines) line.close()
  }

  #line(socket: number): CrowdLine {
    const line: CrowdLine = new CrowdLine({
      address: (attempt) => this.#ports.address(socket, attempt),
      opened: () => this.#hello(socket, line),
      heard: (text) => this.#hear(socket, line, text),
      back: (milliseconds) => this.#ports.back(milliseconds),
    })
    return line
  }

  #hello(socket: number, line: CrowdLine): void {
    const { room, keys } = this.#room
    for (const text of this.#ports.dialect.hello({ game: this.#game.game, room, key: keys[socket] }))
      line.send(text)
  }

  #hear(socket: number, line: CrowdLine, text: string): void {
    if (this.#ports.check && this.#ports.dialect !== ECHO) this.#follow(socket, text)
    const heard = this.#ports.dialect.read(text)
    if (heard.refused !== undefined) this.#ports.fault(heard.refused)
    if (heard.seq !== undefined) this.#heardUntil(socket, line, heard.seq)
    if (heard.done !== undefined) this.#done(socket, heard.done)
  }

  /** The first frame after a hello says that they sit; a move that was not answered is repeated. */
  #heardUntil(socket: number, line: CrowdLine, seq: number): void {
    const wasBroken = line.seated()
    const flight = this.#flight
    if (!this.#seated.has(socket)) {
      this.#seated.add(socket)
      if (this.#seated.size === SOCKETS) this.#allSeated()
    }
    if (wasBroken && flight?.seat === socket && flight.acknowledged === null)
      line.send(this.#ports.dialect.submit(flight))
    if (flight === null || seq <= flight.at) return
    flight.missing.delete(socket)
    this.#land(flight)
  }

  #done(socket: number, { request, seq }: NonNullable<Heard['done']>): void {
    const flight = this.#flight
    if (flight === null || flight.seat !== socket || flight.request !== request) return
    if (flight.acknowledged !== null) return
    flight.acknowledged = performance.now()
    flight.seq = seq
    this.#land(flight)
  }

  #land({ missing, acknowledged, meant, seq, request, command }: Flight): void {
    if (missing.size > 0 || acknowledged === null) return
    this.#flight = null
    this.#at++
    const heard = performance.now() - meant
    this.#ports.moved(acknowledged - meant, heard, [this.#room.room, seq, request, command])
    this.#ports.free()
  }

  #follow(socket: number, text: string): void {
    const message = JSON.parse(text) as ServerMessage
    if (message.kind !== 'frame' && message.kind !== 'steps') return
    const fault = this.#followers[socket]?.hear(message) ?? null
    if (fault !== null) this.#ports.fault(`${this.#game.seed}: ${fault}`)
    this.#ports.checked()
  }
}
