/** Store of one game on the page: its state, its actions, and the queue of frames to play back. */
import type { BotSuggestion, Step } from '@quayside/game'
import type { AnyRules, GameEvent, Refusal, Result, Seat } from '@quayside/kernel'
import type { ChatMessage } from '@quayside/protocol'
import { createStore, type StoreApi } from 'zustand'
import { useLessonLock } from '../page/lesson-lock.ts'
import { applyStepUpdate, type Frame, readFrame } from './frames.ts'
import { type GameBackend, localBackend, type OpenBackend } from './game-backend.ts'
import type {
  BackendMessage,
  Estimate,
  NewGame,
  RoomAction,
  SandboxStart,
  SeatOccupant,
  Thinking,
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
  /** Set before the first frame is shown. */
  readonly rules: AnyRules | null
  readonly seats: readonly SeatOccupant[]
  readonly currentFrame: Frame<State, Command, Event> | null
  /** Frames that have arrived but are not shown yet, in order. */
  readonly queuedFrames: readonly Frame<State, Command, Event>[]
  /** Every step up to the current frame. */
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
  /** A bot's estimates in a sandbox, for positions in which the viewer decides. */
  readonly estimates: readonly Estimate[]
  /** The viewer's seat in a sandbox; null in a game. */
  readonly sandboxSeat: Seat | null
  /** Whether this is an analysis board instead of a game. */
  readonly isAnalysis: boolean
  /** Whether bot hints are forbidden. */
  readonly isUnaided: boolean

  /** Joins an online room over a connection opened by `open`. */
  readonly joinRoom: (place: RoomAddress, open: OpenBackend) => void
  readonly begin: (id: string, plan: NewGame) => void
  readonly resume: (id: string, takeOver?: boolean) => void
  /** Continues a game from its text. */
  readonly importText: (id: string, text: string, seats: readonly SeatOccupant[]) => void
  /** Continues from one viewer's view; hidden information is sampled. */
  readonly openSandbox: (id: string, branch: SandboxStart) => void
  /** Shows an analysis board, which acts as the backend. */
  readonly openAnalysis: (id: string, open: OpenBackend) => void
  /** Continues a sandbox with other occupants. */
  readonly setSandboxSeats: (seats: readonly SeatOccupant[]) => void
  /** The game as a text; null where the backend cannot export it. */
  readonly exportText: () => Promise<string | null>
  submit(this: void, seat: Seat, command: Command): void
  readonly undo: (to: number) => void
  /** Sends a room action, such as a vote or a chat message. */
  readonly sendRoomAction: (action: RoomAction) => void
  /** Shows why a request about the room was refused; null hides it. */
  readonly showRoomRefusal: (refusal: Refusal | null) => void
  /** Hides all messages of this message's author. */
  readonly hideMessagesFrom: (message: ChatMessage) => void
  readonly confirmHandOver: (seat: Seat) => void
  readonly retryBot: () => void
  readonly askAdvice: () => void
  /** Shows the next queued frame, or all of them. */
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
  isAnalysis: false,
  isUnaided: false,
} as const

/** The history with its end replaced by a frame's steps. */
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
    let backend: GameBackend | null = null
    let exportCallbacks: ((text: string) => void)[] = []
    let loading: Promise<Result<AnyRules>> | null = null

    const show = (frame: Frame): void =>
      set(({ history }) => ({ currentFrame: frame, history: mergeSteps(history, frame), advice: null }))

    const arrive = (frame: Frame): void => {
      const { queuedFrames } = get()
      if (queuedFrames.length === 0 && !isByOthers(frame)) show(frame)
      else set({ queuedFrames: [...queuedFrames, frame] })
    }

    /** Messages that arrive before the rules wait for them, so their order is kept. */
    const whenRulesAreLoaded = async (act: (rules: AnyRules) => void): Promise<void> => {
      const [from, loaded] = [backend, await loading]
      if (loaded === null || backend !== from) return
      if (!loaded.ok) return set({ closed: loaded.refusal })
      set({ rules: loaded.value })
      act(loaded.value)
    }

    const receiveFrame = (message: Extract<BackendMessage, { kind: 'frame' | 'steps' }>): Promise<void> =>
      whenRulesAreLoaded((rules) => {
        const { queuedFrames, currentFrame } = get()
        const before = queuedFrames.at(-1) ?? currentFrame
        if (message.kind === 'frame') {
          const frame = readFrame(rules, message.frame)
          if (frame.ok) arrive(frame.value)
          else set({ closed: frame.refusal })
        } else {
          const frame = before && applyStepUpdate(rules, before, message.update)
          if (frame) arrive(frame)
          else backend?.send({ kind: 'resend-frame' })
        }
      })

    const inform = (news: Partial<ServerState>): void =>
      set(({ server }) => ({ server: server === null ? null : { ...server, ...news } }))

    const receive = (message: BackendMessage): void => {
      switch (message.kind) {
        case 'opened':
          set({ id: message.id, game: message.game, seats: message.seats })
          loading ??= localBackend().rules(message.game)
          break
        case 'frame':
        case 'steps':
          void receiveFrame(message)
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
          for (const give of exportCallbacks) give(message.text)
          exportCallbacks = []
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
        case 'partial-review':
        case 'review':
        case 'review-failed':
          // Used by replays only.
          break
        case 'room':
        case 'deadlines':
        case 'room-status':
        case 'ratings':
        case 'presence':
        case 'rematch':
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
      backend?.close()
      loading = null
      set({ ...EMPTY_GAME, id, server: line })
      backend = open()
      return backend
    }

    const openLocal = (id: string): GameBackend => connect(id, null, () => localBackend().open(receive))

    return {
      ...EMPTY_GAME,
      joinRoom: (place, open) => {
        connect(place.room, { ...INITIAL_SERVER_STATE, address: place }, () => open(receive))
      },
      begin: (id, plan) => openLocal(id).send({ kind: 'new-game', id, plan }),
      resume: (id, takeOver = false) => openLocal(id).send({ kind: 'open-saved', id, takeOver }),
      importText: (id, text, seats) => openLocal(id).send({ kind: 'open-text', id, text, seats }),
      openSandbox: (id, branch) => {
        openLocal(id).send({ kind: 'open-sandbox', id, branch })
        set({ sandboxSeat: branch.viewer, isUnaided: branch.isUnaided === true })
      },
      openAnalysis: (id, open) => {
        connect(id, null, () => open(receive))
        set({ isAnalysis: true })
      },
      setSandboxSeats: (seats) => {
        set({ seats })
        backend?.send({ kind: 'set-sandbox-seats', seats })
      },
      exportText: () =>
        new Promise((resolve) => {
          if (backend === null) return resolve(null)
          exportCallbacks.push(resolve)
          setTimeout(() => resolve(null), EXPORT_TIMEOUT_MS)
          return backend.send({ kind: 'export' })
        }),
      submit: (seat, command) => {
        const { currentFrame, rules } = get()
        if (currentFrame === null || rules === null) return
        const text = rules.notation.print(command)
        // The sandbox has no lesson lock.
        const refusal = get().sandboxSeat === null ? useLessonLock.getState().refuse?.(text) : null
        set({ refusal: refusal ?? null })
        if (refusal) return
        backend?.send({ kind: 'submit', seat, command: text, expectedMove: currentFrame.moveNumber })
      },
      undo: (to) => {
        const { currentFrame } = get()
        set(({ estimates }) => ({ estimates: estimates.filter(({ moveNumber }) => moveNumber <= to) }))
        if (currentFrame && currentFrame.viewer !== 'spectator')
          backend?.send({ kind: 'undo', seat: currentFrame.viewer, to })
      },
      sendRoomAction: (talk) => {
        inform({ lastRefusal: null })
        backend?.send({ kind: 'room-action', action: talk })
      },
      showRoomRefusal: (lastRefusal) => inform({ lastRefusal }),
      hideMessagesFrom: ({ seat, name }) =>
        inform({
          chat: (get().server?.chat ?? []).filter((line) => line.seat !== seat || line.name !== name),
        }),
      confirmHandOver: (seat) => backend?.send({ kind: 'confirm-hand-over', seat }),
      retryBot: () => backend?.send({ kind: 'retry-bot' }),
      askAdvice: () => {
        const { currentFrame } = get()
        if (currentFrame === null || currentFrame.viewer === 'spectator') return
        set({ advice: 'waiting' })
        backend?.send({ kind: 'advise', seat: currentFrame.viewer })
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
        backend?.close()
        backend = null
        set(EMPTY_GAME)
      },
    }
  })
