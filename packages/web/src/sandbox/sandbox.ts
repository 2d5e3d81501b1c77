/** Beginning a rehearsal, going back in it, and playing its first step in the game. */
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
import { createId, usualLevel } from '../state/new-game-draft.ts'

interface Begun {
  /** The game as it was when the rehearsal began. */
  readonly from: Frame | null
}

export const useBegun = create<Begun>()(() => ({ from: null }))

/** The viewer plays one seat; bots keep theirs and play for everybody else. */
export const castFor = (
  game: string,
  seats: readonly SeatOccupant[],
  viewer: Seat,
): readonly SeatOccupant[] =>
  seats.map(({ name, bot }, seat) => ({ name, bot: seat === viewer ? null : (bot ?? usualLevel(game)) }))

/** The same with all others played by a level, or by hand. */
export const sandboxSeats = (
  seats: readonly SeatOccupant[],
  viewer: Seat,
  level: string | null,
): readonly SeatOccupant[] => seats.map(({ name }, seat) => ({ name, bot: seat === viewer ? null : level }))

/** Whether there is anything to plan: a seat of one's own in a game that goes on. */
export const canRehearse = ({ id, rules, shown, rehearsed }: GameStoreState): boolean =>
  id !== null &&
  rules !== null &&
  shown !== null &&
  shown.viewer !== 'spectator' &&
  rehearsed === null &&
  rules.outcome(shown.view) === null

export const openSandbox = (): void => {
  realGame().showAll()
  const { id, rules, shown, seats, line } = realGame()
  if (!canRehearse(realGame()) || id === null || rules === null || shown === null) return
  const { viewer } = shown
  if (viewer === 'spectator') return
  useBegun.setState({ from: shown })
  showSandbox((table) =>
    table.rehearse(id, {
      game: rules.game,
      view: rules.position.write(shown.view),
      viewer,
      seats: castFor(rules.game, seats, viewer),
      seed: createId(),
      // Nobody is helped against other people.
      estimates: line === null,
    }),
  )
}

/** The last thing that the person decided on in the rehearsal, for whichever seat. */
export const lastDone = (
  { history, seats }: Pick<GameStoreState, 'history' | 'seats'>,
  automatic: ReadonlySet<number>,
): Step | undefined =>
  history.findLast(({ seat, moveNumber: at }) => seats[seat]?.bot === null && !automatic.has(at))

/** The first thing of their own that the person decided on; what followed by itself does so in the game as well. */
export const firstStep = (
  { history, rehearsed }: Pick<GameStoreState, 'history' | 'rehearsed'>,
  automatic: ReadonlySet<number>,
): Step | undefined => history.find(({ seat, moveNumber: at }) => seat === rehearsed && !automatic.has(at))

/** The game has gone on below. */
export const isOutdated = ({ shown, coming }: GameStoreState, { from }: Begun): boolean =>
  coming.length > 0 || shown !== from

/** Why it cannot be played in the game as it is now; null when it has been. */
export const playFirstMove = ({ seat, command }: Step): Refusal | null => {
  const { rules, shown, coming } = realGame()
  const now = coming.at(-1) ?? shown
  if (rules === null || now === null) return { code: 'wrong-position', params: {} }
  const refusal = rules.refuse(now.view, seat, command)
  if (refusal !== null) return refusal
  hideSandbox()
  realGame().showAll()
  realGame().submit(seat, command)
  return null
}

/** The latest that is not ahead of the table. */
export const estimateAt = (estimates: readonly Estimate[], position: number): Estimate | undefined =>
  estimates
    .filter(({ at }) => at <= position)
    .reduce<Estimate | undefined>(
      (best, one) => (best !== undefined && best.at > one.at ? best : one),
      undefined,
    )
