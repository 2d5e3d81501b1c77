/**
 * A strike: every other player's next main action must be to take an offer; then the card that called it leaves the
 * game.
 */
import type { Seat } from '@quayside/kernel'
import { BUILDINGS } from '../catalogue/catalogue.ts'
import type { Log } from '../events.ts'
import { isAway } from '../state/buildings.ts'
import { at, type BuildingCard, type State } from '../state/state.ts'
import { players, STRIKE } from '../state/table.ts'
import { leaveGame } from './discs.ts'

const PICKETS: readonly BuildingCard[] = BUILDINGS.flatMap(({ effect }, card) =>
  effect.op === 'strike' ? [card] : [],
)

export const isStrikeOn = (s: State): boolean => at(s, STRIKE) !== 0

export const mustTakeOffer = (s: State, seat: Seat): boolean => ((at(s, STRIKE) >> seat) & 1) === 1

export const callStrike = (s: State, seat: Seat, picket: BuildingCard, log: Log): void => {
  s[STRIKE] = ((1 << players(s)) - 1) & ~(1 << seat)
  log?.push({ kind: 'strike-called', seat, building: picket })
  if (!isStrikeOn(s)) leaveGame(s, picket, log)
}

/** The seat has taken an offer; after the last one the strike is over. */
export const heedStrike = (s: State, seat: Seat, log: Log): void => {
  if (!mustTakeOffer(s, seat)) return
  s[STRIKE] = at(s, STRIKE) & ~(1 << seat)
  if (isStrikeOn(s)) return
  for (const picket of PICKETS) if (!isAway(s, picket)) leaveGame(s, picket, log)
}
