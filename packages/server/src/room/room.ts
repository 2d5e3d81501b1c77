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
import type { AnyGame, FindRules } from './game-registry.ts'
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
  /** How often a game may go back to the same move number. */
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
const REPLAY_SLICE = 20

/** Retries when another node appended first; only for requests without an expected move. */
const MAX_ATTEMPTS = 5

export class Room {
  readonly #state: RoomState
  readonly #ports: RoomPorts
  readonly subscribers = new Subscribers()
  /** The seats with a visible page on this node. */
  readonly presence = new ReferenceCounter<Seat>()
  /** The seats with a visible page on other nodes, as reported by those nodes. */
  readonly #presentElsewhere = new Set<Seat>()
  /** When the last page of a seat was closed or hidden; only since the room was loaded. */
  readonly #lastSeen = new Map<Seat, number>()
  /** The last request in the queue; requests are executed one at a time. */
  #last: Promise<unknown> = Promise.resolve()
  #stuckBot: Seat | null = null
  #isUnloaded = false
  /** Why the room is out of service on this node; null while it is in service. */
  #unavailableReason: Refusal | null = null

  private constructor(state: RoomState, ports: RoomPorts) {
    this.#state = state
    this.#ports = ports
  }

  static async load(stored: StoredRoom, ports: RoomPorts): Promise<Result<Room>> {
    const state = RoomState.create(stored, ports.findRules)
    if (!state.ok) return state
    const entries = await ports.entries(stored.room.id, 0)
    for (let from = 0; from < entries.length; from += REPLAY_SLICE) {
      if (from > 0) await ports.pause(stored.room.id)
      const refusal = state.value.replay(entries.slice(from, from + REPLAY_SLICE))
      if (refusal !== null) return { ok: false, refusal }
    }
    return accept(new Room(state.value, ports))
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
    return this.isUnavailable ? [] : this.#state.deciders
  }

  get isOver(): boolean {
    return this.#state.isOver
  }

  /** Whether all players are gone and the room is paused. */
  get isAbandoned(): boolean {
    return !this.isOver && this.#state.isAbandoned
  }

  /** A seat has a visible page on this node. */
  addVisiblePage(seat: Seat): void {
    const wasHere = this.presence.has(seat)
    this.presence.add(seat)
    if (this.isAbandoned) this.#ports.resumed(this)
    if (!wasHere) this.#presenceChanged(seat, true)
  }

  /** A page of a seat is closed or hidden. */
  removeVisiblePage(seat: Seat): void {
    if (this.presence.remove(seat)) this.#presenceChanged(seat, false)
  }

  /** Notes whether another node has a visible page of a seat. */
  setPresentElsewhere(seat: Seat, isPresent: boolean): void {
    if (this.#presentElsewhere.has(seat) === isPresent) return
    if (isPresent) this.#presentElsewhere.add(seat)
    else this.#presentElsewhere.delete(seat)
    this.#noteAbsence(seat)
    this.subscribers.notify('presenceChanged')
  }

  get presentElsewhere(): readonly Seat[] {
    return [...this.#presentElsewhere]
  }

  /** The players without a visible page, and since when; null when they left before the room was loaded. */
  get absentSeats(): readonly AbsentSeat[] {
    return humanSeats(this.seats)
      .filter(
        (seat) => !isFree(this.seats[seat]) && !this.presence.has(seat) && !this.#presentElsewhere.has(seat),
      )
      .map((seat) => ({ seat, since: this.#lastSeen.get(seat) ?? null }))
  }

  #presenceChanged(seat: Seat, isHere: boolean): void {
    this.#noteAbsence(seat)
    this.#ports.presenceChanged(this.row.id, seat, isHere)
    this.subscribers.notify('presenceChanged')
  }

  #noteAbsence(seat: Seat): void {
    if (!this.presence.has(seat) && !this.#presentElsewhere.has(seat)) this.#lastSeen.set(seat, this.now)
  }

  /** The deadline of each decider. */
  get deadlines(): readonly Deadline[] {
    return this.#state.deadlines
  }

  /** The remaining time bank of each seat in milliseconds; empty without time banks. */
  get timeBanks(): readonly number[] {
    return this.#state.timeBanks
  }

  /** When the others may vote to replace each decider: at its deadline, or after some days without a clock. */
  get absenceDeadlines(): readonly Deadline[] {
    return this.#state.absenceDeadlines
  }

  get now(): number {
    return this.#ports.now()
  }

  /** The number of entries in the log. */
  get seq(): number {
    return this.#state.log.length
  }

  /** The number of entries that changed the game, undos included. */
  get moveCount(): number {
    return this.#state.log.moveCount
  }

  /** The log from an entry on. */
  entriesFrom(seq: number): readonly EntryRow[] {
    return this.#state.log.from(seq)
  }

  /** The move number from which a viewer who knows `seq` entries needs an update; earlier after an undo. */
  firstChangedMove(seq: number): number {
    return this.#state.log.firstChangedMove(seq, this.game.moveNumber)
  }

  /** The seats whose vote is still missing. */
  get pendingVoters(): readonly Seat[] {
    const { vote } = this.status
    return vote === null ? [] : pendingVoters(this.#state.requestContext(this.now), vote)
  }

  /** The seat of a bot that failed to decide; null when there is none. */
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

  /** Whether the room is out of service on this node, or was deleted. */
  get isUnavailable(): boolean {
    return this.#unavailableReason !== null
  }

  /** The refusal for clients that join. */
  get unavailableReason(): Refusal {
    return this.#unavailableReason ?? ROOM_UNAVAILABLE
  }

  /** Takes the room out of service on this node; other nodes may still serve it. */
  makeUnavailable(why: Refusal = ROOM_UNAVAILABLE): void {
    if (this.isUnavailable) return
    this.#unavailableReason = why
    this.subscribers.notify('unavailable')
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

  setSeats(stored: StoredRoom): void {
    const refusal = this.#state.setSeats(stored)
    if (refusal !== null) {
      this.#ports.onUnreadable(this.row.id, refusal)
      this.makeUnavailable()
      return
    }
    this.subscribers.notify('seatsChanged')
    this.subscribers.notify('changed')
  }

  /** Reloads the seats, in turn, so that an older answer cannot overwrite a newer one. */
  reloadSeats(): Promise<void> {
    return this.#inTurn(async () => {
      const stored = await this.#ports.find(this.row.id)
      if (stored !== null) this.setSeats(stored)
      else this.makeUnavailable(refused('no-such-room', { room: this.row.id }).refusal)
    })
  }

  execute(seat: Seat, roomRequest: RoomRequest): Promise<Result<Ack>> {
    return this.#inTurn(() => this.#executeRequest(seat, roomRequest))
  }

  /** Ends the game without a result, for the operator. */
  end(): Promise<Result<Ack>> {
    const request = internalRequestId('operator', this.seq)
    return this.execute(0, { requestId: request, expectedMove: null, action: { kind: 'end-game' } })
  }

  /** Applies entries written by other nodes. If the bus message carried the next entry, no database read is needed. */
  catchUp(entry?: EntryRow): Promise<void> {
    return this.#inTurn(async () => {
      if (this.isUnavailable || (entry !== undefined && entry.seq < this.seq)) return
      const missed = entry?.seq === this.seq ? [entry] : await this.#readMissing()
      if (missed.length > 0) this.#apply(missed)
    })
  }

  #inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
    const done = this.#last.then(act)
    this.#last = done.catch(() => undefined)
    return done
  }

  async #executeRequest(seat: Seat, roomRequest: RoomRequest): Promise<Result<Ack>> {
    const { log } = this.#state
    for (let attempt = 1; ; attempt++) {
      if (this.isUnavailable) return { ok: false, refusal: this.unavailableReason }
      const before = log.findAck(seat, roomRequest.requestId)
      if (before !== null) return accept(before)
      if (this.seats.some(isFreeSeat) && roomRequest.action.kind !== 'end-game')
        return refused('seats-not-filled')
      if (roomRequest.expectedMove !== null && roomRequest.expectedMove !== this.game.moveNumber)
        return this.#staleMove(roomRequest.expectedMove)
      const entry = this.#state.createEntry(seat, roomRequest, this.now, this.#ports.maxUndos)
      if (!entry.ok) {
        const player = this.seats[seat]?.player_id ?? null
        if (entry.refusal.code === 'too-many-undos' && player !== null) this.#ports.onUndoRefused(player)
        return entry
      }
      if (await this.#ports.append(this.#write(entry.value))) {
        this.#apply([entry.value])
        if (this.isUnavailable) continue
        return accept(log.ackAt(entry.value.seq))
      }
      this.#apply(await this.#readMissing())
      // An earlier attempt may have been written although its answer was lost.
      if (this.isUnavailable || log.findAck(seat, roomRequest.requestId) !== null) continue
      if (roomRequest.expectedMove !== null || attempt === MAX_ATTEMPTS)
        return this.#staleMove(entry.value.move_number)
    }
  }

  #staleMove(expectedMove: number): Result<Ack> {
    return refused('stale-move', { at: expectedMove, expected: this.game.moveNumber })
  }

  #write(entry: EntryRow): EntryWrite {
    const after = this.#state.preview(entry)
    const bot = after.seats.find((one) => one.bot_level !== (this.seats[one.seat_number]?.bot_level ?? null))
    return {
      entry,
      summary: after.summary,
      jobs: this.#ports.jobs(after),
      ...(bot && bot.bot_level !== null ? { bot: { seat: bot.seat_number, level: bot.bot_level } } : {}),
    }
  }

  #readMissing(): Promise<readonly EntryRow[]> {
    return this.#ports.entries(this.row.id, this.seq)
  }

  #apply(entries: readonly EntryRow[]): void {
    const refusal = this.#state.replay(entries)
    if (refusal !== null) {
      this.#ports.onUnreadable(this.row.id, refusal)
      this.makeUnavailable()
      return
    }
    if (entries.length > 0) this.#stuckBot = null
    this.subscribers.notify('changed')
  }
}
