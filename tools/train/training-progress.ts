/** Progress of a training, one line of JSON in its log every few seconds. */

/** Seconds and games count from the first round, across interruptions. */
export interface TrainingProgress {
  readonly seconds: number
  readonly games: number
  /** Average result of a seat in the round's games. */
  readonly wealth: number
  /** The network's error per seat. */
  readonly error: number
}

export const NO_PROGRESS: TrainingProgress = { seconds: 0, games: 0, wealth: 0, error: 0 }

export const logLine = (progress: TrainingProgress): string => `${JSON.stringify(progress)}\n`

export const readLog = (text: string): TrainingProgress[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as TrainingProgress)
