/**
 * Everything is counted in baseline steps that were timed a moment before and after, again and again, so that a
 * busy or slow machine shows as spread and not as a result.
 */
import process from 'node:process'
import { runBaseline } from './baseline.ts'

/** The middle of several rounds, and between which values the middle half of them lay. */
export interface Measured {
  readonly median: number
  readonly low: number
  readonly high: number
}

/** How often and how long to measure. */
export interface Effort {
  readonly rounds: number
  /** How long one round lasts, about. */
  readonly milliseconds: number
  /** How long the work runs at least before it is measured, for the compiler to finish its own. */
  readonly warmUp: number
}

export const THOROUGH: Effort = { rounds: 15, milliseconds: 120, warmUp: 1500 }
export const QUICK: Effort = { rounds: 7, milliseconds: 40, warmUp: 500 }

/** What one thing costs, in baseline steps and in microseconds of this machine. */
export interface Cost {
  readonly steps: Measured
  readonly microseconds: Measured
}

/** Processor time of the whole process: waiting for other programs does not count, collecting garbage does. */
const microseconds = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

const BASELINE_STEPS = 5_000_000

const baselineStep = (): number => microseconds(() => runBaseline(BASELINE_STEPS)) / BASELINE_STEPS

/** Measures what `work` costs; it may be asked as often as wanted. */
export const costOf = (work: () => void, { rounds, milliseconds, warmUp }: Effort): Cost => {
  const repeats = Math.max(1, Math.round((milliseconds * 1000) / warmedUp(work, warmUp * 1000)))
  const steps: number[] = []
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = baselineStep()
    const time = microseconds(() => repeat(work, repeats)) / repeats
    const after = baselineStep()
    times.push(time)
    steps.push(time / ((before + after) / 2))
  }
  return { steps: measured(steps), microseconds: measured(times) }
}

const repeat = (work: () => void, times: number): void => {
  for (let i = 0; i < times; i++) work()
}

const BATCHES_WITHOUT_GAIN = 4
const LONGEST_WARM_UP = 8

/** Runs the work for a while, and on as long as it still gets faster; gives what it took at best. */
const warmedUp = (work: () => void, time: number): number => {
  runBaseline(BASELINE_STEPS)
  let repeats = 1
  let spent = 0
  let best = Number.POSITIVE_INFINITY
  let withoutGain = 0
  for (;;) {
    const taken = microseconds(() => repeat(work, repeats))
    spent += taken
    withoutGain = taken / repeats < 0.98 * best ? 0 : withoutGain + 1
    best = Math.min(best, taken / repeats)
    if (spent >= time && (withoutGain >= BATCHES_WITHOUT_GAIN || spent >= LONGEST_WARM_UP * time)) return best
    if (taken < time / 8) repeats *= 2
  }
}

/** What each of many small things costs, in baseline steps: the middle of several passes over all of them. */
export const costsOfEach = (things: readonly (() => void)[], { rounds, warmUp }: Effort): number[] => {
  warmedUp(() => {
    for (const thing of things) thing()
  }, warmUp * 1000)
  const passes = Array.from({ length: rounds }, () => {
    const before = wallStep()
    const times = things.map(wall)
    const each = (before + wallStep()) / 2
    return times.map((time) => time / each)
  })
  return things.map((_, thing) => measured(passes.map((costs) => costs[thing] ?? 0)).median)
}

/** Processor time is too coarse for a single call. */
const wall = (work: () => void): number => {
  const before = performance.now()
  work()
  return performance.now() - before
}

const wallStep = (): number => wall(() => runBaseline(BASELINE_STEPS)) / BASELINE_STEPS

const measured = (values: readonly number[]): Measured => ({
  median: percentile(values, 0.5),
  low: percentile(values, 0.25),
  high: percentile(values, 0.75),
})

/** A value that needs no rounds. */
export const exactly = (value: number): Measured => ({ median: value, low: value, high: value })

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
