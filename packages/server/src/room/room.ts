/**
 * One room that is being played, and whoever is there: one wish at a time. Nothing is applied, acknowledged or told
 * before it is durable.
 */
import { accept, type Refusal, type Result, refused, type Seat } from '@quayside/kernel'
import type { RoomSettings } from '@quayside/protocol'
import type { EntryWrite } from '../storage/entry-repository.ts'
import type { JobPlan } from '../storage/job-repository.ts'
import type { StoredRoom } from '../storage/room-repository.ts'
import type { EntryRow, RoomRow, SeatRow } from '../storage/schema.ts'
import type { Deadline } from './deadlines.ts'
import { type Ack, internalRequestId } from './entry-log.ts'
import type { AnyGame, FindRules } from './games.ts'
import { OUT_OF_SERVICE, ReferenceCounter } from './room-cache.ts'
import { pendingVoters, type RoomRequest } from './room-request.ts'
import { type NextState, RoomState } from './room-state.ts'
import type { RoomStatus } from './room-status.ts'
import { isFreeSeat } from './seats.ts'
import { Subscribers } from './subscribers.ts'

export interface RoomPorts {
  /** True when the entry is durable and the first with its number. */
  append(write: EntryWrite): Promise<boolean>
  entries(room: string, from: number): Promise<readonly EntryRow[]>
  find(room: string): Promise<StoredRoom | null>
  now(): number
  /** What is to happen later in a room that stands so. */
  jobs(after: NextState): readonly JobPlan[]
  readonly findRules: FindRules
  /** Hears that the room cannot be read here, and why. */
  onUnreadable(room: string, why: Refusal): void
  /** Settles when those who play have been heard meanwhile. */
  pause(room: string): Promise<void>
  /** How often a game may go back to the same position. */
  readonly takeBacks: number
  /** Hears of a player who wanted to go back once too often. */
  takeBackRefused(player: string): void
  /** Hears that somebody has come back to a room that everybody had left. */
  resumed(room: Room): void
}

/** So many entries of a log are played again at a time: a whole game takes longer than others should wait. */
const SLICE = 20

/** Somebody else may write just before; what fits any position is tried again. */
const TRIES = 5

export class Room {
  readonly #table: RoomState
  readonly #ports: RoomPorts
  readonly subscribers = new Subscribers()
  /** The seats whose people look in the room through this process. */
  readonly presence = new ReferenceCounter<Seat>()
  /** The end of the queue: wishes are fulfilled one after the other. */
  #last: Promise<unknown> = Promise.resolve()
  #stalled: Seat | null = null
  #isUnloaded = false
  /** Why it does not go on here; null while it does. */
  #retirement: Refusal | null = null

  private constructor(table: RoomState, ports: RoomPorts) {
    this.#table = table
    this.#ports = ports
  }

  static async load(stored: StoredRoom, ports: RoomPorts): Promise<Result<Room>> {
    const table = RoomState.lay(stored, ports.findRules)
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
    return this.#table.game
  }

  get settings(): RoomSettings {
    return this.#table.settings
  }

  get row(): RoomRow {
    return this.#table.row
  }

  /** Who sits there now. */
  get seats(): readonly SeatRow[] {
    return this.#table.seats
  }

  get status(): RoomStatus {
    return this.#table.status
  }

  /** Whom the game waits for. */
  get waits(): readonly Seat[] {
    return this.isRetired ? [] : this.#table.waits
  }

  get isOver(): boolean {
    return this.#table.isOver
  }

  /** Whether everybody has walked away, and it stands still. */
  get isAbandoned(): boolean {
    return !this.isOver && this.#table.isAbandoned
  }

  /** Somebody looks at their seat through this process. */
  come(seat: Seat): void {
    this.presence.come(seat)
    if (this.isAbandoned) this.#ports.resumed(this)
  }

  /** When the time of each waiting seat is up. */
  get deadlines(): readonly Deadline[] {
    return this.#table.deadlines
  }

  /** From when on the others may do without each waiting seat: when its time is up, or after days without a clock. */
  get patience(): readonly Deadline[] {
    return this.#table.patience
  }

  get now(): number {
    return this.#ports.now()
  }

  /** How many entries the log has. */
  get seq(): number {
    return this.#table.log.length
  }

  /** How often the game has moved, back or forth: entries about anything else leave it where it stands. */
  get moved(): number {
    return this.#table.log.moved
  }

  /** The log from an entry on. */
  logFrom(seq: number): readonly EntryRow[] {
    return this.#table.log.from(seq)
  }

  /** Since which position a viewer who has heard `seq` entries must be told again: after a take-back, an earlier one. */
  firstChangedMove(seq: number): number {
    return this.#table.log.firstChangedMove(seq, this.game.moveNumber)
  }

  /** The seats that a motion still waits for. */
  get asked(): readonly Seat[] {
    const { motion } = this.status
    return motion === null ? [] : pendingVoters(this.#table.requestContext(this.now), motion)
  }

  /** A bot that cannot decide; null when none is known of. */
  get stalled(): Seat | null {
    return this.#stalled
  }

  stall(seat: Seat): void {
    this.#stalled = seat
    this.subscribers.tell('changed')
  }

  /** Has everybody look again who acts for a seat. */
  nudge(): void {
    this.#stalled = null
    this.subscribers.tell('changed')
  }

  /** Whether it is out of service here, or was removed. */
  get isRetired(): boolean {
    return this.#retirement !== null
  }

  /** What whoever comes is told instead. */
  get retirement(): Refusal {
    return this.#retirement ?? OUT_OF_SERVICE
  }

  /** Nothing is written, told or decided here any more; it may go on through another process. */
  retire(why: Refusal = OUT_OF_SERVICE): void {
    if (this.isRetired) return
    this.#retirement = why
    this.subscribers.tell('retired')
    this.subscribers.tell('changed')
  }

  /** Whether it was forgotten here because nobody is at it any more. */
  get isUnloaded(): boolean {
    return this.#isUnloaded
  }

  /** Whoever acts for a seat by themselves stops; what is under way is still written. */
  unload(): void {
    this.#isUnloaded = true
  }

  reseat(stored: StoredRoom): void {
    const refusal = this.#table.reseat(stored)
    if (refusal !== null) {
      this.#ports.onUnreadable(this.row.id, refusal)
      this.retire()
      return
    }
    this.subscribers.tell('reseated')
    this.subscribers.tell('changed')
  }

  /** Looks who sits there now: in turn, so that no older answer comes after a newer one. */
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
    return this.execute(0, { requestId: request, expectedMove: null, act: { kind: 'end-game' } })
  }

  /** Hears what was written elsewhere; where the word came with the next entry, nobody has to be asked. */
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
    const { log } = this.#table
    for (let tries = 1; ; tries++) {
      if (this.isRetired) return { ok: false, refusal: this.retirement }
      const before = log.answered(seat, roomRequest.requestId)
      if (before !== null) return accept(before)
      if (this.seats.some(isFreeSeat) && roomRequest.act.kind !== 'end-game')
        return refused('seats-not-filled')
      if (roomRequest.expectedMove !== null && roomRequest.expectedMove !== this.game.moveNumber)
        return this.#wrongPosition(roomRequest.expectedMove)
      const entry = this.#table.entryFor(seat, roomRequest, this.now, this.#ports.takeBacks)
      if (!entry.ok) {
        const player = this.seats[seat]?.player_id ?? null
        if (entry.refusal.code === 'too-many-undos' && player !== null) this.#ports.takeBackRefused(player)
        return entry
      }
      if (await this.#ports.append(this.#write(entry.value))) {
        this.#hear([entry.value])
        if (this.isRetired) continue
        return accept(log.done(entry.value.seq))
      }
      this.#hear(await this.#missed())
      // An earlier sending may have been written down without anybody hearing of it.
      if (this.isRetired || log.answered(seat, roomRequest.requestId) !== null) continue
      if (roomRequest.expectedMove !== null || tries === TRIES)
        return this.#wrongPosition(entry.value.move_number)
    }
  }

  #wrongPosition(at: number): Result<Ack> {
    return refused('stale-move', { at, expected: this.game.moveNumber })
  }

  #write(entry: EntryRow): EntryWrite {
    const after = this.#table.after(entry)
    const bot = after.seats.find((one) => one.bot_level !== (this.seats[one.seat_number]?.bot_level ?? null))
    return {
      entry,
      standing: after.standing,
      jobs: this.#ports.jobs(after),
      ...(bot && bot.bot_level !== null ? { bot: { seat: bot.seat_number, level: bot.bot_level } } : {}),
    }
  }

  #missed(): Promise<readonly EntryRow[]> {
    return this.#ports.entries(this.row.id, this.seq)
  }

  #hear(entries: readonly EntryRow[]): void {
    const refusal = this.#table.replay(entries)
    if (refusal !== null) {
      this.#ports.onUnreadable(this.row.id, refusal)
      this.retire()
      return
    }
    if (entries.length > 0) this.#stalled = null
    this.subscribers.tell('changed')
  }
}
