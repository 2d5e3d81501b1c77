/**
 * Everything is measured in baseline steps that are timed just before and after, so that a busy or slow
 * machine shows up as spread and not as a different result.
 */
import process from 'node:process'
import { runBaseline } from './baseline.ts'

/** Median and quartiles of several rounds. */
export interface Measured {
  readonly median: number
  readonly low: number
  readonly high: number
}

/** How often and how long to measure. */
export interface Effort {
  readonly rounds: number
  /** Approximate duration of one round. */
  readonly milliseconds: number
  /** Minimum duration of the warm-up, in which the compiler finishes. */
  readonly warmUp: number
}

export const THOROUGH: Effort = { rounds: 15, milliseconds: 120, warmUp: 1500 }
export const QUICK: Effort = { rounds: 7, milliseconds: 40, warmUp: 500 }

/** Cost in baseline steps and in microseconds. */
export interface Cost {
  readonly steps: Measured
  readonly microseconds: Measured
}

/** CPU time of the whole process: excludes waiting, includes garbage collection. */
const microseconds = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

const BASELINE_STEPS = 5_000_000

const baselineStep = (): number => microseconds(() => runBaseline(BASELINE_STEPS)) / BASELINE_STEPS

/** Measures the cost of `work`, which must be repeatable. */
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
const MAX_WARM_UP_FACTOR = 8

/**
 * Runs the work for a while, and longer while it still gets faster; returns the best time. Only batches long enough
 * for the clock count, because CPU time may not advance at all during a short one.
 */
const warmedUp = (work: () => void, time: number): number => {
  runBaseline(BASELINE_STEPS)
  let repeats = 1
  let spent = 0
  let best = Number.POSITIVE_INFINITY
  let withoutGain = 0
  for (;;) {
    const taken = microseconds(() => repeat(work, repeats))
    if (taken < time / 8) {
      repeats *= 2
      continue
    }
    spent += taken
    withoutGain = taken / repeats < 0.98 * best ? 0 : withoutGain + 1
    best = Math.min(best, taken / repeats)
    if (spent >= time && (withoutGain >= BATCHES_WITHOUT_GAIN || spent >= MAX_WARM_UP_FACTOR * time))
      return best
  }
}

/** Cost of each of many small functions in baseline steps: the median of several passes. */
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

/** CPU time is too coarse for a single call. */
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

/** A value without spread. */
export const exactly = (value: number): Measured => ({ median: value, low: value, high: value })

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
