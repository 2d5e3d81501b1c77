/**
 * One room while it is played: requests are executed one at a time. Nothing is applied, acknowledged or broadcast
 * before it is durable.
 */
import { accept, type Refusal, type Result, refused, type Seat } from '@quayside/kernel'
import type { RoomSettings } from '@quayside/protocol'
import type { EntryWrite } from '../storage/entry-repository.ts'
import type { JobSchedule } from '../storage/job-repository.ts'
import type { StoredRoom } from '../storage/room-repository.ts'
import type { EntryRow, RoomRow, SeatRow } from '../storage/schema.ts'
import type { Deadline } from './deadlines.ts'
import { type Ack, internalRequestId } from './entry-log.ts'
import type { AnyGame, FindRules } from './games.ts'
import { ReferenceCounter, ROOM_UNAVAILABLE } from './room-cache.ts'
import { pendingVoters, type RoomRequest } from './room-request.ts'
import { type NextState, RoomState } from './room-state.ts'
import type { RoomStatus } from './room-status.ts'
import { humanSeats, isFreeSeat } from './seats.ts'
import { Subscribers } from './subscribers.ts'

export interface RoomPorts {
  /** True when the entry is durable and the first with its number. */
  append(write: EntryWrite): Promise<boolean>
  entries(room: string, from: number): Promise<readonly EntryRow[]>
  find(room: string): Promise<StoredRoom | null>
  now(): number
  /** The jobs after an entry. */
  jobs(after: NextState): readonly JobSchedule[]
  readonly findRules: FindRules
  /** Called when the room cannot be read on this node. */
  onUnreadable(room: string, why: Refusal): void
  /** Yields, so that other rooms are not delayed. */
  pause(room: string): Promise<void>
  /** How often a game may go back to the same position. */
  readonly maxUndos: number
  /** Called when a player exceeded the undo limit. */
  onUndoRefused(player: string): void
  /** Called when a player returned to an abandoned room. */
  resumed(room: Room): void
  /** Called when the first visible page of a seat is opened on this node, or the last one is closed. */
  presenceChanged(room: string, seat: Seat, isHere: boolean): void
}

interface AbsentSeat {
  readonly seat: Seat
  readonly since: number | null
}

const isFree = (seat: SeatRow | undefined): boolean => seat === undefined || isFreeSeat(seat)

/** Entries replayed before yielding: a whole game would block the event loop too long. */
const SLICE = 20

/** Retries when another node appended first; only for requests without an expected move. */
const TRIES = 5

export class Room {
  readonly #state: RoomState
  readonly #ports: RoomPorts
  readonly subscribers = new Subscribers()
  /** The seats with a visible page on this node. */
  readonly presence = new ReferenceCounter<Seat>()
  /** The seats with a visible page on other nodes, as far as those have said. */
  readonly #elsewhere = new Set<Seat>()
  /** When the last page of a seat was closed or hidden, since the room is in memory. */
  readonly #lastSeen = new Map<Seat, number>()
  /** The last request in the queue; requests are executed one at a time. */
  #last: Promise<unknown> = Promise.resolve()
  #stuckBot: Seat | null = null
  #isUnloaded = false
  /** Why it does not go on here; null while it does. */
  #retirement: Refusal | null = null

  private constructor(table: RoomState, ports: RoomPorts) {
    this.#state = table
    this.#ports = ports
  }

  static async load(stored: StoredRoom, ports: RoomPorts): Promise<Result<Room>> {
    const table = RoomState.create(stored, ports.findRules)
    if (!table.ok) return table
    const entries = await ports.entries(stored.room.id, 0)
    for (let from = 0; from < entries.length; from += SLICE) {
      if (from > 0) await ports.pause(stored.room.id)
      const refusal = table.value.replay(entries.slice(from, from + SLICE))
      if (refusal !== null) return { ok: false, refusal }
    }
    return accept(new Room(table.value, ports))
  }

  get game(): AnyGame {
    return this.#state.game
  }

  get settings(): RoomSettings {
    return this.#state.settings
  }

  get row(): RoomRow {
    return this.#state.row
  }

  /** The current seats. */
  get seats(): readonly SeatRow[] {
    return this.#state.seats
  }

  get status(): RoomStatus {
    return this.#state.status
  }

  /** The seats that the game waits for. */
  get deciders(): readonly Seat[] {
    return this.isRetired ? [] : this.#state.deciders
  }

  get isOver(): boolean {
    return this.#state.isOver
  }

  /** Whether all players are gone and the room is paused. */
  get isAbandoned(): boolean {
    return !this.isOver && this.#state.isAbandoned
  }

  /** A seat has a visible page on this node. */
  arrive(seat: Seat): void {
    const wasHere = this.presence.has(seat)
    this.presence.add(seat)
    if (this.isAbandoned) this.#ports.resumed(this)
    if (!wasHere) this.#presenceChanged(seat, true)
  }

  /** A page of a seat is closed or hidden. */
  depart(seat: Seat): void {
    if (this.presence.remove(seat)) this.#presenceChanged(seat, false)
  }

  /** Another node has a visible page of a seat, or has none any more. */
  setElsewhere(seat: Seat, isThere: boolean): void {
    if (this.#elsewhere.has(seat) === isThere) return
    if (isThere) this.#elsewhere.add(seat)
    else this.#elsewhere.delete(seat)
    this.#noteAbsence(seat)
    this.subscribers.notify('presenceChanged')
  }

  get elsewhere(): readonly Seat[] {
    return [...this.#elsewhere]
  }

  /** The people who look at no page of the room, and since when; null when that was before the room was in memory. */
  get absentSeats(): readonly AbsentSeat[] {
    return humanSeats(this.seats)
      .filter((seat) => !isFree(this.seats[seat]) && !this.presence.has(seat) && !this.#elsewhere.has(seat))
      .map((seat) => ({ seat, since: this.#lastSeen.get(seat) ?? null }))
  }

  #presenceChanged(seat: Seat, isHere: boolean): void {
    this.#noteAbsence(seat)
    this.#ports.presenceChanged(this.row.id, seat, isHere)
    this.subscribers.notify('presenceChanged')
  }

  #noteAbsence(seat: Seat): void {
    if (!this.presence.has(seat) && !this.#elsewhere.has(seat)) this.#lastSeen.set(seat, this.now)
  }

  /** When the time of each waiting seat is up. */
  get deadlines(): readonly Deadline[] {
    return this.#state.deadlines
  }

  /** What is left to each seat of its time bank, in milliseconds; empty where there are none. */
  get timeBanks(): readonly number[] {
    return this.#state.timeBanks
  }

  /** When the others may vote to replace each decider: at its deadline, or after days without a clock. */
  get absenceDeadlines(): readonly Deadline[] {
    return this.#state.absenceDeadlines
  }

  get now(): number {
    return this.#ports.now()
  }

  /** How many entries the log has. */
  get seq(): number {
    return this.#state.log.length
  }

  /** The number of entries that changed the game, undos included. */
  get moved(): number {
    return this.#state.log.moveCount
  }

  /** The log from an entry on. */
  logFrom(seq: number): readonly EntryRow[] {
    return this.#state.log.from(seq)
  }

  /** The move number from which a viewer who knows `seq` entries needs an update; earlier after an undo. */
  firstChangedMove(seq: number): number {
    return this.#state.log.firstChangedMove(seq, this.game.moveNumber)
  }

  /** The seats that a motion still waits for. */
  get pendingVoters(): readonly Seat[] {
    const { vote: motion } = this.status
    return motion === null ? [] : pendingVoters(this.#state.requestContext(this.now), motion)
  }

  /** A bot that cannot decide; null when none is known of. */
  get stuckBot(): Seat | null {
    return this.#stuckBot
  }

  setStuckBot(seat: Seat): void {
    this.#stuckBot = seat
    this.subscribers.notify('changed')
  }

  /** Lets bots, policies and timeouts try again. */
  retryAutomaticSeats(): void {
    this.#stuckBot = null
    this.subscribers.notify('changed')
  }

  /** Whether it is out of service here, or was removed. */
  get isRetired(): boolean {
    return this.#retirement !== null
  }

  /** The refusal for clients that join. */
  get retirement(): Refusal {
    return this.#retirement ?? ROOM_UNAVAILABLE
  }

  /** Stops this room on this node; it may go on through another one. */
  retire(why: Refusal = ROOM_UNAVAILABLE): void {
    if (this.isRetired) return
    this.#retirement = why
    this.subscribers.notify('retired')
    this.subscribers.notify('changed')
  }

  /** Whether the room was dropped from the cache. */
  get isUnloaded(): boolean {
    return this.#isUnloaded
  }

  /** Bots and policies stop; a pending request is still written. */
  unload(): void {
    this.#isUnloaded = true
  }

  reseat(stored: StoredRoom): void {
    const refusal = this.#state.reseat(stored)
    if (refusal !== null) {
      this.#ports.onUnreadable(this.row.id, refusal)
      this.retire()
      return
    }
    this.subscribers.notify('reseated')
    this.subscribers.notify('changed')
  }

  /** Reloads the seats, in turn, so that an older answer cannot overwrite a newer one. */
  rereadSeats(): Promise<void> {
    return this.#inTurn(async () => {
      const stored = await this.#ports.find(this.row.id)
      if (stored !== null) this.reseat(stored)
      else this.retire(refused('no-such-room', { room: this.row.id }).refusal)
    })
  }

  execute(seat: Seat, roomRequest: RoomRequest): Promise<Result<Ack>> {
    return this.#inTurn(() => this.#fulfil(seat, roomRequest))
  }

  /** Ends the game without a result, for the operator. */
  end(): Promise<Result<Ack>> {
    const request = internalRequestId('operator', this.seq)
    return this.execute(0, { requestId: request, expectedMove: null, action: { kind: 'end-game' } })
  }

  /** Applies entries written by other nodes. If the bus message carried the next entry, no database read is needed. */
  catchUp(entry?: EntryRow): Promise<void> {
    return this.#inTurn(async () => {
      if (this.isRetired || (entry !== undefined && entry.seq < this.seq)) return
      const missed = entry?.seq === this.seq ? [entry] : await this.#missed()
      if (missed.length > 0) this.#hear(missed)
    })
  }

  #inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
    const done = this.#last.then(act)
    this.#last = done.catch(() => undefined)
    return done
  }

  async #fulfil(seat: Seat, roomRequest: RoomRequest): Promise<Result<Ack>> {
    const { log } = this.#state
    for (let tries = 1; ; tries++) {
      if (this.isRetired) return { ok: false, refusal: this.retirement }
      const before = log.answered(seat, roomRequest.requestId)
      if (before !== null) return accept(before)
      if (this.seats.some(isFreeSeat) && roomRequest.action.kind !== 'end-game')
        return refused('seats-not-filled')
      if (roomRequest.expectedMove !== null && roomRequest.expectedMove !== this.game.moveNumber)
        return this.#wrongPosition(roomRequest.expectedMove)
      const entry = this.#state.entryFor(seat, roomRequest, this.now, this.#ports.maxUndos)
      if (!entry.ok) {
        const player = this.seats[seat]?.player_id ?? null
        if (entry.refusal.code === 'too-many-undos' && player !== null) this.#ports.onUndoRefused(player)
        return entry
      }
      if (await this.#ports.append(this.#write(entry.value))) {
        this.#hear([entry.value])
        if (this.isRetired) continue
        return accept(log.done(entry.value.seq))
      }
      this.#hear(await this.#missed())
      // An earlier attempt may have been written although its answer was lost.
      if (this.isRetired || log.answered(seat, roomRequest.requestId) !== null) continue
      if (roomRequest.expectedMove !== null || tries === TRIES)
        return this.#wrongPosition(entry.value.move_number)
    }
  }

  #wrongPosition(at: number): Result<Ack> {
    return refused('stale-move', { at, expected: this.game.moveNumber })
  }

  #write(entry: EntryRow): EntryWrite {
    const after = this.#state.after(entry)
    const bot = after.seats.find((one) => one.bot_level !== (this.seats[one.seat_number]?.bot_level ?? null))
    return {
      entry,
      summary: after.summary,
      jobs: this.#ports.jobs(after),
      ...(bot && bot.bot_level !== null ? { bot: { seat: bot.seat_number, level: bot.bot_level } } : {}),
    }
  }

  #missed(): Promise<readonly EntryRow[]> {
    return this.#ports.entries(this.row.id, this.seq)
  }

  #hear(entries: readonly EntryRow[]): void {
    const refusal = this.#state.replay(entries)
    if (refusal !== null) {
      this.#ports.onUnreadable(this.row.id, refusal)
      this.retire()
      return
    }
    if (entries.length > 0) this.#stuckBot = null
    this.subscribers.notify('changed')
  }
}
