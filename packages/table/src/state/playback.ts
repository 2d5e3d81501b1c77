/** Plays back other players' moves, one frame after the other. */

import type { Flight } from '@quayside/game'
import type { GameEvent, Rules, Seat } from '@quayside/kernel'
import { useEffect, useState } from 'react'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import type { Flying } from '../animation/fly-tokens.ts'
import { type Pace, useSettings } from '../page/settings.ts'
import type { Frame, GameStoreState } from '../session/current-game.ts'

/** How long each frame is shown before the next seat's move, in milliseconds. */
const FRAME_MS: Readonly<Record<Pace, number>> = { instant: 0, brisk: 500, calm: 1800, step: 0 }

/** Whether the player has paused the playback; it resumes with their next decision. */
export const usePause = create<{ readonly paused: boolean }>()(() => ({ paused: false }))

/** Animates the flight of tokens once it is loaded; it is not needed before the first move. */
let fly: (flights: readonly Flight[]) => Flying | null = () => null

const loadAnimation = async (): Promise<void> => {
  const { flyTokens } = await import('../animation/fly-tokens.ts')
  fly = flyTokens
}

/** The flight of the tokens of the viewer's own move. */
const useOwnFlight = create<{ readonly flying: Flying | null }>()(() => ({ flying: null }))

const land = (): void => {
  useOwnFlight.getState().flying?.finish()
  useOwnFlight.setState({ flying: null })
}

/** While tokens of an own move are flying, the value from before the move: amounts change when the tokens arrive. */
export const useLanded = <Value>(now: Value): Value => {
  const isFlying = useOwnFlight(({ flying }) => flying !== null)
  const [landed, setLanded] = useState(now)
  if (isFlying) return landed
  if (landed !== now) setLanded(now)
  return now
}

/** The parts of one game that the playback needs. */
interface PlaybackHooks<State, Command, Event> {
  readonly rules: Pick<Rules<State, Command, unknown, never>, 'deciders'>
  readonly flightsIn: (frame: Frame<State, Command, Event>) => readonly Flight[]
  /** Whether the frame needs no pause, because it shows nothing surprising. */
  readonly isRoutine: (frame: Frame<State, Command, Event>) => boolean
}

export interface Playback {
  /** Animates the tokens of the next frame, then shows it. */
  readonly playNext: () => Promise<void>
  /** Plays back frames automatically at the player's pace. */
  readonly usePlayback: () => void
}

export const createPlayback = <State, Command, Event extends GameEvent>(
  useTable: UseBoundStore<StoreApi<GameStoreState<State, Command, Event>>>,
  { rules, flightsIn, isRoutine }: PlaybackHooks<State, Command, Event>,
): Playback => {
  let lastShown = 0
  let lastSeat: Seat | null = null

  const playNext = async (): Promise<void> => {
    const [next] = useTable.getState().queuedFrames
    if (next === undefined) return
    await useOwnFlight.getState().flying?.landed
    await fly(flightsIn(next))?.landed
    const { queuedFrames, showNext } = useTable.getState()
    if (queuedFrames[0] === next) showNext()
  }

  /** Animates the player's own moves too. */
  const followOwn = (): (() => void) => {
    const stop = useTable.subscribe(
      ({ currentFrame, sandboxSeat }, { currentFrame: before, sandboxSeat: asWas }) => {
        if (currentFrame === before) return
        const isLater =
          currentFrame !== null && before !== null && currentFrame.moveNumber > before.moveNumber
        if (!isLater || currentFrame.viewer !== before.viewer || sandboxSeat !== asWas) {
          land()
          return
        }
        if (currentFrame.steps.some(({ seat }) => seat !== currentFrame.viewer)) return
        const flying = fly(flightsIn(currentFrame))
        if (flying === null) return
        useOwnFlight.setState({ flying })
        void flying.landed.then(() => {
          if (useOwnFlight.getState().flying === flying) land()
        })
      },
    )
    return () => {
      stop()
      land()
    }
  }

  const usePlayback = (): void => {
    const next = useTable(({ queuedFrames }) => queuedFrames[0])
    const showAll = useTable(({ showAll }) => showAll)
    const isAsked = useTable(
      ({ currentFrame }) =>
        currentFrame !== null &&
        currentFrame.viewer !== 'spectator' &&
        rules.deciders(currentFrame.view).includes(currentFrame.viewer),
    )
    const pace = useSettings((settings) => settings.pace)
    const paused = usePause((pause) => pause.paused)
    useEffect(followOwn, [])
    // Without it, moves are shown without animation.
    useEffect(() => void loadAnimation().catch(() => undefined), [])
    useEffect(() => {
      if (next === undefined) {
        usePause.setState({ paused: false })
        return
      }
      // While the viewer has a question, other players' moves are shown immediately.
      if (pace === 'instant' || isAsked) {
        showAll()
        return
      }
      if (paused) return
      const quiet = isRoutine(next)
      if (pace === 'step' && !quiet) return
      const isSameSeat = next.steps[0]?.seat === lastSeat
      const wait = quiet || isSameSeat ? 0 : Math.max(0, lastShown + FRAME_MS[pace] - performance.now())
      const timer = setTimeout(() => {
        void playNext().then(() => {
          if (quiet) return
          lastShown = performance.now()
          lastSeat = next.steps.at(-1)?.seat ?? null
        })
      }, wait)
      return () => clearTimeout(timer)
    }, [next, pace, paused, isAsked, showAll])
  }

  return { playNext, usePlayback }
}
