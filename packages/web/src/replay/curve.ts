/** How everybody stood in every position. */
import type { Past } from './past.ts'
import type { Measure } from './replayed-game.ts'

/** One row for every position, one number for every seat. */
export type Curve = readonly (readonly number[])[]

export const measureOf = ({ game, text }: Past): Measure => game.measure(text !== null)

export const curveOf = (past: Past): Curve => {
  const measure = measureOf(past)
  return past.views.map((view) => past.game.standings(view, measure))
}
