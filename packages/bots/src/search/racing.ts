/** Commands that are compared again and again, until one of them is clearly ahead. */
import { drain } from '../drain.ts'
import type { RankedCommand } from './planner.ts'

interface Finalist<Command> {
  readonly choice: RankedCommand<Command>
  /** Its value in each heat. */
  readonly values: number[]
}

/**
 * A heat gives those who finished it with their values, or null when there was no time for it; whoever does not finish
 * the first is out.
 */
export type RaceRound<Command> = (
  running: readonly RankedCommand<Command>[],
  number: number,
) => readonly RankedCommand<Command>[] | null

/** The winner. */
export const race = <Command>(
  choices: readonly RankedCommand<Command>[],
  heats: number,
  heat: RaceRound<Command>,
  firstHeats = FIRST_HEATS,
): Command => drain(raceInRounds(choices, heats, heat, firstHeats))[0] as Command

/** Heat by heat: those who are still in the running after it, the best first, and in the end those who are left. */
export function* raceInRounds<Command>(
  choices: readonly RankedCommand<Command>[],
  heats: number,
  heat: RaceRound<Command>,
  firstHeats = FIRST_HEATS,
): Generator<readonly Command[], readonly Command[]> {
  let finalists: Finalist<Command>[] = choices.map((choice) => ({ choice, values: [] }))
  for (let number = 0; number < heats && finalists.length > 1; number++) {
    const lines = heat(
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
    finalists = contenders(finalists, firstHeats)
    yield byMean(finalists).map(({ choice }) => choice.command)
  }
  return byMean(finalists).map(({ choice }) => choice.command)
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const byMean = <Command>(finalists: readonly Finalist<Command>[]): Finalist<Command>[] =>
  finalists.toSorted((a, b) => mean(b.values) - mean(a.values))

/** Heats before anybody is given up for being behind unless more are asked for, and by how many standard errors. */
const FIRST_HEATS = 4
const CLEARLY = 2

/** What nobody would notice, about half a franc: commands that differ less may be taken for equal. */
const UNNOTICED = 0.006

/** The one in front, and whoever may yet prove to be noticeably better, heat by heat. */
const contenders = <Command>(
  finalists: readonly Finalist<Command>[],
  firstHeats: number,
): Finalist<Command>[] => {
  const [leader, ...others] = byMean(finalists)
  if (leader === undefined || leader.values.length < firstHeats) return [...finalists]
  const near = others.filter(({ values }) => {
    const behind = leader.values.map((value, at) => value - (values[at] as number))
    const middle = mean(behind)
    const spread = mean(behind.map((difference) => (difference - middle) ** 2)) / (behind.length - 1)
    return CLEARLY * Math.sqrt(spread) - middle > UNNOTICED
  })
  return [leader, ...near]
}
