/** Checks the options and seed of a new game. Separate from records, which a page does not load before its first move. */
import { type Result, refused } from './refusal.ts'
import type { GameEvent, Rules } from './rules.ts'

/** Text that needs no quoting in a header, a file name or a URL. */
export const SEED_PATTERN = /^[\w.:-]{1,64}$/

/** The completed options, or the refusal. Nothing is dealt. */
export const checkNewGame = <Options>(
  rules: Pick<Rules<never, never, Options, GameEvent>, 'options'>,
  rawOptions: unknown,
  seed: string,
): Result<Options> => (SEED_PATTERN.test(seed) ? rules.options(rawOptions) : refused('bad-seed', { seed }))
