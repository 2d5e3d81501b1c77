/**
 * A puzzle: a position in which one plan is clearly the best, found by `npm run tool -- puzzles` and checked by playing
 * every plan out to the end of the game. Packs of them are files that the page fetches when somebody wants to solve.
 */
import type { AnyRules, Seat } from '@quayside/kernel'
import type { Locale } from '@quayside/texts'

/** A plan by the command that begins it, with what it came to when it was played out. */
export interface PlanValue {
  readonly command: string
  /** The seat's own final points, on average. */
  readonly points: number
  /** How much less the margin to the best rival becomes than with the best plan; alone, how many points are lost. */
  readonly behind: number
}

export interface LineStep {
  readonly seat: Seat
  readonly command: string
}

export interface Puzzle {
  /** The game it was found in and the number of the move: unique within its game. */
  readonly id: string
  readonly seat: Seat
  /** What the seat sees, as a literal of the rules. */
  readonly position: unknown
  /** The commands that count as right: the best and, of the same idea, what is worth as much. */
  readonly right: readonly string[]
  /** Every plan, the best first. */
  readonly values: readonly PlanValue[]
  /** The best plan and how it goes on. */
  readonly line: readonly LineStep[]
  /** The best of the wrong plans, and how it goes on. */
  readonly refutation: readonly LineStep[]
  readonly themes: readonly string[]
  /** The rating it begins with. */
  readonly rating: number
  /** What speaks for the best plan; the game has the words. */
  readonly reasons: readonly { readonly code: string; readonly params: Readonly<Record<string, unknown>> }[]
  /** In how many imagined worlds the best plan was played out. */
  readonly worlds: number
}

/** What can be known of all puzzles of a game without fetching them: the list of its packs. */
export interface PuzzleIndex {
  readonly game: string
  readonly rulesVersion: number
  /** With this seed and so many games the miner finds the same puzzles again. */
  readonly seed: string
  readonly games: number
  /** Points that every wrong plan is behind at least. */
  readonly gap: number
  readonly themes: readonly string[]
  /** Id, rating and themes by their place in the list; in the order of the packs. */
  readonly puzzles: readonly (readonly [string, number, readonly number[]])[]
}

/** What is said of a theme: its name, what it is about, and where to look in a puzzle of it. */
export type PuzzleTexts = (theme: string) => {
  readonly title: string
  readonly about: string
  readonly look: string
}

/** The puzzles of a game for the page. Functions are methods, so that the book of a game is also one of any game. */
export interface PuzzleBook<Command = unknown> {
  readonly index: PuzzleIndex
  pack(this: void, number: number): Promise<readonly Puzzle[]>
  /** A selector of the place on the table that a command begins at; null where there is none. */
  place(this: void, command: Command): string | null
  /** Whether a command is what every turn has anyway, and so is not told in a line. */
  isRoutine(this: void, command: Command): boolean
  texts(this: void, locale: Locale): Promise<PuzzleTexts>
}

/** Puzzles of one pack; the first packs are there without a connection too. */
export const PACK_SIZE = 50

const isTenth = (points: number): boolean => Math.abs(Math.round(points * 10) - points * 10) < 1e-6

/** What is wrong with the values of a puzzle; null where there is one idea and a clean gap behind it. */
const valueFault = ({ right, values }: Puzzle, gap: number): string | null => {
  const [best] = values
  if (values.length < 4) return 'fewer than four plans'
  if (right.length === 0 || right.length > 3) return `${right.length} right answers`
  if (best === undefined || best.behind !== 0 || !right.includes(best.command)) return 'the best is not right'
  if (new Set(values.map(({ command }) => command)).size !== values.length) return 'a plan twice'
  if (!values.every(({ points, behind }) => isTenth(points) && isTenth(behind))) return 'finer than tenths'
  const wrong = values.filter(({ command }) => !right.includes(command))
  if (wrong.length + right.length !== values.length) return 'a right answer without a value'
  const near = wrong.find(({ behind }) => behind < gap)
  return near === undefined ? null : `${near.command} is only ${near.behind} behind`
}

const lineFault = (rules: AnyRules, start: unknown, line: readonly LineStep[]): string | null => {
  const state = rules.copy(start)
  for (const { seat, command: text } of line) {
    const command = rules.notation.parse(text)
    if (!command.ok) return `${text} cannot be read`
    // What comes to light on the way is not in a view, so nothing after it can be checked.
    if (rules.deciders(state).length === 0) return null
    const refusal = rules.refuse(state, seat, command.value)
    if (refusal !== null) return `${text} is refused: ${refusal.code}`
    rules.apply(state, seat, command.value)
  }
  return null
}

/** Whether a puzzle can be put on the table: null, or what is wrong with it. */
export const puzzleFault = (rules: AnyRules, puzzle: Puzzle, gap: number): string | null => {
  const { position, seat, values, line, refutation, themes, rating, worlds } = puzzle
  const read = rules.position.read(position)
  if (!read.ok) return `the position is refused: ${read.refusal.code}`
  const view = read.value
  if (!rules.deciders(view).includes(seat)) return 'it is not the seat’s turn'
  const illegal = values.find(({ command: text }) => {
    const command = rules.notation.parse(text)
    return !command.ok || rules.refuse(view, seat, command.value) !== null
  })
  if (illegal !== undefined) return `${illegal.command} is not legal`
  const [first] = line
  if (first?.command !== values[0]?.command) return 'the line does not begin with the best plan'
  if (!Number.isInteger(rating) || rating < 600 || rating > 2600) return `a rating of ${rating}`
  if (!Number.isInteger(worlds) || worlds < 6) return `only ${worlds} worlds`
  if (new Set(themes).size !== themes.length) return 'a theme twice'
  return valueFault(puzzle, gap) ?? lineFault(rules, view, line) ?? lineFault(rules, view, refutation)
}
