/** Lazy parts of a table that only online rooms need. */
import { lazy, Suspense } from 'react'
import { useBaseGame } from '../session/current-game.ts'

const Status = lazy(async () => ({ default: (await import('./seat-status.tsx')).SeatStatus }))

const Clock = lazy(async () => ({ default: (await import('../clock/seat-clock.tsx')).SeatClock }))

const Ask = lazy(async () => ({ default: (await import('./ask-undo.tsx')).AskUndo }))

const useIsOnline = (): boolean => useBaseGame(({ server }) => server !== null)

/** A bot mark, or the player's rating and absence, next to a seat's name. */
export const SeatStatus = ({ seat }: { readonly seat: number }) =>
  useIsOnline() ? (
    <Suspense>
      <Status seat={seat} />
    </Suspense>
  ) : null

/** Time left for a seat to decide. */
export const SeatClock = ({ seat }: { readonly seat: number }) =>
  useIsOnline() ? (
    <Suspense>
      <Clock seat={seat} />
    </Suspense>
  ) : null

/** Replaces the undo button in an online room. */
export const AskUndo = () =>
  useIsOnline() ? (
    <Suspense>
      <Ask />
    </Suspense>
  ) : null
