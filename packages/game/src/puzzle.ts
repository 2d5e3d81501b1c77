/**
 * A puzzle: a position with one clearly best plan, found by `npm run tool -- puzzles` and checked by playing
 * every plan out to the end of the game. Packs of puzzles are files that the page loads on demand.
 */
import type { AnyRules, Seat } from '@quayside/kernel'
import type { Locale } from '@quayside/texts'

/** A plan by its first command, with its average result. */
export interface PlanValue {
  readonly command: string
  /** Average final points of the seat. */
  readonly points: number
  /** Loss of margin to the best rival compared with the best plan; in a solo game, loss of points. */
  readonly behind: number
}

export interface LineStep {
  readonly seat: Seat
  readonly command: string
}

export interface Puzzle {
  /** Game and move number: unique within its game. */
  readonly id: string
  readonly seat: Seat
  /** The seat's view as JSON. */
  readonly position: unknown
  /** The commands that count as correct: the best one, and those of the same idea that are worth as much. */
  readonly right: readonly string[]
  /** All plans, best first. */
  readonly values: readonly PlanValue[]
  /** The best plan and its continuation. */
  readonly line: readonly LineStep[]
  /** The best of the wrong plans and its continuation. */
  readonly refutation: readonly LineStep[]
  readonly themes: readonly string[]
  /** Initial rating. */
  readonly rating: number
  /** Reasons for the best plan as codes; the game has the texts. */
  readonly reasons: readonly { readonly code: string; readonly params: Readonly<Record<string, unknown>> }[]
  /** Number of sampled worlds in which the best plan was played out. */
  readonly worlds: number
}

/** The list of all puzzles of a game, without their contents. */
export interface PuzzleIndex {
  readonly game: string
  readonly rulesVersion: number
  /** Seed and number of games with which the miner reproduces the puzzles. */
  readonly seed: string
  readonly games: number
  /** Minimum points that every wrong plan is behind. */
  readonly gap: number
  readonly themes: readonly string[]
  /** Id, rating and indexes of themes, in the order of the packs. */
  readonly puzzles: readonly (readonly [string, number, readonly number[]])[]
}

/** Texts of a theme: its name, its idea, and a hint. */
export type PuzzleTexts = (theme: string) => {
  readonly title: string
  readonly about: string
  readonly look: string
}

/** An icon of the game, with a number or a short text before it. */
export interface SketchIcon {
  readonly icon: string
  readonly amount: string | null
}

/** A line of a position in short, as text and as icons. */
export interface SketchRow {
  readonly label: string
  readonly text: string
  /** The icons of each thing. */
  readonly pieces: readonly (readonly SketchIcon[])[]
}

/** What a position looks like on a card, with the icons of the game, which are added to the page. */
export interface PuzzleSketch<State = unknown> {
  rows(this: void, view: State, seat: Seat): readonly SketchRow[]
  /** The icon of each theme. */
  readonly themes: Readonly<Partial<Record<string, string>>>
}

/**
 * The puzzles of a game for the page. Functions are declared as methods so that the book of one game is
 * assignable to that of any game.
 */
export interface PuzzleBook<Command = unknown, State = unknown> {
  readonly index: PuzzleIndex
  pack(this: void, number: number): Promise<readonly Puzzle[]>
  /** Selector of the place on the table where a command begins; null if there is none. */
  place(this: void, command: Command): string | null
  /** Whether a command occurs in every turn and is therefore left out of a line. */
  isRoutine(this: void, command: Command): boolean
  texts(this: void, locale: Locale): Promise<PuzzleTexts>
  /** Adds the game's icons to the page. */
  sketch(this: void, locale: Locale): Promise<PuzzleSketch<State>>
}

/** Each puzzle has four hints, the last of which is the solution. */
export const HINTS = 4

/** Score of a right answer by number of hints. */
const SCORES = [1, 0.75, 0.5, 0.25, 0]

/** The score of an answer, from 0 to 1. */
export const answerScore = (isRight: boolean, hints: number): number => (isRight ? (SCORES[hints] ?? 0) : 0)

/** Puzzles per pack; the first packs are also available offline. */
export const PACK_SIZE = 50

const isTenth = (points: number): boolean => Math.abs(Math.round(points * 10) - points * 10) < 1e-6

/** What is wrong with the values of a puzzle; null if there is one idea with a clear gap. */
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
    // Cards revealed on the way are not in the view, so the rest cannot be checked.
    if (rules.deciders(state).length === 0) return null
    const refusal = rules.refuse(state, seat, command.value)
    if (refusal !== null) return `${text} is refused: ${refusal.code}`
    rules.apply(state, seat, command.value)
  }
  return null
}

/** Null if the puzzle is valid, otherwise what is wrong with it. */
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
