/** Playback of other players' moves, and what has changed since the viewer's last move. */

import { createPlayback } from '@quayside/table/state/playback.ts'
import { resetWithGame } from '@quayside/table/state/reset-with-game.ts'
import { createContext, useContext, useDeferredValue, useMemo } from 'react'
import { create } from 'zustand'
import { type Event, leHavre, type State } from '../../rules/index.ts'
import { type Changes, changesBetween, NO_CHANGES } from '../view-models/changes.ts'
import { flightsOf } from '../view-models/token-flights.ts'
import { choices } from './choices.ts'
import type { TableView } from './table-view.ts'
import { type Frame, type Step, useTable } from './use-game.ts'

interface SeenState {
  /** The view after the viewer's last move. */
  readonly seen: State | null
}

const NOTHING_SEEN: SeenState = { seen: null }

const useSeen = create<SeenState>()(() => NOTHING_SEEN)

const isOwnDoing = ({ steps, viewer }: Frame): boolean => {
  const last = steps.at(-1)
  return (
    last !== undefined &&
    last.seat === viewer &&
    !choices.useChoices.getState().automatic.has(last.moveNumber)
  )
}

/** Stores the view after each of the viewer's moves while the game is open. */
export const followChanges = resetWithGame(
  useTable,
  useSeen,
  NOTHING_SEEN,
  ({ currentFrame }, { currentFrame: before }) => {
    if (currentFrame === before) return
    if (currentFrame === null || before === null || currentFrame.fromMove === 0 || isOwnDoing(currentFrame))
      useSeen.setState({ seen: currentFrame?.view ?? null })
  },
)

/** Changes since the viewer's last move. */
export const useChangesIn = ({ view, viewer }: TableView): Changes => {
  const seen = useDeferredValue(useSeen(({ seen }) => seen))
  return useMemo(
    () => (seen === null ? NO_CHANGES : changesBetween(seen, view, viewer)),
    [seen, view, viewer],
  )
}

/** Changes for all components of the table. */
export const ChangesContext = createContext(NO_CHANGES)

export const useChanges = (): Changes => useContext(ChangesContext)

/** Events of every turn, for which playback does not pause. */
const EXPECTED: ReadonlySet<Event['kind']> = new Set<Event['kind']>(['turn-begins', 'supplied'])

export const isRoutine = ({ steps }: { readonly steps: readonly Step[] }): boolean =>
  steps.every(({ events }) => events.every(({ kind }) => EXPECTED.has(kind)))

export const playback = createPlayback(useTable, {
  rules: leHavre,
  flightsIn: ({ steps, view }) =>
    flightsOf(
      steps.flatMap(({ events }) => events),
      view,
    ),
  isRoutine,
})
