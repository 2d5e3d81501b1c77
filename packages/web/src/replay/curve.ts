/** How everybody stood in every position. */
import type { Curve } from '../charts/curve.ts'
import type { Past } from './past.ts'
import type { Measure } from './replayed-game.ts'

export const measureOf = ({ game, text }: Past): Measure => game.measure(text !== null)

export const curveOf = (past: Past): Curve => {
  const measure = measureOf(past)
  return past.views.map((view) => past.game.standings(view, measure))
}
