import { expect } from '@playwright/test'

interface PollOptions {
  /** In milliseconds. */
  readonly timeout?: number
}

/** Polls ten times a second; expect.poll alone slows down to once a second. */
export const eventually = <Seen>(
  look: () => Seen | Promise<Seen>,
  patience: PollOptions = {},
): ReturnType<typeof expect.poll<Seen>> => expect.poll(look, { ...patience, intervals: [50, 100] })
