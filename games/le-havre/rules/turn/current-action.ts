/** The question of the innermost action frame. */
import type { Seat } from '@quayside/kernel'
import { buildingCosts } from '../actions/build.ts'
import type { Material } from '../catalogue/building.ts'
import { buildingAt } from '../catalogue/catalogue.ts'
import type { Effect } from '../catalogue/effect.ts'
import { ACTION_FRAME, BUILDING, frame, STAGE } from '../state/action-frames.ts'
import type { State } from '../state/state.ts'
import { rulesVersion } from '../state/table.ts'
import { actionOf } from './entering.ts'

export const effectOf = (s: State): Effect => buildingAt(frame(s, BUILDING)).effect

/** Whether one part of the current action is complete and another may follow. */
const betweenParts = (s: State): boolean =>
  frame(s, 0) === ACTION_FRAME && (actionOf(frame(s, BUILDING))?.isBetweenParts(s, effectOf(s)) ?? false)

/**
 * Ruling: in their own turn, players may trade wherever a part of an action is complete. Version 1 allowed only buying,
 * between constructions.
 */
export const mayTradeInAction = (s: State): boolean => rulesVersion(s) > 1 && betweenParts(s)

export const mayBuyInAction = (s: State): boolean =>
  betweenParts(s) && (rulesVersion(s) > 1 || effectOf(s).op === 'build')

/** The costs that the builder may choose from, while the builder is asked. */
export const costsAsked = (s: State, seat: Seat): readonly Material[] =>
  buildingCosts(s, seat, frame(s, BUILDING), frame(s, STAGE) === 0 ? null : frame(s, STAGE) - 1)

export const materialAsked = (s: State): Material => ({
  wood: frame(s, 1),
  clay: frame(s, 2),
  brick: frame(s, 3),
  iron: frame(s, 4),
  steel: frame(s, 5),
})
