/**
 * Broadcast: sends each change of one room to its subscribers on this node, serialised once per viewer. A client that
 * runs the rules is sent only the steps, if they lead from the previous view to exactly the current one.
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
import type { AnyGame } from '../room/game-registry.ts'
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

/** The view frame for a client that knows `knownSeq` log entries. */
const createSnapshot = (
  room: Room,
  viewer: Viewer,
  knownSeq: number,
  view = visibleView(room.game, room.seats, viewer),
): ViewFrame => {
  const { game } = room
  const firstMove = room.firstChangedMove(knownSeq)
  return {
    moveNumber: game.moveNumber,
    viewer,
    view: game.rules.position.write(view),
    undo: viewerUndoLimit(room, viewer),
    steps: visibleSteps(game, firstMove, viewer),
    fromMove: firstMove,
  }
}

type Send = (text: string) => void

type SnapshotMessage = Extract<ServerMessage, { kind: 'frame' }>

/** The subscribers with the same view, and whether each runs the rules. */
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
  readonly knownSeq: number
  readonly frame: ViewFrame
}

const BROADCASTERS = new WeakMap<Room, Broadcaster>()

export const broadcasterFor = (room: Room): Broadcaster => {
  const cached = BROADCASTERS.get(room)
  if (cached) return cached
  const broadcaster = new Broadcaster(room)
  BROADCASTERS.set(room, broadcaster)
  return broadcaster
}

export class Broadcaster implements Subscriber {
  readonly #room: Room
  readonly #groups = new Map<Viewer, SubscriberGroup>()
  #seq = 0
  #moveCount = 0
  #last: LastState
  #cached: CachedSnapshot | null = null

  constructor(room: Room) {
    this.#room = room
    this.#last = lastState(room)
  }

  /** Sends a snapshot to a client that knows `knownSeq` entries, then every change. */
  subscribe(viewer: Viewer, knownSeq: number, send: Send): void {
    if (this.#groups.size === 0) this.#start()
    const group = this.#groups.get(viewer) ?? new Map<Send, boolean>()
    this.#groups.set(viewer, group)
    group.set(send, false)
    send(this.#snapshotMessage(this.#frame(viewer, knownSeq)))
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
    if (this.#groups.size === 0) this.#stop()
  }

  #start(): void {
    this.#seq = this.#room.seq
    this.#moveCount = this.#room.moveCount
    this.#last = lastState(this.#room)
    this.#room.subscribers.add(this)
  }

  #stop(): void {
    this.#room.subscribers.delete(this)
    this.#cached = null
  }

  changed(): void {
    this.#cached = null
    const { seats, seq, moveCount } = this.#room
    // Changes of the room status leave the view as it is.
    const before = this.#last
    if (before.seats === seats && this.#moveCount === moveCount) return
    this.#moveCount = moveCount
    const knownSeq = this.#seq
    this.#seq = seq
    this.#last = lastState(this.#room)
    const seatsMessage =
      before.seats === seats ? null : this.#write({ kind: 'seats', info: roomInfo(this.#room.row, seats) })
    for (const [viewer, group] of this.#groups) {
      if (seatsMessage !== null) for (const send of group.keys()) send(seatsMessage)
      this.#sendChange(viewer, group, before, knownSeq)
    }
  }

  #sendChange(viewer: Viewer, group: SubscriberGroup, before: LastState, knownSeq: number): void {
    const runsRules = [...group.values()]
    const view = visibleView(this.#room.game, this.#room.seats, viewer)
    const stepsMessage = runsRules.includes(true) ? this.#stepsMessage(viewer, before, knownSeq, view) : null
    const snapshot =
      stepsMessage === null || runsRules.includes(false)
        ? this.#snapshotMessage(createSnapshot(this.#room, viewer, knownSeq, view))
        : stepsMessage
    for (const [send, runs] of group) send(runs ? (stepsMessage ?? snapshot) : snapshot)
  }

  /** Null when the steps alone would lead to a different view, such as after an undo or a reveal. */
  #stepsMessage(viewer: Viewer, before: LastState, knownSeq: number, view: unknown): string | null {
    const { game, seq } = this.#room
    const firstMove = this.#room.firstChangedMove(knownSeq)
    if (firstMove !== before.moveNumber) return null
    const moves = viewMoves(game, firstMove, viewer)
    const reached = applyMoves(game.rules, visibleView(before, before.seats, viewer), moves, viewer)
    if (game.rules.hash(reached) !== game.rules.hash(view)) return null
    const undo = viewerUndoLimit(this.#room, viewer)
    const steps = moves.map(visibleStep)
    return this.#write({
      kind: 'steps',
      seq,
      moveNumber: game.moveNumber,
      undo,
      steps,
      fromMove: firstMove,
      ...this.#clocks(),
    })
  }

  #frame(viewer: Viewer, knownSeq: number): ViewFrame {
    const { seq, seats } = this.#room
    const cached = this.#cached
    const isKnown = cached?.seq === seq && cached.seats === seats
    if (isKnown && cached.viewer === viewer && cached.knownSeq === knownSeq) return cached.frame
    const frame = createSnapshot(this.#room, viewer, knownSeq)
    this.#cached = { seq, seats, viewer, knownSeq, frame }
    return frame
  }

  /** Deadlines are computed again, because time passes while a frame is cached. */
  #snapshotMessage(frame: ViewFrame): string {
    return this.#write({ kind: 'frame', seq: this.#room.seq, ...this.#clocks(), frame })
  }

  #clocks(): Pick<SnapshotMessage, 'deadlines' | 'timeBanks' | 'serverTime'> {
    const { absenceDeadlines: deadlines, timeBanks, now } = this.#room
    return { deadlines, timeBanks, serverTime: now }
  }

  #write(message: ServerMessage): string {
    return JSON.stringify(message)
  }
}
