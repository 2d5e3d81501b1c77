/**
 * What the page knows of one game. Frames that others brought about are shown one after the other, so
 * that a person sees what happened; `shown` is the one on the screen.
 */
import type { GameEvent, Refusal, Rules, Seat, UndoLimit, Viewer } from '@quayside/kernel'
import type { ChatLine, RoomInfo } from '@quayside/protocol'
import { createStore, type StoreApi } from 'zustand'
import { type AnyRules, rulesOf } from '../host/games.ts'
import type {
  Affairs,
  Branch,
  Clock,
  Estimate,
  HostMessage,
  NewGame,
  SeatPlan,
  Talk,
  Thinking,
  ToldFrame,
  ToldSuggestion,
} from '../host/protocol.ts'
import { USUAL_AFFAIRS } from '../online/affairs.ts'
import type { Place } from '../online/place.ts'
import { serverLink } from '../online/server-link.ts'
import { useAdmission } from './admission.ts'
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
interface Line {
  readonly place: Place
  /** Null until the server has answered. */
  readonly room: RoomInfo | null
  readonly clocks: readonly Clock[]
  /** The server is out of reach. */
  readonly away: boolean
  readonly affairs: Affairs
  /** What the seat has settled in advance; null for nothing. */
  readonly policies: unknown
  /** What was said, in order. */
  readonly chat: readonly ChatLine[]
  /** Why the last thing beside the commands was not done. */
  readonly trouble: Refusal | null
}

const USUAL: Omit<Line, 'place'> = {
  room: null,
  clocks: [],
  away: false,
  affairs: USUAL_AFFAIRS,
  policies: null,
  chat: [],
  trouble: null,
}

/** Somebody who comes back is told the recent part again. */
const withLines = (said: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] => {
  const known = new Set(said.map(({ id }) => id))
  return [...said, ...lines.filter(({ id }) => !known.has(id))]
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
  /** What a bot expects of a rehearsal, for the positions in which the viewer was asked. */
  readonly estimates: readonly Estimate[]
  /** Whose rehearsal it is, of which nothing is played; null for a game. */
  readonly rehearsed: Seat | null

  /** Takes a place at a table of the server; bots go by the names that they are given here. */
  readonly sit: (place: Place, nameBot: (seat: Seat) => string) => void
  readonly begin: (id: string, plan: NewGame) => void
  readonly resume: (id: string, takeOver?: boolean) => void
  /** Goes on with a game that came as a text. */
  readonly importText: (id: string, text: string, seats: readonly SeatPlan[]) => void
  /** Goes on from what a viewer sees, with everything else imagined. */
  readonly rehearse: (id: string, branch: Branch) => void
  /** Plays a rehearsal on with others in its seats. */
  readonly recast: (seats: readonly SeatPlan[]) => void
  /** The game as a text, as far as the host can tell it. */
  readonly exportText: () => Promise<string | null>
  readonly submit: (seat: Seat, command: Command) => void
  readonly takeBack: (to: number) => void
  /** Says something to a table of the server beside the commands. */
  readonly talk: (talk: Talk) => void
  readonly dismissTrouble: () => void
  /** Takes away what was said by whoever said this. */
  readonly hush: (said: ChatLine) => void
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
  estimates: [],
  rehearsed: null,
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

export const makeTable = (): StoreApi<TableState> =>
  createStore<TableState>()((set, get) => {
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
        case 'affairs':
          inform({ affairs: message.affairs })
          break
        case 'policies':
          inform({ policies: message.policies })
          break
        case 'chat':
          inform({ chat: withLines(get().line?.chat ?? [], message.lines) })
          break
        case 'talk-refused':
          inform({ trouble: message.refusal })
          break
        case 'line':
          inform({ away: message.away })
          break
        case 'estimate':
          set(({ estimates }) => ({
            estimates: [...estimates.filter(({ at }) => at !== message.estimate.at), message.estimate],
          }))
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
        const line = { ...USUAL, place }
        connect(place.room, line, () => serverLink(place, nameBot, hear))
      },
      begin: (id, plan) => beside(id).send({ kind: 'begin', id, plan }),
      resume: (id, takeOver = false) => beside(id).send({ kind: 'continue', id, takeOver }),
      importText: (id, text, seats) => beside(id).send({ kind: 'import', id, text, seats }),
      rehearse: (id, branch) => {
        beside(id).send({ kind: 'rehearse', id, branch })
        set({ rehearsed: branch.viewer })
      },
      recast: (seats) => {
        set({ seats })
        link?.send({ kind: 'recast', seats })
      },
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
        const words = rules.notation.print(command)
        // Whoever rehearses may try everything.
        const refusal = get().rehearsed === null ? useAdmission.getState().refuse?.(words) : null
        set({ refusal: refusal ?? null })
        if (refusal) return
        link?.send({ kind: 'submit', seat, command: words, at: shown.at })
      },
      takeBack: (to) => {
        const { shown } = get()
        set(({ estimates }) => ({ estimates: estimates.filter(({ at }) => at <= to) }))
        if (shown && shown.viewer !== 'spectator') link?.send({ kind: 'take-back', seat: shown.viewer, to })
      },
      talk: (talk) => {
        inform({ trouble: null })
        link?.send({ kind: 'talk', talk })
      },
      dismissTrouble: () => inform({ trouble: null }),
      hush: ({ seat, name }) =>
        inform({
          chat: (get().line?.chat ?? []).filter((line) => line.seat !== seat || line.name !== name),
        }),
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
