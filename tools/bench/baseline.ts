import { constants, runInNewContext } from 'node:vm'

export const STEPS_PER_UNIT = 1_000_000

/**
 * The baseline: a 32-bit linear congruential generator with the constants of Numerical Recipes.
 * Trap: V8's middle compiler runs this loop six times slower than its best one, and whether a hot caller gets the
 * slow version inlined changes in the middle of a run. Nothing is inlined from another context.
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

/** Runs so many steps; the result is kept, so that no compiler leaves them out. */
export const runBaseline = (count: number): void => {
  word = steps(word, count)
}
