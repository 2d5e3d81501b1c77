/** Store of one game on the page: its state, its actions, and the frames that other seats' moves are played back from. */
import type { BotSuggestion, Step } from '@quayside/game'
import type { AnyRules, GameEvent, Refusal, Result, Rules, Seat, UndoLimit, Viewer } from '@quayside/kernel'
import type { ChatMessage } from '@quayside/protocol'
import { createStore, type StoreApi } from 'zustand'
import { useLessonLock } from '../page/lesson-lock.ts'
import { type GameBackend, localBackend, type OpenBackend } from './game-backend.ts'
import type {
  BackendMessage,
  Estimate,
  NewGame,
  RoomAction,
  SandboxStart,
  SeatOccupant,
  Thinking,
  ViewFrame,
} from './messages.ts'
import {
  INITIAL_SERVER_STATE,
  type RoomAddress,
  reduceServerState,
  type ServerState,
} from './server-state.ts'

interface Advice {
  readonly moveNumber: number
  readonly suggestions: readonly BotSuggestion[]
}

export interface GameStoreState<State = unknown, Command = unknown, Event = GameEvent> {
  readonly id: string | null
  readonly game: string | null
  /** There as soon as anything is shown. */
  readonly rules: AnyRules | null
  readonly seats: readonly SeatOccupant[]
  readonly currentFrame: Frame<State, Command, Event> | null
  /** Arrived but not yet shown, in order. */
  readonly queuedFrames: readonly Frame<State, Command, Event>[]
  /** Every step up to the frame shown. */
  readonly history: readonly Step<Command, Event>[]
  readonly thinking: Thinking | null
  /** A bot's advice at a position; `waiting` until it arrives. */
  readonly advice: Advice | 'waiting' | null
  readonly refusal: Refusal | null
  readonly botFailed: { readonly seat: Seat; readonly refusal: Refusal } | null
  readonly saveFailure: Refusal | null
  /** Why the game could not be opened. */
  readonly closed: Refusal | null
  /** Null for a local game. */
  readonly server: ServerState | null
  /** A bot's estimates in a sandbox, for the positions in which the viewer decides. */
  readonly estimates: readonly Estimate[]
  /** The seat whose sandbox this is; null for a game. */
  readonly sandboxSeat: Seat | null

  /** Takes a place at a table of the server, over the link that is opened here. */
  readonly joinRoom: (place: RoomAddress, open: OpenBackend) => void
  readonly begin: (id: string, plan: NewGame) => void
  readonly resume: (id: string, takeOver?: boolean) => void
  /** Goes on with a game that came as a text. */
  readonly importText: (id: string, text: string, seats: readonly SeatOccupant[]) => void
  /** Goes on from what a viewer sees, with everything else imagined. */
  readonly openSandbox: (id: string, branch: SandboxStart) => void
  /** Continues a sandbox with other occupants. */
  readonly setSandboxSeats: (seats: readonly SeatOccupant[]) => void
  /** The game as a text; null where the backend cannot export it. */
  readonly exportText: () => Promise<string | null>
  submit(this: void, seat: Seat, command: Command): void
  readonly undo: (to: number) => void
  /** Sends a room action, such as a vote or a chat message. */
  readonly sendRoomAction: (talk: RoomAction) => void
  readonly dismissRoomRefusal: () => void
  /** Hides all messages of this message's author. */
  readonly hideMessagesFrom: (said: ChatMessage) => void
  readonly confirmHandOver: (seat: Seat) => void
  readonly retryBot: () => void
  readonly askAdvice: () => void
  /** Shows the next frame, or all that have come. */
  readonly showNext: () => void
  readonly showAll: () => void
  readonly dismissRefusal: () => void
  readonly leave: () => void
}

const EMPTY_GAME = {
  id: null,
  game: null,
  rules: null,
  seats: [],
  currentFrame: null,
  queuedFrames: [],
  history: [],
  thinking: null,
  advice: null,
  refusal: null,
  botFailed: null,
  saveFailure: null,
  closed: null,
  server: null,
  estimates: [],
  sandboxSeat: null,
} as const

/** The table as the viewer sees it at one position. */
export interface Frame<State = unknown, Command = unknown, Event = GameEvent> {
  readonly moveNumber: number
  readonly viewer: Viewer
  readonly view: State
  readonly handOver: Seat | null
  readonly undo: UndoLimit
  readonly steps: readonly Step<Command, Event>[]
  readonly fromMove: number
}

/** The events have this game's types, because the backend only sends the game it was asked for. */
export const readStep = <Command, Event extends GameEvent>(
  rules: Pick<Rules<never, Command, unknown, Event>, 'notation'>,
  { moveNumber, seat, command: words, events }: ViewFrame['steps'][number],
): Step<Command, Event>[] => {
  const command = rules.notation.parse(words)
  return command.ok ? [{ moveNumber, seat, command: command.value, events: events as readonly Event[] }] : []
}

/** The history with a frame's steps laid over it from where they begin. */
const mergeSteps = (history: readonly Step[], frame: Frame): readonly Step[] => [
  ...history.slice(0, frame.fromMove),
  ...frame.steps,
]

/** Whether another seat moved, so that the frame is played back. */
const isByOthers = (frame: Frame): boolean =>
  frame.fromMove > 0 && frame.handOver === null && frame.steps.some(({ seat }) => seat !== frame.viewer)

/** A crashed worker never answers. */
const EXPORT_TIMEOUT_MS = 1000

export const createGameStore = (): StoreApi<GameStoreState> =>
  createStore<GameStoreState>()((set, get) => {
    let link: GameBackend | null = null
    let exportsWait: ((text: string) => void)[] = []
    let loading: Promise<Result<AnyRules>> | null = null

    const show = (frame: Frame): void =>
      set(({ history }) => ({ currentFrame: frame, history: mergeSteps(history, frame), advice: null }))

    const arrive = (frame: Frame): void => {
      const { queuedFrames } = get()
      if (queuedFrames.length === 0 && !isByOthers(frame)) show(frame)
      else set({ queuedFrames: [...queuedFrames, frame] })
    }

    /** Frames that come before the rules wait for them, and so keep their order. */
    const read = async (told: ViewFrame): Promise<void> => {
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

    const inform = (news: Partial<ServerState>): void =>
      set(({ server }) => ({ server: server === null ? null : { ...server, ...news } }))

    const hear = (message: BackendMessage): void => {
      switch (message.kind) {
        case 'opened':
          set({ id: message.id, game: message.game, seats: message.seats })
          loading ??= localBackend().rules(message.game)
          break
        case 'frame':
          void read(message.frame)
          break
        case 'bot-thinking':
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
          set({ advice: { moveNumber: message.moveNumber, suggestions: message.suggestions } })
          break
        case 'bot-failed':
          set({ botFailed: { seat: message.seat, refusal: message.refusal } })
          break
        case 'save-failed':
          set({ saveFailure: message.refusal })
          break
        case 'replay':
        case 'review-progress':
        case 'review':
        case 'review-failed':
          // Handled by the replay.
          break
        case 'room':
        case 'deadlines':
        case 'room-status':
        case 'policies':
        case 'chat':
        case 'room-action-refused':
        case 'connection':
          set(({ server }) => ({ server: server === null ? null : reduceServerState(server, message) }))
          break
        case 'estimate':
          set(({ estimates }) => ({
            estimates: [
              ...estimates.filter(({ moveNumber }) => moveNumber !== message.estimate.moveNumber),
              message.estimate,
            ],
          }))
          break
      }
    }

    const connect = (id: string, line: ServerState | null, open: () => GameBackend): GameBackend => {
      link?.close()
      loading = null
      set({ ...EMPTY_GAME, id, server: line })
      link = open()
      return link
    }

    const beside = (id: string): GameBackend => connect(id, null, () => localBackend().open(hear))

    return {
      ...EMPTY_GAME,
      joinRoom: (place, open) => {
        connect(place.room, { ...INITIAL_SERVER_STATE, address: place }, () => open(hear))
      },
      begin: (id, plan) => beside(id).send({ kind: 'new-game', id, plan }),
      resume: (id, takeOver = false) => beside(id).send({ kind: 'open-saved', id, takeOver }),
      importText: (id, text, seats) => beside(id).send({ kind: 'open-text', id, text, seats }),
      openSandbox: (id, branch) => {
        beside(id).send({ kind: 'open-sandbox', id, branch })
        set({ sandboxSeat: branch.viewer })
      },
      setSandboxSeats: (seats) => {
        set({ seats })
        link?.send({ kind: 'set-sandbox-seats', seats })
      },
      exportText: () =>
        new Promise((resolve) => {
          if (link === null) return resolve(null)
          exportsWait.push(resolve)
          setTimeout(() => resolve(null), EXPORT_TIMEOUT_MS)
          return link.send({ kind: 'export' })
        }),
      submit: (seat, command) => {
        const { currentFrame, rules } = get()
        if (currentFrame === null || rules === null) return
        const words = rules.notation.print(command)
        // The sandbox has no lesson lock.
        const refusal = get().sandboxSeat === null ? useLessonLock.getState().refuse?.(words) : null
        set({ refusal: refusal ?? null })
        if (refusal) return
        link?.send({ kind: 'submit', seat, command: words, expectedMove: currentFrame.moveNumber })
      },
      undo: (to) => {
        const { currentFrame } = get()
        set(({ estimates }) => ({ estimates: estimates.filter(({ moveNumber }) => moveNumber <= to) }))
        if (currentFrame && currentFrame.viewer !== 'spectator')
          link?.send({ kind: 'undo', seat: currentFrame.viewer, to })
      },
      sendRoomAction: (talk) => {
        inform({ lastRefusal: null })
        link?.send({ kind: 'room-action', action: talk })
      },
      dismissRoomRefusal: () => inform({ lastRefusal: null }),
      hideMessagesFrom: ({ seat, name }) =>
        inform({
          chat: (get().server?.chat ?? []).filter((line) => line.seat !== seat || line.name !== name),
        }),
      confirmHandOver: (seat) => link?.send({ kind: 'confirm-hand-over', seat }),
      retryBot: () => link?.send({ kind: 'retry-bot' }),
      askAdvice: () => {
        const { currentFrame } = get()
        if (currentFrame === null || currentFrame.viewer === 'spectator') return
        set({ advice: 'waiting' })
        link?.send({ kind: 'advise', seat: currentFrame.viewer })
      },
      showNext: () => {
        const [next, ...coming] = get().queuedFrames
        if (!next) return
        set({ queuedFrames: coming })
        show(next)
      },
      showAll: () => {
        for (const frame of get().queuedFrames) show(frame)
        set({ queuedFrames: [] })
      },
      dismissRefusal: () => set({ refusal: null }),
      leave: () => {
        link?.close()
        link = null
        set(EMPTY_GAME)
      },
    }
  })
