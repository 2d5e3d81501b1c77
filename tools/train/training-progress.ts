/** Progress of a training, round by round: one line of JSON in its log, one line of text on screen. */
import type { TrainingReport } from '@quayside/bots/training'

/** Seconds and games count from the first round, across interruptions. */
export interface Progress {
  readonly seconds: number
  readonly games: number
  /** Average result of a seat in the round's games. */
  readonly wealth: number
  /** The network's error per seat. */
  readonly error: number
}

export const NO_PROGRESS: Progress = { seconds: 0, games: 0, wealth: 0, error: 0 }

/** The progress after a round of all workers. */
export const progressAfter = (
  before: Progress,
  seconds: number,
  reports: readonly TrainingReport[],
  seats: number,
  unit: number,
): Progress => {
  const sum = (of: (report: TrainingReport) => number): number =>
    reports.reduce((part, report) => part + of(report), 0)
  const games = sum((report) => report.games)
  const meanSquare = sum((report) => report.loss) / sum((report) => report.samples) / seats
  return {
    seconds: rounded(before.seconds + seconds, 1),
    games: before.games + games,
    wealth: rounded(sum((report) => report.wealth) / games / seats, 1),
    error: rounded(unit * Math.sqrt(meanSquare), 2),
  }
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

export const logLine = (progress: Progress): string => `${JSON.stringify(progress)}\n`

export const readLog = (text: string): Progress[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Progress)

export const progressText = ({ seconds, games, wealth, error }: Progress, currency: string): string =>
  `${seconds.toFixed(0)} s, ${games} games, ${wealth.toFixed(1)} ${currency} a seat, error ${error.toFixed(2)}`
