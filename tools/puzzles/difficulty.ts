/** The initial rating of a puzzle: by the weakest bot that solves it. */
import type { Level } from '@quayside/bots'
import type { AnyRules, Seat } from '@quayside/kernel'

export interface BotDecision {
  readonly rules: AnyRules
  readonly levels: Readonly<Record<string, Level<unknown, unknown>>>
  readonly view: unknown
  readonly seat: Seat
  readonly right: readonly string[]
  readonly id: string
}

interface Grade {
  readonly level: string
  readonly rating: number
  /** Number of attempts; fewer for levels that search, which take up to a second each. */
  readonly seeds: number
}

/** Without the deckhand, which plays like the mate apart from random moves. */
const GRADES: readonly Grade[] = [
  { level: 'captain', rating: 1600, seeds: 3 },
  { level: 'commodore', rating: 1900, seeds: 1 },
]

/** For puzzles that only the playouts solve. */
const HARDEST = 2100

const DECKHAND = { level: 'deckhand', rating: 0, seeds: 10 }
const MATE = { level: 'mate', rating: 1450, seeds: 1 }

/** If this many of ten deckhands solve a puzzle, it is too obvious. */
const OBVIOUS = 9

/**
 * Puzzles that the mate solves are easier the larger the gap it sees: down to this rating at this many gaps.
 */
const EASIEST = 1000
const CLEAR = 4

const finds = ({ rules, levels, view, seat, right, id }: BotDecision, { level, seeds }: Grade): number => {
  const player = levels[level]
  if (player === undefined) return 0
  return Array.from({ length: seeds }, (_, seed) =>
    rules.notation.print(player.bot.decide(view, seat, player.budget, `${id} ${seed}`)),
  ).filter((command) => right.includes(command)).length
}

/** Null for an obvious puzzle; `promised` is the estimated distance between the best two ideas, in gaps. */
export const startRating = (question: BotDecision, promised: number): number | null => {
  if (finds(question, DECKHAND) >= OBVIOUS) return null
  if (finds(question, MATE) > 0) {
    const clear = Math.min(1, Math.max(0, promised) / CLEAR)
    return Math.round((MATE.rating - clear * (MATE.rating - EASIEST)) / 10) * 10
  }
  return GRADES.find((grade) => 2 * finds(question, grade) > grade.seeds)?.rating ?? HARDEST
}
