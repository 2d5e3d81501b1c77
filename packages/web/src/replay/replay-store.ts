/** The replay store: the game, the current move, autoplay and review; the table shows the current move. */
import type { AdviceLevel, Review } from '@quayside/bots'
import type { People, RoundBookmarks } from '@quayside/game'
import { type Refusal, type Result, refused, type Seat } from '@quayside/kernel'
import { flyTokens } from '@quayside/table/animation/fly-tokens.ts'
import { type Curve, fromAverage } from '@quayside/table/charts/curve-by-round.ts'
import { roomOf } from '@quayside/table/page/routing.ts'
import { useTexts, useTextsStore } from '@quayside/table/page/texts.ts'
import { botName, seatName } from '@quayside/table/seat-names.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import type { GameBackend } from '@quayside/table/session/game-backend.ts'
import type { BackendMessage, ReplayData } from '@quayside/table/session/messages.ts'
import { useEffect, useMemo } from 'react'
import { create } from 'zustand'
import { connectWorker } from '../backend/worker-backend.ts'
import { loadPart } from '../games.ts'
import { parseReplay, type ReplayGame, replayCurve } from './replay-game.ts'
import { isLinked, type LinkedGame, loadServerReplay, unpackGame } from './replay-link.ts'

export const SPEEDS = [0.5, 1, 2, 4] as const

type Speed = (typeof SPEEDS)[number]

interface ReplayState {
  readonly source: string | null
  readonly replay: ReplayGame | null
  readonly refusal: Refusal | null
  readonly moveNumber: number
  readonly playing: boolean
  readonly speed: Speed
  /** The move that the current one is compared with. */
  readonly comparedMove: number | null
  readonly review: Review | null
  /** Progress of a running review from 0 to 1; null while none runs. */
  readonly reviewing: number | null
  readonly reviewFailed: boolean
  /** What fills the window; the text board shows both. */
  readonly page: 'table' | 'review'
  /** Whose mistakes are listed; null for all seats. */
  readonly reviewedSeat: Seat | null
  readonly open: (source: string, position: number | null) => void
  readonly go: (position: number) => void
  /** At the end it starts from the beginning. */
  readonly play: () => void
  readonly pause: () => void
  /** Advances by one move, unless playback was paused or the move changed meanwhile. */
  readonly playNext: (from: number) => void
  readonly setSpeed: (speed: Speed) => void
  readonly compare: (comparedMove: number | null) => void
  readonly startReview: (level: AdviceLevel) => void
  readonly stopReview: () => void
  readonly turnTo: (page: ReplayState['page']) => void
  readonly filterMistakes: (reviewedSeat: Seat | null) => void
  readonly close: () => void
}

const EMPTY_REPLAY = {
  source: null,
  replay: null,
  refusal: null,
  moveNumber: 0,
  playing: false,
  comparedMove: null,
  review: null,
  reviewing: null,
  reviewFailed: false,
  page: 'table',
  reviewedSeat: null,
} as const

const showMove = ({ game: { rules }, seats, viewer, views, steps }: ReplayGame, moveNumber: number): void => {
  const undo = { moveNumber, reason: 'other-seat' } as const
  useTable.setState({
    game: rules.game,
    rules,
    seats,
    history: steps.slice(0, moveNumber),
    currentFrame: {
      moveNumber,
      viewer,
      view: views[moveNumber],
      handOver: null,
      undo,
      steps: [],
      fromMove: 0,
    },
  })
}

const nameBot = (seat: number): string => {
  const { table } = useTextsStore.getState()
  return table === null ? '' : botName(seat, table)
}

/** Stores the review, so that its mistakes count in the player's statistics. */
const keepForStatistics = async (review: Review, text: string | null): Promise<void> => {
  if (text === null) return
  const { keepReview } = await import('../statistics/stored-results.ts')
  await keepReview(text, review)
}

/** Null for a saved game of this browser. */
const loadGame = async (source: string): Promise<Result<LinkedGame> | null> => {
  const room = roomOf(source)
  if (room !== null) return loadServerReplay(room, nameBot)
  return isLinked(source) ? unpackGame(source) : null
}

export const useReplay = create<ReplayState>()((set, get) => {
  let backend: GameBackend | null = null

  const go = (position: number): void => {
    const { replay } = get()
    if (replay === null) return
    const moveNumber = Math.min(Math.max(0, position), replay.steps.length)
    set({ moveNumber })
    showMove(replay, moveNumber)
  }

  const show = async (
    data: ReplayData,
    position: number | null,
    sender: GameBackend | null,
  ): Promise<void> => {
    const game = await loadPart(data.game, 'replay')
    if (backend !== sender) return
    const replay = game === null ? refused('unknown-game', { game: data.game }) : parseReplay(data, game)
    if (!replay.ok) {
      set({ refusal: replay.refusal })
      return
    }
    const { viewer } = replay.value
    set({ replay: replay.value, reviewedSeat: viewer === 'spectator' ? null : viewer })
    go(position ?? 0)
  }

  const receive = (message: BackendMessage, position: number | null): void => {
    switch (message.kind) {
      case 'replay':
        void show(message.replay, position, backend)
        break
      case 'review-progress':
        set({ reviewing: message.share })
        break
      case 'partial-review':
        set({ review: message.review })
        break
      case 'review':
        set({ review: message.review, reviewing: null })
        void keepForStatistics(message.review, get().replay?.text ?? null)
        break
      case 'review-failed':
        set({ reviewing: null, reviewFailed: true })
        break
      case 'closed':
        set({ refusal: message.refusal })
        break
      default:
        // All other messages concern games that are being played.
        break
    }
  }

  const load = async (source: string, sender: GameBackend): Promise<void> => {
    const game = await loadGame(source)
    if (backend !== sender) return
    if (game === null) {
      sender.send({ kind: 'load-replay', id: source })
      return
    }
    if (game.ok) sender.send({ kind: 'load-replay-text', ...game.value })
    else set({ refusal: game.refusal })
  }

  return {
    ...EMPTY_REPLAY,
    speed: 1,
    open: (source, position) => {
      backend?.close()
      useTable.getState().leave()
      set({ ...EMPTY_REPLAY, source })
      const opened = connectWorker((message) => {
        if (backend === opened) receive(message, position)
      })
      backend = opened
      void load(source, opened)
    },
    go: (position) => {
      set({ playing: false })
      go(position)
    },
    play: () => {
      const { moveNumber, replay } = get()
      if (moveNumber === replay?.steps.length) go(0)
      set({ playing: true })
    },
    pause: () => set({ playing: false }),
    playNext: (from) => {
      const { moveNumber, playing, replay } = get()
      if (!playing || moveNumber !== from) return
      go(from + 1)
      if (get().moveNumber === replay?.steps.length) set({ playing: false })
    },
    setSpeed: (speed) => set({ speed }),
    compare: (comparedMove) => set({ comparedMove }),
    startReview: (level) => {
      set({ review: null, reviewing: 0, reviewFailed: false, page: 'review' })
      backend?.send({ kind: 'review', level })
    },
    stopReview: () => backend?.send({ kind: 'stop-review' }),
    turnTo: (page) => set({ page }),
    filterMistakes: (reviewedSeat) => set({ reviewedSeat }),
    close: () => {
      backend?.close()
      backend = null
      set(EMPTY_REPLAY)
      // "Play from here" may have opened a new game already.
      if (useTable.getState().id === null) useTable.getState().leave()
    },
  }
})

/** How long autoplay shows a move at speed 1; less for a routine move. */
const STEP_MS = 1300
const QUIET_STEP_MS = 350

export const useAutoplay = (): void => {
  const { replay, moveNumber, playing, speed, playNext } = useReplay()
  useEffect(() => {
    const step = replay?.steps[moveNumber]
    const after = replay?.views[moveNumber + 1]
    if (!playing || replay === null || step === undefined || after === undefined) return
    const { game } = replay
    const delay = (game.isRoutine(step) ? QUIET_STEP_MS : STEP_MS) / speed
    const timer = setTimeout(() => {
      void Promise.resolve(flyTokens(game.flightsOf(step.events, after))?.landed).then(() =>
        playNext(moveNumber),
      )
    }, delay)
    return () => clearTimeout(timer)
  }, [replay, moveNumber, playing, speed, playNext])
}

/** For components that are rendered only while a replay is open. */
export const useReplayGame = (): ReplayGame => {
  const replay = useReplay(({ replay }) => replay)
  if (replay === null) throw new Error('no replay is open')
  return replay
}

export const useRounds = (): readonly RoundBookmarks[] => {
  const { game, views, steps } = useReplayGame()
  return useMemo(() => game.roundsOf(views[0], steps), [game, views, steps])
}

export const useCurve = (): Curve => {
  const replay = useReplayGame()
  return useMemo(() => replayCurve(replay), [replay])
}

/** Differences from the average: as the review expects them, or else the standings. */
export const useRelativeCurve = (): Curve => {
  const played = useCurve()
  const expected = useReplay(({ review }) => review?.curve)
  return useMemo(() => fromAverage(expected ?? played), [expected, played])
}

export const usePeople = (): People => {
  const { seats, viewer } = useReplayGame()
  const texts = useTexts()
  return useMemo(() => {
    const names = seats.map((_, seat) => seatName(seats, seat, texts))
    const displayNames = names.map((name, seat) => (seat === viewer ? texts.board('you') : name))
    return { viewer, names, displayNames }
  }, [seats, viewer, texts])
}
