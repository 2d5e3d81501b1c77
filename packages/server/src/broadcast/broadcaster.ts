/**
 * Broadcast: sends each change of one room to its subscribers on this node, once for all who see the same. A client
 * that runs the rules is sent the steps alone, where they lead from the view before to exactly the view after.
 */
import {
  applyMoves,
  type UndoLimit,
  type Viewer,
  viewMoves,
  visibleStep,
  visibleSteps,
} from '@quayside/kernel'
import type { ServerMessage, ViewFrame } from '@quayside/protocol'
import type { AnyGame } from '../room/games.ts'
import type { Room } from '../room/room.ts'
import { isFreeSeat, roomInfo } from '../room/seats.ts'
import type { Subscriber } from '../room/subscribers.ts'

const viewerUndoLimit = ({ game }: Room, viewer: Viewer): UndoLimit =>
  viewer === 'spectator' ? { moveNumber: game.moveNumber, reason: 'other-seat' } : game.undoLimit(viewer)

/** Before all seats are taken, a seat sees what a spectator sees: it may still be given up for another one. */
const visibleView = (
  { rules, state }: Pick<AnyGame, 'rules' | 'state'>,
  seats: Room['seats'],
  viewer: Viewer,
): unknown => rules.view(state, seats.some(isFreeSeat) ? 'spectator' : viewer)

/** The view frame for a client that knows `heard` log entries. */
const createSnapshot = (
  room: Room,
  viewer: Viewer,
  heard: number,
  view = visibleView(room.game, room.seats, viewer),
): ViewFrame => {
  const { game } = room
  const from = room.firstChangedMove(heard)
  return {
    moveNumber: game.moveNumber,
    viewer,
    view: game.rules.position.write(view),
    undo: viewerUndoLimit(room, viewer),
    steps: visibleSteps(game, from, viewer),
    fromMove: from,
  }
}

type Send = (text: string) => void

type SnapshotMessage = Extract<ServerMessage, { kind: 'frame' }>

/** Subscribers who see the same, and whether they run the rules. */
type SubscriberGroup = Map<Send, boolean>

/** The room as it was last sent: one state from which every view follows, to save memory. */
interface LastState extends Pick<AnyGame, 'moveNumber' | 'rules' | 'state'> {
  readonly seats: Room['seats']
}

const lastState = ({ game: { moveNumber, rules, state }, seats }: Room): LastState => ({
  moveNumber,
  rules,
  state: rules.copy(state),
  seats,
})

/** The last snapshot for a joining client: the next one often has the same viewer and log length. */
interface CachedSnapshot {
  readonly seq: number
  readonly seats: Room['seats']
  readonly viewer: Viewer
  readonly heard: number
  readonly frame: ViewFrame
}

const BROADCASTERS = new WeakMap<Room, Broadcaster>()

export const broadcasterFor = (room: Room): Broadcaster => {
  const known = BROADCASTERS.get(room)
  if (known) return known
  const broadcaster = new Broadcaster(room)
  BROADCASTERS.set(room, broadcaster)
  return broadcaster
}

export class Broadcaster implements Subscriber {
  readonly #room: Room
  readonly #groups = new Map<Viewer, SubscriberGroup>()
  #seq = 0
  #moved = 0
  #last: LastState
  #cached: CachedSnapshot | null = null

  constructor(room: Room) {
    this.#room = room
    this.#last = lastState(room)
  }

  /** Sends a snapshot to a client that knows `heard` entries, then every change. */
  subscribe(viewer: Viewer, heard: number, send: Send): void {
    if (this.#groups.size === 0) this.#begin()
    const group = this.#groups.get(viewer) ?? new Map<Send, boolean>()
    this.#groups.set(viewer, group)
    group.set(send, false)
    send(this.#snapshotMessage(this.#frame(viewer, heard)))
  }

  /** The client runs the rules itself: it is sent steps instead of frames. */
  enableSteps(viewer: Viewer, send: Send): void {
    const group = this.#groups.get(viewer)
    if (group?.has(send)) group.set(send, true)
  }

  unsubscribe(viewer: Viewer, send: Send): void {
    const group = this.#groups.get(viewer)
    group?.delete(send)
    if (group?.size === 0) this.#groups.delete(viewer)
    if (this.#groups.size === 0) this.#end()
  }

  #begin(): void {
    this.#seq = this.#room.seq
    this.#moved = this.#room.moved
    this.#last = lastState(this.#room)
    this.#room.subscribers.add(this)
  }

  #end(): void {
    this.#room.subscribers.delete(this)
    this.#cached = null
  }

  changed(): void {
    this.#cached = null
    const { seats, seq, moved } = this.#room
    // Changes of the room status leave the view as it is.
    const before = this.#last
    if (before.seats === seats && this.#moved === moved) return
    this.#moved = moved
    const heard = this.#seq
    this.#seq = seq
    this.#last = lastState(this.#room)
    const reseated =
      before.seats === seats ? null : this.#write({ kind: 'seats', info: roomInfo(this.#room.row, seats) })
    for (const [viewer, group] of this.#groups) {
      if (reseated !== null) for (const send of group.keys()) send(reseated)
      this.#sendChange(viewer, group, before, heard)
    }
  }

  #sendChange(viewer: Viewer, group: SubscriberGroup, before: LastState, heard: number): void {
    const run = [...group.values()]
    const view = visibleView(this.#room.game, this.#room.seats, viewer)
    const stepped = run.includes(true) ? this.#stepsMessage(viewer, before, heard, view) : null
    const snapshot =
      stepped === null || run.includes(false)
        ? this.#snapshotMessage(createSnapshot(this.#room, viewer, heard, view))
        : stepped
    for (const [send, runs] of group) send(runs ? (stepped ?? snapshot) : snapshot)
  }

  /** Null where the steps alone would lead to another view. */
  #stepsMessage(viewer: Viewer, before: LastState, heard: number, view: unknown): string | null {
    const { game, seq } = this.#room
    const from = this.#room.firstChangedMove(heard)
    if (from !== before.moveNumber) return null
    const moves = viewMoves(game, from, viewer)
    const followed = applyMoves(game.rules, visibleView(before, before.seats, viewer), moves, viewer)
    if (game.rules.hash(followed) !== game.rules.hash(view)) return null
    const undo = viewerUndoLimit(this.#room, viewer)
    const steps = moves.map(visibleStep)
    return this.#write({
      kind: 'steps',
      seq,
      moveNumber: game.moveNumber,
      undo,
      steps,
      fromMove: from,
      ...this.#clocks(),
    })
  }

  #frame(viewer: Viewer, heard: number): ViewFrame {
    const { seq, seats } = this.#room
    const known = this.#cached
    const isKnown = known?.seq === seq && known.seats === seats
    if (isKnown && known.viewer === viewer && known.heard === heard) return known.frame
    const frame = createSnapshot(this.#room, viewer, heard)
    this.#cached = { seq, seats, viewer, heard, frame }
    return frame
  }

  /** Deadlines are computed anew, because time passes while a frame is cached. */
  #snapshotMessage(frame: ViewFrame): string {
    return this.#write({ kind: 'frame', seq: this.#room.seq, ...this.#clocks(), frame })
  }

  #clocks(): Pick<SnapshotMessage, 'deadlines' | 'timeBanks' | 'serverTime'> {
    const { absenceDeadlines: patience, timeBanks, now } = this.#room
    return { deadlines: patience, timeBanks, serverTime: now }
  }

  #write(message: ServerMessage): string {
    return JSON.stringify(message)
  }
}
