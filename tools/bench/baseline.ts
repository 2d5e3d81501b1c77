import { constants, runInNewContext } from 'node:vm'

export const STEPS_PER_UNIT = 1_000_000

/**
 * The baseline: a 32-bit linear congruential generator with the constants of Numerical Recipes. It runs in
 * another context, where nothing is inlined: V8's mid-tier compiler runs this loop six times slower than its
 * optimising one, and inlining could switch between them during a run.
 */
const steps = runInNewContext(
  `(word, count) => {
  let x = word | 0
  for (let i = 0; i < count; i++) x = (Math.imul(x, 1664525) + 1013904223) | 0
  return x
}`,
  constants.DONT_CONTEXTIFY,
) as (word: number, count: number) => number

let word = 1

/** Runs `count` steps; the result is kept so that the compiler cannot remove them. */
export const runBaseline = (count: number): void => {
  word = steps(word, count)
}
