import { followMoves, toldStep, toldSteps, type UndoLimit, type Viewer, viewMoves } from '@quayside/kernel'
import type { ServerMessage, ToldFrame } from '@quayside/protocol'
import type { AnyGame } from '../room/games.ts'
import type { Room } from '../room/room.ts'
import { isFreeSeat, roomInfo } from '../room/seats.ts'
import type { Subscriber } from '../room/subscribers.ts'

export const viewerUndoLimit = ({ game }: Room, viewer: Viewer): UndoLimit =>
  viewer === 'spectator' ? { to: game.at, because: 'other-seat' } : game.undoLimit(viewer)

/** Before everybody is there a seat sees no more than anybody: it may still be given up, and another one taken. */
export const visibleView = (
  { rules, state }: Pick<AnyGame, 'rules' | 'state'>,
  seats: Room['seats'],
  viewer: Viewer,
): unknown => rules.view(state, seats.some(isFreeSeat) ? 'spectator' : viewer)

/** The table for somebody who has heard `heard` entries of its log. */
export const createSnapshot = (room: Room, viewer: Viewer, heard: number): ToldFrame => {
  const { game } = room
  const from = room.firstChangedMove(heard)
  return {
    at: game.at,
    viewer,
    view: game.rules.position.write(visibleView(game, room.seats, viewer)),
    undo: viewerUndoLimit(room, viewer),
    steps: toldSteps(game, from, viewer),
    from,
  }
}

/**
 * Everybody who looks at one table through this process. A change is worked out and written down once for all who see
 * the same; whoever runs the rules is sent the steps alone, where the view after them follows from the view before.
 */

type Hear = (text: string) => void

type Told = Extract<ServerMessage, { kind: 'told' }>

/** Those who see the same, and whether they run the rules. */
type Sight = Map<Hear, boolean>

/** The table as everybody has seen it: one position from which each view follows, for there are many tables. */
interface Seen extends Pick<AnyGame, 'at' | 'rules' | 'state'> {
  readonly seats: Room['seats']
}

const seenAt = ({ game: { at, rules, state }, seats }: Room): Seen => ({
  at,
  rules,
  state: rules.copy(state),
  seats,
})

/** The last frame made for somebody who joined: the next one often sees and knows the same. */
interface Written {
  readonly seq: number
  readonly seats: Room['seats']
  readonly viewer: Viewer
  readonly heard: number
  readonly frame: ToldFrame
}

const TELLERS = new WeakMap<Room, Broadcaster>()

export const broadcasterFor = (room: Room): Broadcaster => {
  const known = TELLERS.get(room)
  if (known) return known
  const teller = new Broadcaster(room)
  TELLERS.set(room, teller)
  return teller
}

export class Broadcaster implements Subscriber {
  readonly #room: Room
  readonly #sights = new Map<Viewer, Sight>()
  #seq = 0
  #moved = 0
  #seen: Seen
  #written: Written | null = null

  constructor(room: Room) {
    this.#room = room
    this.#seen = seenAt(room)
  }

  /** Tells somebody who has heard `heard` entries how the table stands, and everything from then on. */
  join(viewer: Viewer, heard: number, hear: Hear): void {
    if (this.#sights.size === 0) this.#begin()
    const sight = this.#sights.get(viewer) ?? new Map<Hear, boolean>()
    this.#sights.set(viewer, sight)
    sight.set(hear, false)
    hear(this.#told(this.#frame(viewer, heard)))
  }

  /** They run the rules from now on. */
  run(viewer: Viewer, hear: Hear): void {
    const sight = this.#sights.get(viewer)
    if (sight?.has(hear)) sight.set(hear, true)
  }

  leave(viewer: Viewer, hear: Hear): void {
    const sight = this.#sights.get(viewer)
    sight?.delete(hear)
    if (sight?.size === 0) this.#sights.delete(viewer)
    if (this.#sights.size === 0) this.#end()
  }

  #begin(): void {
    this.#seq = this.#room.seq
    this.#moved = this.#room.moved
    this.#seen = seenAt(this.#room)
    this.#room.subscribers.add(this)
  }

  #end(): void {
    this.#room.subscribers.delete(this)
    this.#written = null
  }

  changed(): void {
    this.#written = null
    const { seats, seq, moved } = this.#room
    // What people settle beside the game leaves the view as it is.
    const before = this.#seen
    if (before.seats === seats && this.#moved === moved) return
    this.#moved = moved
    const heard = this.#seq
    this.#seq = seq
    this.#seen = seenAt(this.#room)
    const reseated =
      before.seats === seats ? null : this.#write({ kind: 'seats', info: roomInfo(this.#room.row, seats) })
    for (const [viewer, sight] of this.#sights) {
      if (reseated !== null) for (const hear of sight.keys()) hear(reseated)
      this.#tell(viewer, sight, before, heard)
    }
  }

  #tell(viewer: Viewer, sight: Sight, before: Seen, heard: number): void {
    const run = [...sight.values()]
    const stepped = run.includes(true) ? this.#stepped(viewer, before, heard) : null
    const told =
      stepped === null || run.includes(false)
        ? this.#told(createSnapshot(this.#room, viewer, heard))
        : stepped
    for (const [hear, runs] of sight) hear(runs ? (stepped ?? told) : told)
  }

  /** Null where somebody who only hears the steps would see something else than there is. */
  #stepped(viewer: Viewer, before: Seen, heard: number): string | null {
    const { game, seats, seq } = this.#room
    const from = this.#room.firstChangedMove(heard)
    if (from !== before.at) return null
    const moves = viewMoves(game, from, viewer)
    const followed = followMoves(game.rules, visibleView(before, before.seats, viewer), moves, viewer)
    if (game.rules.digest(followed) !== game.rules.digest(visibleView(game, seats, viewer))) return null
    const undo = viewerUndoLimit(this.#room, viewer)
    const steps = moves.map(toldStep)
    return this.#write({ kind: 'stepped', seq, at: game.at, undo, steps, from, ...this.#clocks() })
  }

  #frame(viewer: Viewer, heard: number): ToldFrame {
    const { seq, seats } = this.#room
    const known = this.#written
    const isKnown = known?.seq === seq && known.seats === seats
    if (isKnown && known.viewer === viewer && known.heard === heard) return known.frame
    const frame = createSnapshot(this.#room, viewer, heard)
    this.#written = { seq, seats, viewer, heard, frame }
    return frame
  }

  /** The clocks go on while a frame is kept. */
  #told(frame: ToldFrame): string {
    return this.#write({ kind: 'told', seq: this.#room.seq, ...this.#clocks(), frame })
  }

  #clocks(): Pick<Told, 'deadlines' | 'now'> {
    const { patience, now } = this.#room
    return { deadlines: patience, now }
  }

  #write(message: ServerMessage): string {
    return JSON.stringify(message)
  }
}
