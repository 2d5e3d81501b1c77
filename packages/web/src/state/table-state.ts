/**
 * What the page knows of the game on the table. Frames that others brought about are shown one after the other, so
 * that a person sees what happened; `shown` is the one on the screen.
 */
import type { Refusal, Seat, UndoLimit, Viewer } from '@quayside/kernel'
import { type Command, type Event, leHavre, type State } from '@quayside/le-havre'
import type { RoomInfo } from '@quayside/protocol'
import { create } from 'zustand'
import type {
  Clock,
  HostMessage,
  NewGame,
  SeatPlan,
  Thinking,
  ToldFrame,
  ToldSuggestion,
} from '../host/protocol.ts'
import type { Place } from '../online/place.ts'
import { serverLink } from '../online/server-link.ts'
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

interface Advice {
  readonly at: number
  readonly suggestions: readonly ToldSuggestion[]
}

/** What only a table at a server has. */
export interface Line {
  readonly place: Place
  /** Null until the server has answered. */
  readonly room: RoomInfo | null
  readonly clocks: readonly Clock[]
  /** The server is out of reach. */
  readonly away: boolean
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
  /** What a bot would do in the viewer's place at a position; `waiting` until it has said so. */
  readonly advice: Advice | 'waiting' | null
  readonly refusal: Refusal | null
  readonly botFailed: { readonly seat: Seat; readonly refusal: Refusal } | null
  readonly unsaved: Refusal | null
  /** Why the game could not be opened. */
  readonly closed: Refusal | null
  /** Null for a game that is kept beside the page. */
  readonly line: Line | null

  /** Takes a place at a table of the server; bots go by the names that they are given here. */
  readonly sit: (place: Place, nameBot: (seat: Seat) => string) => void
  readonly begin: (id: string, plan: NewGame) => void
  readonly resume: (id: string, takeOver?: boolean) => void
  /** Goes on with a game that came as a text. */
  readonly importText: (id: string, text: string, seats: readonly SeatPlan[]) => void
  /** The game as a text, as far as the host can tell it. */
  readonly exportText: () => Promise<string | null>
  readonly submit: (seat: Seat, command: Command) => void
  readonly takeBack: (to: number) => void
  readonly look: (seat: Seat) => void
  readonly retry: () => void
  readonly askAdvice: () => void
  /** Shows the next frame, or all that have come. */
  readonly showNext: () => void
  readonly showAll: () => void
  readonly dismissRefusal: () => void
  readonly leave: () => void
}

const NOTHING = {
  id: null,
  game: null,
  seats: [],
  shown: null,
  coming: [],
  history: [],
  thinking: null,
  advice: null,
  refusal: null,
  botFailed: null,
  unsaved: null,
  closed: null,
  line: null,
} as const

/** A host that has crashed never answers. */
const EXPORT_PATIENCE = 1000

/** The events are this game's own: the host tells of the game that it was asked for. */
export const readStep = ({ at, seat, command: words, events }: ToldFrame['steps'][number]): Step[] => {
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
  let exportWaits: ((text: string) => void) | null = null

  const show = (frame: Frame): void =>
    set(({ history }) => ({ shown: frame, history: joined(history, frame), advice: null }))

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

  const inform = (news: Partial<Line>): void =>
    set(({ line }) => ({ line: line === null ? null : { ...line, ...news } }))

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
      case 'exported':
        exportWaits?.(message.text)
        break
      case 'advice':
        set({ advice: { at: message.at, suggestions: message.suggestions } })
        break
      case 'bot-failed':
        set({ botFailed: { seat: message.seat, refusal: message.refusal } })
        break
      case 'unsaved':
        set({ unsaved: message.refusal })
        break
      case 'past':
      case 'reviewing':
      case 'review':
      case 'review-failed':
        // Said to whoever looks back at a game.
        break
      case 'room':
        inform({ room: message.info })
        break
      case 'clocks':
        inform({ clocks: message.clocks })
        break
      case 'line':
        inform({ away: message.away })
        break
    }
  }

  const connect = (id: string): HostLink => {
    link?.close()
    set({ ...NOTHING, id })
    link = workerLink(hear)
    return link
  }

  const sit: TableState['sit'] = (place, nameBot) => {
    link?.close()
    set({ ...NOTHING, id: place.room, line: { place, room: null, clocks: [], away: false } })
    link = serverLink(place, nameBot, hear)
  }

  return {
    ...NOTHING,
    sit,
    begin: (id, plan) => connect(id).send({ kind: 'begin', id, plan }),
    resume: (id, takeOver = false) => connect(id).send({ kind: 'continue', id, takeOver }),
    importText: (id, text, seats) => connect(id).send({ kind: 'import', id, text, seats }),
    exportText: () =>
      new Promise((resolve) => {
        if (link === null) return resolve(null)
        exportWaits = resolve
        setTimeout(() => resolve(null), EXPORT_PATIENCE)
        return link.send({ kind: 'export' })
      }),
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
    askAdvice: () => {
      const { shown } = get()
      if (shown === null || shown.viewer === 'spectator') return
      set({ advice: 'waiting' })
      link?.send({ kind: 'advise', seat: shown.viewer })
    },
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
