/** Everybody's fortune in every position. */
import { type State, total, wealth } from '@quayside/le-havre'
import { players } from '@quayside/le-havre/reading'

/** One row for every position, one number for every seat. */
export type Curve = readonly (readonly number[])[]

export const fortuneCurve = (views: readonly State[]): Curve =>
  views.map((view) => Array.from({ length: players(view) }, (_, seat) => total(wealth(view, seat))))
