import { expect } from '@playwright/test'

interface Patience {
  /** In milliseconds. */
  readonly timeout?: number
}

/** Looks ten times a second until it is so; left to itself, the test runner would look once a second after a while. */
export const eventually = <Seen>(
  look: () => Seen | Promise<Seen>,
  patience: Patience = {},
): ReturnType<typeof expect.poll<Seen>> => expect.poll(look, { ...patience, intervals: [50, 100] })
