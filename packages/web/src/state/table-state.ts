/**
 * What the page knows of the game on the table. Frames that others brought about are shown one after the other, so
 * that a person sees what happened; `shown` is the one on the screen.
 */
import type { Refusal, Seat, UndoLimit, Viewer } from '@quayside/kernel'
import { type Command, type Event, leHavre, type State } from '@quayside/le-havre'
import { create } from 'zustand'
import type { HostMessage, NewGame, SeatPlan, Thinking, ToldFrame } from '../host/protocol.ts'
import { type HostLink, workerLink } from './host-link.ts'

/** One command that was carried out, as the viewer heard of it. */
export interface Step {
  readonly at: number
  readonly seat: Seat
  readonly command: Command
  readonly events: readonly Event[]
}

/** The table as the viewer sees it at one position. */
export interface Frame {
  readonly at: number
  readonly viewer: Viewer
  readonly view: State
  readonly handOver: Seat | null
  readonly undo: UndoLimit
  readonly steps: readonly Step[]
  readonly from: number
}

export interface TableState {
  readonly id: string | null
  readonly game: string | null
  readonly seats: readonly SeatPlan[]
  readonly shown: Frame | null
  /** Arrived but not yet shown, in order. */
  readonly coming: readonly Frame[]
  /** Every step up to the frame shown. */
  readonly history: readonly Step[]
  readonly thinking: Thinking | null
  readonly refusal: Refusal | null
  readonly botFailed: { readonly seat: Seat; readonly refusal: Refusal } | null
  readonly unsaved: Refusal | null
  /** Why the game could not be opened. */
  readonly closed: Refusal | null

  begin(id: string, plan: NewGame): void
  resume(id: string): void
  submit(seat: Seat, command: Command): void
  takeBack(to: number): void
  look(seat: Seat): void
  retry(): void
  /** Shows the next frame, or all that have come. */
  showNext(): void
  showAll(): void
  dismissRefusal(): void
  leave(): void
}

const NOTHING = {
  id: null,
  game: null,
  seats: [],
  shown: null,
  coming: [],
  history: [],
  thinking: null,
  refusal: null,
  botFailed: null,
  unsaved: null,
  closed: null,
} as const

/** The events are this game's own: the host tells of the game that it was asked for. */
const readStep = ({ at, seat, command: words, events }: ToldFrame['steps'][number]): Step[] => {
  const command = leHavre.notation.parse(words)
  return command.ok ? [{ at, seat, command: command.value, events: events as readonly Event[] }] : []
}

/** The history with a frame's steps laid over it from where they begin. */
const joined = (history: readonly Step[], frame: Frame): readonly Step[] => [
  ...history.slice(0, frame.from),
  ...frame.steps,
]

/** Whether somebody else brought the frame about, so that it is worth watching. */
const isWorthWatching = (frame: Frame): boolean =>
  frame.from > 0 && frame.handOver === null && frame.steps.some(({ seat }) => seat !== frame.viewer)

export const useTable = create<TableState>()((set, get) => {
  let link: HostLink | null = null

  const show = (frame: Frame): void =>
    set(({ history }) => ({ shown: frame, history: joined(history, frame) }))

  const arrive = (frame: Frame): void => {
    const { coming } = get()
    if (coming.length === 0 && !isWorthWatching(frame)) show(frame)
    else set({ coming: [...coming, frame] })
  }

  const read = (told: ToldFrame): void => {
    const view = leHavre.position.read(told.view)
    if (view.ok) arrive({ ...told, view: view.value, steps: told.steps.flatMap(readStep) })
    else set({ closed: view.refusal })
  }

  const hear = (message: HostMessage): void => {
    switch (message.kind) {
      case 'opened':
        set({ id: message.id, game: message.game, seats: message.seats })
        break
      case 'frame':
        read(message.frame)
        break
      case 'thinking':
        set({ thinking: message.thinking, botFailed: null })
        break
      case 'refused':
        set({ refusal: message.refusal })
        break
      case 'closed':
        set({ closed: message.refusal })
        break
      case 'bot-failed':
        set({ botFailed: { seat: message.seat, refusal: message.refusal } })
        break
      case 'unsaved':
        set({ unsaved: message.refusal })
        break
    }
  }

  const connect = (): HostLink => {
    link?.close()
    set(NOTHING)
    link = workerLink(hear)
    return link
  }

  return {
    ...NOTHING,
    begin: (id, plan) => connect().send({ kind: 'begin', id, plan }),
    resume: (id) => connect().send({ kind: 'continue', id }),
    submit: (seat, command) => {
      const { shown } = get()
      if (!shown) return
      set({ refusal: null })
      link?.send({ kind: 'submit', seat, command: leHavre.notation.print(command), at: shown.at })
    },
    takeBack: (to) => {
      const { shown } = get()
      if (shown && shown.viewer !== 'spectator') link?.send({ kind: 'take-back', seat: shown.viewer, to })
    },
    look: (seat) => link?.send({ kind: 'look', seat }),
    retry: () => link?.send({ kind: 'retry' }),
    showNext: () => {
      const [next, ...coming] = get().coming
      if (!next) return
      set({ coming })
      show(next)
    },
    showAll: () => {
      for (const frame of get().coming) show(frame)
      set({ coming: [] })
    },
    dismissRefusal: () => set({ refusal: null }),
    leave: () => {
      link?.close()
      link = null
      set(NOTHING)
    },
  }
})
