/** Opens a sandbox from the current game, and plays its first move in the game. */
import type { Refusal, Seat } from '@quayside/kernel'
import {
  type Frame,
  type GameStoreState,
  hideSandbox,
  realGame,
  type Step,
  showSandbox,
} from '@quayside/table/session/current-game.ts'
import type { Estimate, SeatOccupant } from '@quayside/table/session/messages.ts'
import { create } from 'zustand'
import { createId, defaultLevel } from '../state/new-game-draft.ts'

interface SandboxStart {
  /** The game's frame when the sandbox was opened. */
  readonly from: Frame | null
}

export const useSandboxStart = create<SandboxStart>()(() => ({ from: null }))

/** The viewer plays their seat; bots keep their level and play the seats of the other players. */
export const initialSandboxSeats = (
  game: string,
  seats: readonly SeatOccupant[],
  viewer: Seat,
): readonly SeatOccupant[] =>
  seats.map(({ name, bot }, seat) => ({ name, bot: seat === viewer ? null : (bot ?? defaultLevel(game)) }))

/** All other seats are played by one level, or by hand where it is null. */
export const sandboxSeats = (
  seats: readonly SeatOccupant[],
  viewer: Seat,
  level: string | null,
): readonly SeatOccupant[] => seats.map(({ name }, seat) => ({ name, bot: seat === viewer ? null : level }))

/** A sandbox needs an own seat in a game that is not over. */
export const canOpenSandbox = ({ id, rules, currentFrame, sandboxSeat }: GameStoreState): boolean =>
  id !== null &&
  rules !== null &&
  currentFrame !== null &&
  currentFrame.viewer !== 'spectator' &&
  sandboxSeat === null &&
  rules.outcome(currentFrame.view) === null

export const openSandbox = (): void => {
  realGame().showAll()
  const { id, rules, currentFrame, seats, server } = realGame()
  if (!canOpenSandbox(realGame()) || id === null || rules === null || currentFrame === null) return
  const { viewer } = currentFrame
  if (viewer === 'spectator') return
  useSandboxStart.setState({ from: currentFrame })
  showSandbox((table) =>
    table.openSandbox(id, {
      game: rules.game,
      view: rules.position.write(currentFrame.view),
      viewer,
      seats: initialSandboxSeats(rules.game, seats, viewer),
      seed: createId(),
      // Estimates would be outside help in a game against other players.
      estimates: server === null,
    }),
  )
}

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

/** The game has moved on since the sandbox was opened. */
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
