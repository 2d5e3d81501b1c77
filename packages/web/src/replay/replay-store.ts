/** The game that is looked back at and where in it; the position is laid on the table, which only shows it. */
import type { AdviceLevel, Review } from '@quayside/bots'
import type { Refusal, Result } from '@quayside/kernel'
import { refused } from '@quayside/kernel'
import { roomOf } from '@quayside/table/page/replay-source.ts'
import { useWordsState } from '@quayside/table/page/words.ts'
import { botName } from '@quayside/table/people.ts'
import type { GameBackend } from '@quayside/table/session/host-link.ts'
import type { BackendMessage, ReplayData } from '@quayside/table/session/messages.ts'
import { useTable } from '@quayside/table/session/table-state.ts'
import { create } from 'zustand'
import { partOf } from '../games.ts'
import { connectWorker } from '../host/worker-link.ts'
import { parseReplay, type ReplayGame } from './replay-game.ts'
import { isLinked, type LinkedGame, unpackGame } from './replay-link.ts'
import { gameAtServer } from './server-replay.ts'

export const SPEEDS = [0.5, 1, 2, 4] as const

type Speed = (typeof SPEEDS)[number]

interface ReplayState {
  readonly source: string | null
  readonly past: ReplayGame | null
  readonly refusal: Refusal | null
  readonly at: number
  readonly playing: boolean
  readonly speed: Speed
  /** The position that others are compared with. */
  readonly mark: number | null
  readonly review: Review | null
  /** How far a bot is that looks at the game, from 0 to 1; null while none does. */
  readonly reviewing: number | null
  readonly reviewFailed: boolean
  readonly open: (source: string, position: number | null) => void
  readonly go: (position: number) => void
  /** From the beginning where it has come to its end. */
  readonly play: () => void
  readonly pause: () => void
  /** Goes on by one from this position, unless somebody has stopped it or gone elsewhere. */
  readonly playOn: (from: number) => void
  readonly setSpeed: (speed: Speed) => void
  readonly compare: (mark: number | null) => void
  readonly startReview: (level: AdviceLevel) => void
  readonly stopReview: () => void
  readonly close: () => void
}

const NOTHING = {
  source: null,
  past: null,
  refusal: null,
  at: 0,
  playing: false,
  mark: null,
  review: null,
  reviewing: null,
  reviewFailed: false,
} as const

const lay = ({ game: { rules }, seats, viewer, views, steps }: ReplayGame, at: number): void => {
  const undo = { moveNumber: at, reason: 'other-seat' } as const
  useTable.setState({
    game: rules.game,
    rules,
    seats,
    history: steps.slice(0, at),
    shown: { moveNumber: at, viewer, view: views[at], handOver: null, undo, steps: [], fromMove: 0 },
  })
}

const nameBot = (seat: number): string => {
  const { words } = useWordsState.getState()
  return words === null ? '' : botName(seat, words)
}

/** Null for a game that is kept here. */
const gameFrom = async (source: string): Promise<Result<LinkedGame> | null> => {
  const room = roomOf(source)
  if (room !== null) return gameAtServer(room, nameBot)
  return isLinked(source) ? unpackGame(source) : null
}

export const useReplay = create<ReplayState>()((set, get) => {
  let link: GameBackend | null = null

  const go = (position: number): void => {
    const { past } = get()
    if (past === null) return
    const at = Math.min(Math.max(0, position), past.steps.length)
    set({ at })
    lay(past, at)
  }

  const show = async (told: ReplayData, position: number | null, host: GameBackend | null): Promise<void> => {
    const game = await partOf(told.game, 'replay')
    if (link !== host) return
    const past = game === null ? refused('unknown-game', { game: told.game }) : parseReplay(told, game)
    if (!past.ok) {
      set({ refusal: past.refusal })
      return
    }
    set({ past: past.value })
    go(position ?? 0)
  }

  const hear = (message: BackendMessage, position: number | null): void => {
    switch (message.kind) {
      case 'past':
        void show(message.past, position, link)
        break
      case 'reviewing':
        set({ reviewing: message.share })
        break
      case 'review':
        set({ review: message.review, reviewing: null })
        break
      case 'review-failed':
        set({ reviewing: null, reviewFailed: true })
        break
      case 'closed':
        set({ refusal: message.refusal })
        break
      default:
        // Everything else is about a game that is played.
        break
    }
  }

  const ask = async (source: string, host: GameBackend): Promise<void> => {
    const game = await gameFrom(source)
    if (link !== host) return
    if (game === null) {
      host.send({ kind: 'look-back', id: source })
      return
    }
    if (game.ok) host.send({ kind: 'look-back-on', ...game.value })
    else set({ refusal: game.refusal })
  }

  return {
    ...NOTHING,
    speed: 1,
    open: (source, position) => {
      link?.close()
      useTable.getState().leave()
      set({ ...NOTHING, source })
      const host = connectWorker((message) => {
        if (link === host) hear(message, position)
      })
      link = host
      void ask(source, host)
    },
    go: (position) => {
      set({ playing: false })
      go(position)
    },
    play: () => {
      const { at, past } = get()
      if (at === past?.steps.length) go(0)
      set({ playing: true })
    },
    pause: () => set({ playing: false }),
    playOn: (from) => {
      const { at, playing, past } = get()
      if (!playing || at !== from) return
      go(from + 1)
      if (get().at === past?.steps.length) set({ playing: false })
    },
    setSpeed: (speed) => set({ speed }),
    compare: (mark) => set({ mark }),
    startReview: (level) => {
      set({ review: null, reviewing: 0, reviewFailed: false })
      link?.send({ kind: 'review', level })
    },
    stopReview: () => link?.send({ kind: 'stop-review' }),
    close: () => {
      link?.close()
      link = null
      set(NOTHING)
      // Somebody who plays on from here has a game on the table already.
      if (useTable.getState().id === null) useTable.getState().leave()
    },
  }
})
