/** How everybody stood in every position. */

import type { Measure } from '@quayside/game'
import type { Curve } from '@quayside/table/charts/curve.ts'
import type { ReplayGame } from './replay-game.ts'

export const measureOf = ({ game, text }: ReplayGame): Measure => game.measure(text !== null)

export const curveOf = (past: ReplayGame): Curve => {
  const measure = measureOf(past)
  return past.views.map((view) => past.game.standings(view, measure))
}
