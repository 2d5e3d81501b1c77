import type { Outcome } from '../../rules.ts'
import { isOver, type State, seatsAt } from './state.ts'

const DEBT = 3

export const outcome = (state: State): Outcome | null => {
  if (!isOver(state)) return null
  const results = seatsAt(state).map((seat) => {
    const parts = {
      points: state.points[seat] ?? 0,
      coins: state.coins[seat] ?? 0,
      debt: state.borrowed[seat] ? -DEBT : 0,
    }
    return { seat, total: parts.points + parts.coins + parts.debt, parts }
  })
  const scores = results.map((result) => ({
    ...result,
    rank: 1 + results.filter(({ total }) => total > result.total).length,
  }))
  return { scores, winners: scores.filter(({ rank }) => rank === 1).map(({ seat }) => seat) }
}
