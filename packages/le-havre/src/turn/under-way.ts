/** What the innermost frame asks. */
import type { Seat } from '@quayside/kernel'
import { betweenBuilds, buildingCosts } from '../actions/build.ts'
import type { Material } from '../catalogue/building.ts'
import { buildingAt } from '../catalogue/catalogue.ts'
import type { Effect } from '../catalogue/effect.ts'
import { ACTION_FRAME, BUILDING, STAGE } from '../frames.ts'
import { frame } from '../state/frames.ts'
import type { State } from '../state/state.ts'

export const effectOf = (s: State): Effect => buildingAt(frame(s, BUILDING)).effect

/** Ruling: purchases inside an action only between the two constructions of one visit. */
export const mayBuyInAction = (s: State): boolean => {
  if (frame(s, 0) !== ACTION_FRAME) return false
  const effect = effectOf(s)
  return effect.op === 'build' && betweenBuilds(s, effect)
}

/** The costs that the builder may choose from, while that is asked. */
export const costsAsked = (s: State, seat: Seat): readonly Material[] =>
  buildingCosts(s, seat, frame(s, BUILDING), frame(s, STAGE) === 0 ? null : frame(s, STAGE) - 1)

export const materialAsked = (s: State): Material => ({
  wood: frame(s, 1),
  clay: frame(s, 2),
  brick: frame(s, 3),
  iron: frame(s, 4),
  steel: frame(s, 5),
})
