/**
 * Everybody who looks at one table through this process. A change is worked out and written down once for all who see
 * the same; whoever runs the rules is sent the steps alone, where the view after them follows from the view before.
 */
import { followSteps, toldSteps, type Viewer } from '@quayside/kernel'
import type { ServerMessage } from '@quayside/protocol'
import { infoOf } from '../rooms/info.ts'
import type { Room } from '../rooms/room.ts'
import { frameOf, undoFor, viewFor } from './frame.ts'

type Hear = (text: string) => void

type Told = Extract<ServerMessage, { kind: 'told' }>

/** Those who see the same, and what they have seen. */
interface Sight {
  /** They run the rules. */
  readonly runners: Set<Hear>
  readonly others: Set<Hear>
  at: number
  view: unknown
}

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
  /** As they were last told. */
  #seats: Room['seats'] = []
  #written: Written | null = null

  constructor(room: Room) {
    this.#room = room
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
    this.#seats = this.#room.seats
    this.#silence = this.#room.listen(() => this.#change())
  }

  #end(): void {
    this.#silence?.()
    this.#silence = null
    this.#written = null
  }

  #open(viewer: Viewer): Sight {
    const { at } = this.#room.game
    const sight: Sight = { runners: new Set(), others: new Set(), at, view: viewFor(this.#room, viewer) }
    this.#sights.set(viewer, sight)
    return sight
  }

  #change(): void {
    this.#written = null
    const { seats, seq, moved } = this.#room
    // What people settle beside the game leaves the view as it is.
    if (this.#seats === seats && this.#moved === moved) return
    this.#moved = moved
    const heard = this.#seq
    this.#seq = seq
    const reseated =
      this.#seats === seats ? null : this.#write({ kind: 'seats', info: infoOf(this.#room.row, seats) })
    this.#seats = seats
    for (const [viewer, sight] of this.#sights) {
      if (reseated !== null) for (const hear of everybody(sight)) hear(reseated)
      this.#tell(viewer, sight, heard)
    }
  }

  #tell(viewer: Viewer, sight: Sight, heard: number): void {
    const before = { at: sight.at, view: sight.view }
    sight.at = this.#room.game.at
    sight.view = viewFor(this.#room, viewer)
    const stepped = sight.runners.size === 0 ? null : this.#stepped(viewer, before, sight.view, heard)
    if (stepped !== null) for (const hear of sight.runners) hear(stepped)
    const waiting = stepped === null ? everybody(sight) : [...sight.others]
    if (waiting.length === 0) return
    const told = this.#told(JSON.stringify(frameOf(this.#room, viewer, heard)))
    for (const hear of waiting) hear(told)
  }

  /** Null where somebody who only hears the steps would see something else than there is. */
  #stepped(viewer: Viewer, before: Pick<Sight, 'at' | 'view'>, after: unknown, heard: number): string | null {
    const { game, seq } = this.#room
    const from = this.#room.heardUntil(heard)
    if (from !== before.at) return null
    const steps = toldSteps(game, from, viewer)
    const followed = followSteps(game.rules, before.view, steps, viewer)
    if (game.rules.digest(followed) !== game.rules.digest(after)) return null
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
