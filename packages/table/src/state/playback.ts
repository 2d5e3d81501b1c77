/** Plays back other players' moves, one frame after the other. */

import type { Flight } from '@quayside/game'
import type { GameEvent, Rules, Seat } from '@quayside/kernel'
import { useEffect } from 'react'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { animateFlights } from '../animation/fly-tokens.ts'
import { type Pace, useSettings } from '../page/settings.ts'
import type { Frame, GameStoreState } from '../session/current-game.ts'

/** How long each frame is shown before the next seat's move, in milliseconds. */
const FRAME_MS: Readonly<Record<Pace, number>> = { instant: 0, brisk: 500, calm: 1800, step: 0 }

/** Whether the player has paused the playback; it resumes with their next decision. */
export const usePause = create<{ readonly paused: boolean }>()(() => ({ paused: false }))

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
    await animateFlights(flightsIn(next))
    const { queuedFrames, showNext } = useTable.getState()
    if (queuedFrames[0] === next) showNext()
  }

  /** Animates the player's own moves too. */
  const followOwn = (): (() => void) =>
    useTable.subscribe(({ currentFrame, sandboxSeat }, before) => {
      if (currentFrame === null || currentFrame === before.currentFrame || currentFrame.fromMove === 0) return
      if (sandboxSeat !== before.sandboxSeat) return
      if (currentFrame.steps.every(({ seat }) => seat === currentFrame.viewer))
        void animateFlights(flightsIn(currentFrame))
    })

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
