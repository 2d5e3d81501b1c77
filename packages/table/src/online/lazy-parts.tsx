/** Parts of a table that only a room on a server draws, fetched when one is opened. */
import { lazy, Suspense } from 'react'
import { useBaseGame } from '../session/current-game.ts'

const Status = lazy(async () => ({ default: (await import('./seat-status.tsx')).SeatStatus }))

const Clock = lazy(async () => ({ default: (await import('../clock/seat-clock.tsx')).SeatClock }))

const Ask = lazy(async () => ({ default: (await import('./ask-undo.tsx')).AskUndo }))

const useIsOnline = (): boolean => useBaseGame(({ server }) => server !== null)

/** Beside the name of a seat: a bot, or the rating of a player and since when they are away. */
export const SeatStatus = ({ seat }: { readonly seat: number }) =>
  useIsOnline() ? (
    <Suspense>
      <Status seat={seat} />
    </Suspense>
  ) : null

/** How long a seat has still to decide. */
export const SeatClock = ({ seat }: { readonly seat: number }) =>
  useIsOnline() ? (
    <Suspense>
      <Clock seat={seat} />
    </Suspense>
  ) : null

/** In place of the undo button. */
export const AskUndo = () =>
  useIsOnline() ? (
    <Suspense>
      <Ask />
    </Suspense>
  ) : null
