import type { Outcome, Score, Seat } from '@quayside/kernel'
import { BANKER_POINTS, MONEY_PER_POINT } from './catalogue/tables.ts'
import { AWAITING, at, held, money, OVER, PHASE, type State } from './state.ts'

/** The parts of a score. */
export const SCORE_PARTS = ['victory_points', 'money', 'bankers'] as const
export type ScorePart = (typeof SCORE_PARTS)[number]

/** Most points win; ties are broken by money, and seats that are equal in both share the rank. */
export const outcome = (state: State): Outcome | null => {
  const { cells, setting } = state
  if (at(cells, PHASE) !== OVER || at(cells, AWAITING) === 1) return null
  const seats = Array.from({ length: setting.players }, (_, seat) => seat)
  const results = seats.map((seat) => ({ seat, money: money(cells, seat), parts: partsOf(state, seat) }))
  const totals = results.map((result) => ({ ...result, total: pointsOf(state, result.seat) }))
  const scores = totals.map(({ seat, total, parts, money: wealth }): Score => {
    const ahead = totals.filter(
      (other) => other.total > total || (other.total === total && other.money > wealth),
    )
    return { seat, total, rank: ahead.length + 1, parts }
  })
  return { scores, winners: scores.filter(({ rank }) => rank === 1).map(({ seat }) => seat) }
}

const partsOf = (state: State, seat: Seat): Record<ScorePart, number> => {
  const { cells, setting } = state
  const { points, banker } = setting.catalogue
  return {
    victory_points: sum(points.map((each, kind) => (each > 0 ? each * held(cells, seat, kind) : 0))),
    // Ruling: a remainder below $10 scores nothing.
    money: Math.floor(money(cells, seat) / MONEY_PER_POINT),
    bankers: held(cells, seat, banker) * bankerPoints(state, seat),
  }
}

/** The points of a seat if the game ended now, without hidden cards. */
export const pointsOf = (state: State, seat: Seat): number => sum(Object.values(partsOf(state, seat)))

/**
 * The points of each banker of a seat: seats with equal money share a place, and two richest seats leave no second
 * place.
 */
export const bankerPoints = ({ cells, setting }: State, seat: Seat): number => {
  const [most, second] = BANKER_POINTS[setting.players]
  const richer = Array.from({ length: setting.players }, (_, other) => money(cells, other)).filter(
    (wealth) => wealth > money(cells, seat),
  )
  if (richer.length === 0) return most
  return richer.length === 1 ? second : 0
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
