/** Load generator: schedules moves in many rooms at once and records latencies. */
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, random } from '@quayside/kernel'
import type { CreatedPlayer } from '@quayside/protocol'
import { post } from '@quayside/server/testing/clients'
import { Histogram } from './histogram.ts'
import type {
  AcknowledgedMove,
  GeneratorReport,
  OpenRoomsRequest,
  PlayRequest,
} from './load-generator-messages.ts'
import { LoadRoom } from './load-room.ts'
import { type PreparedGame, prepareGame } from './prepared-game.ts'
import { ECHO, QUAYSIDE } from './wire-format.ts'

/** Different games; rooms share them. */
const GAMES = 40

/** How many rooms are opened at a time. */
const OPENED_AT_A_TIME = 25

/** How long moves in flight at the end may take. */
const TIMEOUT_MS = 60_000

const MAX_FAULTS = 20

export class LoadGenerator {
  readonly #request: OpenRoomsRequest
  readonly #games: readonly PreparedGame[]
  readonly #rooms: LoadRoom[] = []
  /** Moves that were scheduled while their room was busy. */
  readonly #backlog = new Map<LoadRoom, number[]>()
  #player: CreatedPlayer | null = null
  #acknowledged = new Histogram()
  #received = new Histogram()
  #acknowledgedMoves: AcknowledgedMove[] = []
  readonly #faults: string[] = []
  #disconnects = 0
  #longestDisconnect = 0
  #checked = 0
  #closedLoop = false
  #playing = false

  constructor(request: OpenRoomsRequest) {
    this.#request = request
    this.#games = Array.from({ length: Math.min(GAMES, request.rooms) }, (_, number) =>
      prepareGame(request.first + number),
    )
  }

  get done(): number {
    return this.#received.count
  }

  async open(): Promise<void> {
    const { to, rooms } = this.#request
    if (to === 'server')
      this.#player = (await post(`${this.#address(0)}/api/players`, { name: 'Odile' })) as CreatedPlayer
    const numbers = Array.from({ length: rooms }, (_, number) => number)
    const openNext = async (): Promise<void> => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
        const room = this.#createRoom(number)
        this.#rooms[number] = room
        await room.open(this.#address(number), this.#player)
      }
    }
    await Promise.all(Array.from({ length: OPENED_AT_A_TIME }, openNext))
  }

  async play({ seconds, rate }: PlayRequest): Promise<GeneratorReport> {
    this.#acknowledged = new Histogram()
    this.#received = new Histogram()
    this.#acknowledgedMoves = []
    const before = process.cpuUsage()
    this.#playing = true
    this.#closedLoop = rate === null
    const end = performance.now() + seconds * 1000
    if (rate === null) for (const room of this.#rooms) this.#next(room)
    else await this.#generateLoad(rate, end)
    await sleep(Math.max(0, end - performance.now()))
    this.#playing = false
    await this.#settle()
    const { user, system } = process.cpuUsage(before)
    return this.#report((user + system) / 1e6)
  }

  close(): void {
    for (const room of this.#rooms) room.close()
  }

  #report(cpuSeconds: number): GeneratorReport {
    const unsent = [...this.#backlog.values()].reduce((sum, queue) => sum + queue.length, 0)
    return {
      acknowledged: this.#acknowledged.tally,
      received: this.#received.tally,
      acknowledgedMoves: this.#acknowledgedMoves,
      unanswered: this.#rooms.filter(({ isWaiting }) => isWaiting).length + unsent,
      faults: this.#faults,
      disconnects: this.#disconnects,
      longestDisconnect: this.#longestDisconnect,
      checked: this.#checked,
      cpuSeconds,
    }
  }

  #address(number: number): string {
    const { addresses } = this.#request
    return addresses[number % addresses.length] ?? ''
  }

  #createRoom(number: number): LoadRoom {
    const { to, spread, check, addresses, first } = this.#request
    const wireFormat = to === 'server' ? QUAYSIDE : ECHO
    let next = number
    const room: LoadRoom = new LoadRoom({
      wireFormat,
      check,
      address: (socket, attempt) => {
        const start = spread === 'rooms' ? number : number + socket
        return `${this.#address(start + attempt).replace(/^http/, 'ws')}${wireFormat.path}`
      },
      nextGame: () => {
        const game = this.#games[next % this.#games.length]
        next += addresses.length
        if (!game) throw new Error(`no game for room ${first + number}`)
        return game
      },
      moved: (acknowledged, received, acknowledgedMoves) => {
        this.#acknowledged.record(acknowledged * 1000)
        this.#received.record(received * 1000)
        if (to === 'server') this.#acknowledgedMoves.push(acknowledgedMoves)
      },
      ready: () => this.#roomReady(room, number),
      reconnected: (milliseconds) => {
        this.#disconnects++
        this.#longestDisconnect = Math.max(this.#longestDisconnect, milliseconds)
      },
      checked: () => {
        this.#checked++
      },
      fault: (words) => {
        if (this.#faults.length < MAX_FAULTS) this.#faults.push(words)
      },
    })
    return room
  }

  /** Schedules moves as a Poisson process, so that slow answers do not reduce the load. */
  async #generateLoad(rate: number, end: number): Promise<void> {
    const source: Random = random(`poisson ${this.#request.first}`)
    const gap = (): number => (-Math.log((source.nextInt(1_000_000) + 1) / 1_000_001) * 1000) / rate
    for (let next = performance.now() + gap(); next < end; ) {
      if (next > performance.now()) await sleep(1)
      for (; next <= performance.now() && next < end; next += gap()) {
        const room = this.#rooms[source.nextInt(this.#rooms.length)]
        if (room) this.#schedule(room, next)
      }
    }
  }

  #schedule(room: LoadRoom, scheduledAt: number): void {
    if (room.isReady) room.move(scheduledAt)
    else this.#backlog.set(room, [...(this.#backlog.get(room) ?? []), scheduledAt])
  }

  #roomReady(room: LoadRoom, number: number): void {
    if (!room.isOver) {
      this.#next(room)
      return
    }
    room.playNext(this.#address(number), this.#player).then(
      () => this.#next(room),
      (problem: unknown) => this.#faults.push(String(problem)),
    )
  }

  #next(room: LoadRoom): void {
    const waiting = this.#backlog.get(room)?.shift()
    if (waiting !== undefined) room.move(waiting)
    else if (this.#closedLoop && this.#playing) room.move(performance.now())
  }

  async #settle(): Promise<void> {
    const end = performance.now() + TIMEOUT_MS
    const isBusy = (): boolean =>
      this.#rooms.some(({ isWaiting }) => isWaiting) ||
      [...this.#backlog.values()].some(({ length }) => length > 0)
    while (isBusy() && performance.now() < end) await sleep(20)
  }
}
