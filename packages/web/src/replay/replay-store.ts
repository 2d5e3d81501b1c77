/** The game that is looked back at and where in it; the position is laid on the table, which only shows it. */
import type { AdviceLevel, Review } from '@quayside/bots'
import type { People, RoundBookmarks } from '@quayside/game'
import { type Refusal, type Result, refused } from '@quayside/kernel'
import { animateFlights } from '@quayside/table/animation/fly-tokens.ts'
import type { Curve } from '@quayside/table/charts/curve-by-round.ts'
import { roomOf } from '@quayside/table/page/routing.ts'
import { useTexts, useWordsState } from '@quayside/table/page/texts.ts'
import { botName, seatName } from '@quayside/table/seat-names.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import type { GameBackend } from '@quayside/table/session/game-backend.ts'
import type { BackendMessage, ReplayData } from '@quayside/table/session/messages.ts'
import { useEffect, useMemo } from 'react'
import { create } from 'zustand'
import { connectWorker } from '../backend/worker-backend.ts'
import { partOf } from '../games.ts'
import { curveOf, parseReplay, type ReplayGame } from './replay-game.ts'
import { gameAtServer, isLinked, type LinkedGame, unpackGame } from './replay-link.ts'

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

/** How long a position stays at the ordinary speed, in milliseconds; shorter where nothing unexpected happens. */
const STAY = 1300
const STAY_QUIET = 350

export const useAutoplay = (): void => {
  const { past, at, playing, speed, playOn } = useReplay()
  useEffect(() => {
    const step = past?.steps[at]
    const after = past?.views[at + 1]
    if (!playing || past === null || step === undefined || after === undefined) return
    const { game } = past
    const stay = (game.isQuiet(step) ? STAY_QUIET : STAY) / speed
    const timer = setTimeout(() => {
      void animateFlights(game.flightsOf(step.events, after)).then(() => playOn(at))
    }, stay)
    return () => clearTimeout(timer)
  }, [past, at, playing, speed, playOn])
}

/** Everything around the table is drawn when the game is there. */
export const usePast = (): ReplayGame => {
  const past = useReplay(({ past }) => past)
  if (past === null) throw new Error('drawn before the game was opened')
  return past
}

export const useRounds = (): readonly RoundBookmarks[] => {
  const { game, views, steps } = usePast()
  return useMemo(() => game.roundsOf(views[0], steps), [game, views, steps])
}

export const useCurve = (): Curve => {
  const past = usePast()
  return useMemo(() => curveOf(past), [past])
}

export const usePeople = (): People => {
  const { seats, viewer } = usePast()
  const words = useTexts()
  return useMemo(() => {
    const names = seats.map((_, seat) => seatName(seats, seat, words))
    const called = names.map((name, seat) => (seat === viewer ? words.board('you') : name))
    return { viewer, names, called }
  }, [seats, viewer, words])
}
