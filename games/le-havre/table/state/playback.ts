/** Shows what others did, and remembers what has changed since the person acted. */

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
  /** The table as it was after the person's last own command. */
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

/** Remembers what the person has seen while the game is open. */
export const followChanges = resetWithGame(
  useTable,
  useSeen,
  NOTHING_SEEN,
  ({ shown }, { shown: before }) => {
    if (shown === before) return
    if (shown === null || before === null || shown.fromMove === 0 || isOwnDoing(shown))
      useSeen.setState({ seen: shown?.view ?? null })
  },
)

/** What has changed for the viewer since their last own command, in what is drawn. */
export const useChangesIn = ({ view, viewer }: TableView): Changes => {
  const seen = useDeferredValue(useSeen(({ seen }) => seen))
  return useMemo(
    () => (seen === null ? NO_CHANGES : changesBetween(seen, view, viewer)),
    [seen, view, viewer],
  )
}

/** The same for everything on the table. */
export const ChangesContext = createContext(NO_CHANGES)

export const useChanges = (): Changes => useContext(ChangesContext)

/** What everybody expects anyway needs no time of its own. */
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
  isQuiet: isRoutine,
})
