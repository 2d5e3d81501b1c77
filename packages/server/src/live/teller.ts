/**
 * Everybody who looks at one table through this process. A change is worked out and written down once for all who see
 * the same; whoever runs the rules is sent the steps alone, where the view after them follows from the view before.
 */
import { followSteps, toldSteps, type Viewer } from '@quayside/kernel'
import type { ServerMessage } from '@quayside/protocol'
import type { AnyGame } from '../rooms/games.ts'
import { infoOf } from '../rooms/info.ts'
import type { Room } from '../rooms/room.ts'
import { frameOf, undoFor, viewFor } from './frame.ts'

type Hear = (text: string) => void

type Told = Extract<ServerMessage, { kind: 'told' }>

/** Those who see the same. */
interface Sight {
  /** They run the rules. */
  readonly runners: Set<Hear>
  readonly others: Set<Hear>
}

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

/** How the table stands, as it was last written for somebody who came: the next one often sees and knows the same. */
interface Written {
  readonly seq: number
  readonly seats: Room['seats']
  readonly viewer: Viewer
  readonly heard: number
  readonly frame: string
}

/** Somebody's place among those who see the same. */
interface Place {
  /** They run the rules from now on. */
  run(): void
  leave(): void
}

const TELLERS = new WeakMap<Room, Teller>()

export const tellerOf = (room: Room): Teller => {
  const known = TELLERS.get(room)
  if (known) return known
  const teller = new Teller(room)
  TELLERS.set(room, teller)
  return teller
}

export class Teller {
  readonly #room: Room
  readonly #sights = new Map<Viewer, Sight>()
  #silence: (() => void) | null = null
  #seq = 0
  #moved = 0
  #seen: Seen
  #written: Written | null = null

  constructor(room: Room) {
    this.#room = room
    this.#seen = seenAt(room)
  }

  /** Tells somebody who has heard `heard` entries how the table stands, and everything from then on. */
  join(viewer: Viewer, heard: number, hear: Hear): Place {
    if (this.#silence === null) this.#begin()
    const sight = this.#sights.get(viewer) ?? this.#open(viewer)
    sight.others.add(hear)
    hear(this.#told(this.#frame(viewer, heard)))
    return {
      run: () => {
        if (sight.others.delete(hear)) sight.runners.add(hear)
      },
      leave: () => {
        sight.runners.delete(hear)
        sight.others.delete(hear)
        if (sight.runners.size + sight.others.size === 0) this.#sights.delete(viewer)
        if (this.#sights.size === 0) this.#end()
      },
    }
  }

  #begin(): void {
    this.#seq = this.#room.seq
    this.#moved = this.#room.moved
    this.#seen = seenAt(this.#room)
    this.#silence = this.#room.listen(() => this.#change())
  }

  #end(): void {
    this.#silence?.()
    this.#silence = null
    this.#written = null
  }

  #open(viewer: Viewer): Sight {
    const sight: Sight = { runners: new Set(), others: new Set() }
    this.#sights.set(viewer, sight)
    return sight
  }

  #change(): void {
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
      before.seats === seats ? null : this.#write({ kind: 'seats', info: infoOf(this.#room.row, seats) })
    for (const [viewer, sight] of this.#sights) {
      if (reseated !== null) for (const hear of everybody(sight)) hear(reseated)
      this.#tell(viewer, sight, before, heard)
    }
  }

  #tell(viewer: Viewer, sight: Sight, before: Seen, heard: number): void {
    const stepped = sight.runners.size === 0 ? null : this.#stepped(viewer, before, heard)
    if (stepped !== null) for (const hear of sight.runners) hear(stepped)
    const waiting = stepped === null ? everybody(sight) : [...sight.others]
    if (waiting.length === 0) return
    const told = this.#told(JSON.stringify(frameOf(this.#room, viewer, heard)))
    for (const hear of waiting) hear(told)
  }

  /** Null where somebody who only hears the steps would see something else than there is. */
  #stepped(viewer: Viewer, before: Seen, heard: number): string | null {
    const { game, seats, seq } = this.#room
    const from = this.#room.heardUntil(heard)
    if (from !== before.at) return null
    const steps = toldSteps(game, from, viewer)
    const followed = followSteps(game.rules, viewFor(before, before.seats, viewer), steps, viewer)
    if (game.rules.digest(followed) !== game.rules.digest(viewFor(game, seats, viewer))) return null
    const undo = undoFor(this.#room, viewer)
    return this.#write({ kind: 'stepped', seq, at: game.at, undo, steps, from, ...this.#clocks() })
  }

  #frame(viewer: Viewer, heard: number): string {
    const { seq, seats } = this.#room
    const known = this.#written
    const isKnown = known?.seq === seq && known.seats === seats
    if (isKnown && known.viewer === viewer && known.heard === heard) return known.frame
    const frame = JSON.stringify(frameOf(this.#room, viewer, heard))
    this.#written = { seq, seats, viewer, heard, frame }
    return frame
  }

  /** The frame is written already; the clocks go on meanwhile. */
  #told(frame: string): string {
    const told: Omit<Told, 'frame'> = { kind: 'told', seq: this.#room.seq, ...this.#clocks() }
    return `${JSON.stringify(told).slice(0, -1)},"frame":${frame}}`
  }

  #clocks(): Pick<Told, 'deadlines' | 'now'> {
    const { patience, now } = this.#room
    return { deadlines: patience, now }
  }

  #write(message: ServerMessage): string {
    return JSON.stringify(message)
  }
}

const everybody = ({ runners, others }: Sight): readonly Hear[] => [...runners, ...others]
