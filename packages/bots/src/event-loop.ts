/** Node and every browser have it, the language itself has not. */
declare const performance: { now(): number }

/** Milliseconds since some moment that stays the same. */
export const now = (): number => performance.now()

declare const setTimeout: (then: () => void, milliseconds: number) => unknown

/** Lets whoever shares the thread have a turn: messages come in, a signal is heard. */
export const yieldToEventLoop = (): Promise<void> => new Promise((go) => void setTimeout(go, 0))
