/** Racing: compares commands round by round until one of them is clearly ahead. */
import { runToEnd } from '../run-to-end.ts'
import type { RankedCommand } from './planner.ts'

interface Finalist<Command> {
  readonly choice: RankedCommand<Command>
  /** Its value in each round. */
  readonly values: number[]
}

/**
 * A round returns the values of the candidates that finished it, or null if there was no time; a candidate
 * that does not finish is out.
 */
export type RaceRound<Command> = (
  running: readonly RankedCommand<Command>[],
  number: number,
) => readonly RankedCommand<Command>[] | null

/** The winner. */
export const race = <Command>(
  choices: readonly RankedCommand<Command>[],
  rounds: number,
  playRound: RaceRound<Command>,
  firstRounds = FIRST_ROUNDS,
): Command => runToEnd(raceInRounds(choices, rounds, playRound, firstRounds))[0] as Command

/** Yields after each round the remaining candidates, best first; returns those left at the end. */
export function* raceInRounds<Command>(
  choices: readonly RankedCommand<Command>[],
  rounds: number,
  playRound: RaceRound<Command>,
  firstRounds = FIRST_ROUNDS,
): Generator<readonly Command[], readonly Command[]> {
  let finalists: Finalist<Command>[] = choices.map((choice) => ({ choice, values: [] }))
  for (let number = 0; number < rounds && finalists.length > 1; number++) {
    const lines = playRound(
      finalists.map(({ choice }) => choice),
      number,
    )
    if (lines === null) break
    finalists = finalists.flatMap((finalist) => {
      const line = lines.find(({ command }) => command === finalist.choice.command)
      if (line === undefined) return []
      finalist.values.push(line.value)
      return [finalist]
    })
    finalists = contenders(finalists, firstRounds)
    yield byMean(finalists).map(({ choice }) => choice.command)
  }
  return byMean(finalists).map(({ choice }) => choice.command)
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const byMean = <Command>(finalists: readonly Finalist<Command>[]): Finalist<Command>[] =>
  finalists.toSorted((a, b) => mean(b.values) - mean(a.values))

/** Default number of rounds before a candidate may be dropped, and the standard errors it must be behind. */
const FIRST_ROUNDS = 4
const MIN_STANDARD_ERRORS = 2

/** About half a point; commands that differ less count as equal. */
const NEGLIGIBLE = 0.006

/** The leader and all candidates that may still prove noticeably better, by paired differences. */
const contenders = <Command>(
  finalists: readonly Finalist<Command>[],
  firstRounds: number,
): Finalist<Command>[] => {
  const [leader, ...others] = byMean(finalists)
  if (leader === undefined || leader.values.length < firstRounds) return [...finalists]
  const near = others.filter(({ values }) => {
    const behind = leader.values.map((value, at) => value - (values[at] as number))
    const middle = mean(behind)
    const spread = mean(behind.map((difference) => (difference - middle) ** 2)) / (behind.length - 1)
    return MIN_STANDARD_ERRORS * Math.sqrt(spread) - middle > NEGLIGIBLE
  })
  return [leader, ...near]
}
