/** How hard a puzzle is to begin with: by the weakest bot that finds it. */
import type { Level } from '@quayside/bots'
import type { AnyRules, Seat } from '@quayside/kernel'

export interface Question {
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
  /** How often it is asked; who searches is asked less often, as each answer takes up to a second. */
  readonly seeds: number
}

/** Not the deckhand: it plays as the mate does, but for every second move, whatever the position. */
const GRADES: readonly Grade[] = [
  { level: 'captain', rating: 1600, seeds: 3 },
  { level: 'commodore', rating: 1900, seeds: 1 },
]

/** What only the playouts find. */
const HARDEST = 2100

const DECKHAND = { level: 'deckhand', rating: 0, seeds: 10 }
const MATE = { level: 'mate', rating: 1450, seeds: 1 }

/** Of ten deckhands, how many make a puzzle too obvious to be one. */
const OBVIOUS = 9

/** What the mate finds is the easier, the further ahead it sees it: down to this, at so many gaps. */
const EASIEST = 1000
const CLEAR = 4

const finds = ({ rules, levels, view, seat, right, id }: Question, { level, seeds }: Grade): number => {
  const player = levels[level]
  if (player === undefined) return 0
  return Array.from({ length: seeds }, (_, seed) =>
    rules.notation.print(player.bot.decide(view, seat, player.budget, `${id} ${seed}`)),
  ).filter((command) => right.includes(command)).length
}

/** Null for what is obvious; `promised` is how many gaps the first estimate sees between the best two ideas. */
export const startRating = (question: Question, promised: number): number | null => {
  if (finds(question, DECKHAND) >= OBVIOUS) return null
  if (finds(question, MATE) > 0) {
    const clear = Math.min(1, Math.max(0, promised) / CLEAR)
    return Math.round((MATE.rating - clear * (MATE.rating - EASIEST)) / 10) * 10
  }
  return GRADES.find((grade) => 2 * finds(question, grade) > grade.seeds)?.rating ?? HARDEST
}
