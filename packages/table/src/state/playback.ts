/** Shows what others did, one step after the other. */

import type { Flight } from '@quayside/game'
import type { GameEvent, Rules, Seat } from '@quayside/kernel'
import { useEffect } from 'react'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { animateFlights } from '../animation/fly-tokens.ts'
import { type Pace, useSettings } from '../page/settings.ts'
import type { Frame, GameStoreState } from '../session/current-game.ts'

/** How long what one seat did stays before the next seat's doing, in milliseconds. */
const HOLD: Readonly<Record<Pace, number>> = { instant: 0, brisk: 500, calm: 1800, step: 0 }

/** Whether the person has stopped the playback; it goes on with the next own decision. */
export const usePause = create<{ readonly paused: boolean }>()(() => ({ paused: false }))

/** What the playback of one game needs to know of it. */
interface PlaybackHooks<State, Command, Event> {
  readonly rules: Pick<Rules<State, Command, unknown, never>, 'deciders'>
  readonly flightsIn: (frame: Frame<State, Command, Event>) => readonly Flight[]
  /** What everybody expects anyway needs no time of its own. */
  readonly isRoutine: (frame: Frame<State, Command, Event>) => boolean
}

export interface Playback {
  /** Lets the pieces of the next step travel, then shows it. */
  readonly playNext: () => Promise<void>
  /** Goes on by itself as fast as the person likes. */
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

  /** What the person did travels too. */
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
      // Whoever is asked sees at once what others do meanwhile.
      if (pace === 'instant' || isAsked) {
        showAll()
        return
      }
      if (paused) return
      const quiet = isRoutine(next)
      if (pace === 'step' && !quiet) return
      const isSameSeat = next.steps[0]?.seat === lastSeat
      const wait = quiet || isSameSeat ? 0 : Math.max(0, lastShown + HOLD[pace] - performance.now())
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
