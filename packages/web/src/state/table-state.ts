/**
 * What the page knows of the game on the table. Frames that others brought about are shown one after the other, so
 * that a person sees what happened; `shown` is the one on the screen.
 */
import type { GameEvent, Refusal, Rules, Seat, UndoLimit, Viewer } from '@quayside/kernel'
import type { RoomInfo } from '@quayside/protocol'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { type AnyRules, rulesOf } from '../host/games.ts'
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
export interface Step<Command = unknown, Event = GameEvent> {
  readonly at: number
  readonly seat: Seat
  readonly command: Command
  readonly events: readonly Event[]
}

/** The table as the viewer sees it at one position. */
export interface Frame<State = unknown, Command = unknown, Event = GameEvent> {
  readonly at: number
  readonly viewer: Viewer
  readonly view: State
  readonly handOver: Seat | null
  readonly undo: UndoLimit
  readonly steps: readonly Step<Command, Event>[]
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

export interface TableState<State = unknown, Command = unknown, Event = GameEvent> {
  readonly id: string | null
  readonly game: string | null
  /** There as soon as anything is shown. */
  readonly rules: AnyRules | null
  readonly seats: readonly SeatPlan[]
  readonly shown: Frame<State, Command, Event> | null
  /** Arrived but not yet shown, in order. */
  readonly coming: readonly Frame<State, Command, Event>[]
  /** Every step up to the frame shown. */
  readonly history: readonly Step<Command, Event>[]
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
  rules: null,
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
export const readStep = <Command, Event extends GameEvent>(
  rules: Pick<Rules<never, Command, unknown, Event>, 'notation'>,
  { at, seat, command: words, events }: ToldFrame['steps'][number],
): Step<Command, Event>[] => {
  const command = rules.notation.parse(words)
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
  let exportsWait: ((text: string) => void)[] = []
  let loading: ReturnType<typeof rulesOf> | null = null

  const show = (frame: Frame): void =>
    set(({ history }) => ({ shown: frame, history: joined(history, frame), advice: null }))

  const arrive = (frame: Frame): void => {
    const { coming } = get()
    if (coming.length === 0 && !isWorthWatching(frame)) show(frame)
    else set({ coming: [...coming, frame] })
  }

  /** Frames that come before the rules wait for them, and so keep their order. */
  const read = async (told: ToldFrame): Promise<void> => {
    const [from, rules] = [link, await loading]
    if (rules === null || link !== from) return
    const view = rules.ok ? rules.value.position.read(told.view) : rules
    if (!rules.ok || !view.ok) {
      if (!view.ok) set({ closed: view.refusal })
      return
    }
    set({ rules: rules.value })
    const steps = told.steps.flatMap((step) => readStep(rules.value, step))
    arrive({ ...told, view: view.value, steps })
  }

  const inform = (news: Partial<Line>): void =>
    set(({ line }) => ({ line: line === null ? null : { ...line, ...news } }))

  const hear = (message: HostMessage): void => {
    switch (message.kind) {
      case 'opened':
        set({ id: message.id, game: message.game, seats: message.seats })
        loading ??= rulesOf(message.game)
        break
      case 'frame':
        void read(message.frame)
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
        for (const give of exportsWait) give(message.text)
        exportsWait = []
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

  const connect = (id: string, line: Line | null, open: () => HostLink): HostLink => {
    link?.close()
    loading = null
    set({ ...NOTHING, id, line })
    link = open()
    return link
  }

  const beside = (id: string): HostLink => connect(id, null, () => workerLink(hear))

  return {
    ...NOTHING,
    sit: (place, nameBot) => {
      const line = { place, room: null, clocks: [], away: false }
      connect(place.room, line, () => serverLink(place, nameBot, hear))
    },
    begin: (id, plan) => beside(id).send({ kind: 'begin', id, plan }),
    resume: (id, takeOver = false) => beside(id).send({ kind: 'continue', id, takeOver }),
    importText: (id, text, seats) => beside(id).send({ kind: 'import', id, text, seats }),
    exportText: () =>
      new Promise((resolve) => {
        if (link === null) return resolve(null)
        exportsWait.push(resolve)
        setTimeout(() => resolve(null), EXPORT_PATIENCE)
        return link.send({ kind: 'export' })
      }),
    submit: (seat, command) => {
      const { shown, rules } = get()
      if (shown === null || rules === null) return
      set({ refusal: null })
      link?.send({ kind: 'submit', seat, command: rules.notation.print(command), at: shown.at })
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

/** The same table for what draws one game and is only there when that game lies on it. */
export const tableOf = <State, Command, Event extends GameEvent>(
  _rules: Pick<Rules<State, Command, unknown, Event>, 'view' | 'viewCommand' | 'viewEvent'>,
): UseBoundStore<StoreApi<TableState<State, Command, Event>>> =>
  useTable as unknown as UseBoundStore<StoreApi<TableState<State, Command, Event>>>
