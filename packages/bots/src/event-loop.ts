/** Available in Node and in every browser, but not declared by the language's own library. */
declare const performance: { now(): number }

/** Monotonic clock in milliseconds. */
export const now = (): number => performance.now()

declare const setTimeout: (then: () => void, milliseconds: number) => unknown

/** Lets the event loop run so that messages and abort signals are delivered. */
export const yieldToEventLoop = (): Promise<void> => new Promise((go) => void setTimeout(go, 0))
