/** Node and every browser have it, the language itself has not. */
declare const performance: { now(): number }

/** Milliseconds since some moment that stays the same. */
export const now = (): number => performance.now()
