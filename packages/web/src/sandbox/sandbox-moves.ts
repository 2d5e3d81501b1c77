/** The moves of an open sandbox; apart from sandbox.ts, which the first chunk needs to open one. */
import type { Refusal, Seat } from '@quayside/kernel'
import {
  type GameStoreState,
  hideSandbox,
  realGame,
  type Step,
} from '@quayside/table/session/current-game.ts'
import type { Estimate, SeatOccupant } from '@quayside/table/session/messages.ts'
import type { SandboxStart } from './sandbox.ts'

/** All other seats get this bot level, or are played by hand if it is null. */
export const sandboxSeats = (
  seats: readonly SeatOccupant[],
  viewer: Seat,
  level: string | null,
): readonly SeatOccupant[] => seats.map(({ name }, seat) => ({ name, bot: seat === viewer ? null : level }))

/** The player's last move in the sandbox, for any seat; automatic moves do not count. */
export const lastOwnStep = (
  { history, seats }: Pick<GameStoreState, 'history' | 'seats'>,
  automatic: ReadonlySet<number>,
): Step | undefined =>
  history.findLast(({ seat, moveNumber }) => seats[seat]?.bot === null && !automatic.has(moveNumber))

/** The player's first move for their own seat; automatic moves follow in the game as well. */
export const firstOwnStep = (
  { history, sandboxSeat }: Pick<GameStoreState, 'history' | 'sandboxSeat'>,
  automatic: ReadonlySet<number>,
): Step | undefined =>
  history.find(({ seat, moveNumber }) => seat === sandboxSeat && !automatic.has(moveNumber))

/** Whether the game has moved on since the sandbox was opened. */
export const isOutdated = ({ currentFrame, queuedFrames }: GameStoreState, { from }: SandboxStart): boolean =>
  queuedFrames.length > 0 || currentFrame !== from

/** Returns why the game refuses the move now, or null when it was played. */
export const playFirstMove = ({ seat, command }: Step): Refusal | null => {
  const { rules, currentFrame, queuedFrames } = realGame()
  const now = queuedFrames.at(-1) ?? currentFrame
  if (rules === null || now === null) return { code: 'stale-move', params: {} }
  const refusal = rules.refuse(now.view, seat, command)
  if (refusal !== null) return refusal
  hideSandbox()
  realGame().showAll()
  realGame().submit(seat, command)
  return null
}

/** The newest estimate that is not later than a move. */
export const findEstimate = (estimates: readonly Estimate[], position: number): Estimate | undefined =>
  estimates
    .filter(({ moveNumber }) => moveNumber <= position)
    .reduce<Estimate | undefined>(
      (best, one) => (best !== undefined && best.moveNumber > one.moveNumber ? best : one),
      undefined,
    )
