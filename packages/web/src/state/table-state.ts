/**
 * What the page knows of the game on the table. Frames that others brought about are shown one after the other, so
 * that a person sees what happened; `shown` is the one on the screen.
 */
import type { Refusal, Seat } from '@quayside/kernel'
import type { Command, Event, State } from '@quayside/le-havre'
import { create } from 'zustand'
import type { Frame, HostMessage, NewGame, SeatPlan, Step, Thinking } from '../host/protocol.ts'
import { type HostLink, workerLink } from './host-link.ts'

export type LeHavreFrame = Frame<State, Command, Event>
export type LeHavreStep = Step<Command, Event>

export interface TableState {
  readonly id: string | null
  readonly game: string | null
  readonly seats: readonly SeatPlan[]
  readonly shown: LeHavreFrame | null
  /** Arrived but not yet shown, in order. */
  readonly coming: readonly LeHavreFrame[]
  /** Every step up to the frame shown. */
  readonly history: readonly LeHavreStep[]
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

/** The history with a frame's steps laid over it from where they begin. */
const joined = (history: readonly LeHavreStep[], frame: LeHavreFrame): readonly LeHavreStep[] => [
  ...history.slice(0, frame.from),
  ...frame.steps,
]

/** Whether somebody else brought the frame about, so that it is worth watching. */
const isWorthWatching = (frame: LeHavreFrame): boolean =>
  frame.from > 0 && frame.handOver === null && frame.steps.some(({ seat }) => seat !== frame.viewer)

export const useTable = create<TableState>()((set, get) => {
  let link: HostLink | null = null

  const show = (frame: LeHavreFrame): void =>
    set(({ history }) => ({ shown: frame, history: joined(history, frame) }))

  const arrive = (frame: LeHavreFrame): void => {
    const { coming } = get()
    if (coming.length === 0 && !isWorthWatching(frame)) show(frame)
    else set({ coming: [...coming, frame] })
  }

  const hear = (message: HostMessage): void => {
    switch (message.kind) {
      case 'opened':
        set({ id: message.id, game: message.game, seats: message.seats })
        break
      case 'frame':
        // Only Le Havre's table asks for Le Havre's games, and the host answers with the game it was asked for.
        arrive(message.frame as LeHavreFrame)
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
      link?.send({ kind: 'submit', seat, command, at: shown.at })
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
