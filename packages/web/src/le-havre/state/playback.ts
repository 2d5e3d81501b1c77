/** Shows what others did, one step after the other, and remembers what has changed since the person acted. */
import type { Seat } from '@quayside/kernel'
import { leHavre, type State } from '@quayside/le-havre'
import { useEffect, useMemo } from 'react'
import { create } from 'zustand'
import { type Pace, useSettings } from '../../state/settings.ts'
import { fly } from '../../table/motion/fly.ts'
import { type Changes, changesBetween, NO_CHANGES } from '../reading/changes.ts'
import { flightsOf } from '../reading/flights.ts'
import { isQuiet } from '../reading/playback.ts'
import { useChoices } from './choices.ts'
import { type Frame, useTable } from './table.ts'

/** How long what one seat did stays before the next seat's doing, in milliseconds. */
const HOLD: Readonly<Record<Pace, number>> = { instant: 0, brisk: 500, calm: 1800, step: 0 }

interface PlaybackState {
  /** The table as it was after the person's last own command. */
  readonly seen: State | null
}

const usePlaybackState = create<PlaybackState>()(() => ({ seen: null }))

const isOwnDoing = ({ steps, viewer }: Frame): boolean => {
  const last = steps.at(-1)
  return last !== undefined && last.seat === viewer && !useChoices.getState().automatic.has(last.at)
}

const flightsIn = ({ steps, view }: Frame): ReturnType<typeof flightsOf> =>
  flightsOf(
    steps.flatMap(({ events }) => events),
    view,
  )

useTable.subscribe(({ shown }, { shown: before }) => {
  if (shown === before) return
  if (shown === null || before === null || shown.from === 0 || isOwnDoing(shown))
    usePlaybackState.setState({ seen: shown?.view ?? null })
  if (shown !== null && shown.from > 0 && shown.steps.every(({ seat }) => seat === shown.viewer))
    void fly(flightsIn(shown))
})

/** What has changed for the viewer since their last own command. */
export const useChanges = (): Changes => {
  const seen = usePlaybackState(({ seen }) => seen)
  const shown = useTable(({ shown }) => shown)
  return useMemo(
    () => (seen === null || shown === null ? NO_CHANGES : changesBetween(seen, shown.view, shown.viewer)),
    [seen, shown],
  )
}

/** Lets the tokens of the next step travel, then shows it. */
export const playNext = async (): Promise<void> => {
  const [next] = useTable.getState().coming
  if (next === undefined) return
  await fly(flightsIn(next))
  const { coming, showNext } = useTable.getState()
  if (coming[0] === next) showNext()
}

let lastShown = 0
let lastSeat: Seat | null = null

/** Goes on by itself as fast as the person likes. */
export const usePlayback = (): void => {
  const next = useTable(({ coming }) => coming[0])
  const showAll = useTable(({ showAll }) => showAll)
  const isAsked = useTable(
    ({ shown }) =>
      shown !== null && shown.viewer !== 'spectator' && leHavre.deciders(shown.view).includes(shown.viewer),
  )
  const pace = useSettings((settings) => settings.pace)
  useEffect(() => {
    if (next === undefined) return
    // Whoever is asked sees at once what others do meanwhile.
    if (pace === 'instant' || isAsked) {
      showAll()
      return
    }
    const quiet = isQuiet(next)
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
  }, [next, pace, isAsked, showAll])
}
