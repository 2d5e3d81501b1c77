/** What a review says about single moves: mistakes, lines of commands, and how much each move changed the game. */
import type { Review, ReviewedDecision, TurningPoint } from '@quayside/bots'
import type { AnyRules, Seat } from '@quayside/kernel'
import type { Curve } from '@quayside/table/charts/curve-by-round.ts'
import type { Step } from '@quayside/table/session/current-game.ts'

export interface Mistake extends ReviewedDecision {
  readonly better: NonNullable<ReviewedDecision['better']>
}

export const isMistake = (decision: ReviewedDecision): decision is Mistake =>
  decision.mistake && decision.better !== null

/** The mistakes of one seat or all, the most costly first. */
export const mistakesOf = ({ decisions }: Review, seat: Seat | null): readonly Mistake[] =>
  decisions
    .filter(isMistake)
    .filter((mistake) => seat === null || mistake.seat === seat)
    .toSorted((one, other) => other.played.behind - one.played.behind || one.at - other.at)

/** The mistake before or after the current one; if the current move is none, the most costly. */
export const adjacentMistake = (
  mistakes: readonly Mistake[],
  moveNumber: number,
  by: 1 | -1,
): Mistake | undefined => {
  const place = mistakes.findIndex(({ at }) => at + 1 === moveNumber)
  return place < 0 ? mistakes[0] : mistakes[(place + by + mistakes.length) % mistakes.length]
}

/** The steps of the turn that a move belongs to, up to this move. */
export const turnUntil = (steps: readonly Step[], at: number): readonly Step[] => {
  const seat = steps[at]?.seat
  const before = steps.slice(0, at).findLastIndex((step) => step.seat !== seat)
  return steps.slice(before + 1, at + 1)
}

/** A command with the position that it is made in. */
export interface CommandInPosition {
  readonly command: string
  readonly before: unknown
}

/** The seat's moves from this one on until another seat moved. */
export const playedLine = (
  rules: AnyRules,
  steps: readonly Step[],
  views: readonly unknown[],
  at: number,
): readonly CommandInPosition[] => {
  const seat = steps[at]?.seat
  const next = steps.findIndex((step, place) => place > at && step.seat !== seat)
  return steps
    .slice(at, next < 0 ? steps.length : next)
    .map(({ command }, place) => ({ command: rules.notation.print(command), before: views[at + place] }))
}

/** The better line, as far as it is legal in the real position. */
export const betterLine = (
  rules: AnyRules,
  { seat, better }: Mistake,
  before: unknown,
): readonly CommandInPosition[] => {
  const position = rules.copy(before)
  const line: CommandInPosition[] = []
  for (const text of [better.command, ...better.line]) {
    const command = rules.notation.parse(text)
    if (!command.ok || rules.refuse(position, seat, command.value) !== null) break
    line.push({ command: text, before: rules.copy(position) })
    rules.apply(position, seat, command.value)
  }
  return line
}

/** How much each move improved its seat's difference from the average. */
export const moveChanges = (relative: Curve, steps: readonly Step[]): readonly number[] =>
  steps.map(({ seat }, at) => (relative[at + 1]?.[seat] ?? 0) - (relative[at]?.[seat] ?? 0))

/** The turns that improved or worsened their seat's position most, in the order of the game. */
export const biggestTurns = (relative: Curve, steps: readonly Step[], most: number): TurningPoint[] => {
  const turns: TurningPoint[] = []
  let begun = 0
  for (const [at, { seat }] of steps.entries()) {
    if (steps[at + 1]?.seat === seat) continue
    const change = (relative[at + 1]?.[seat] ?? 0) - (relative[begun]?.[seat] ?? 0)
    if (Math.abs(change) >= 1)
      turns.push({ at, kind: change > 0 ? 'gain' : 'loss', seat, points: Math.abs(change) })
    begun = at + 1
  }
  return turns
    .toSorted((one, other) => other.points - one.points)
    .slice(0, most)
    .toSorted((one, other) => one.at - other.at)
}
