/** What the clock of a server has shown: it is moved back and forth, and a server that is started anew has the right time. */

interface Span {
  /** Since when, by the right time, and how far ahead of it. */
  readonly from: number
  readonly offset: number
}

/** A busy machine hears a little late that its clock was moved. */
const SLACK_MS = 5000
/** What was begun when the time had come is done, also where the clock is put back meanwhile: so long it may take. */
const THINKING_MS = 60_000

export class ShownClock {
  readonly #spans: Span[] = []

  move(offset: number, from = Date.now()): void {
    this.#spans.push({ from, offset })
  }

  /** Whether it had shown `time`, not long before the right time was `real`. */
  hadShown(time: number, real: number): boolean {
    return this.#spans.some(({ from, offset }, index) => {
      const last = Math.min(this.#end(index), real) + SLACK_MS
      return from - SLACK_MS <= real && last >= real - THINKING_MS && last + offset >= time
    })
  }

  /** The moments, by the right time, at which it may have shown `shown`. */
  momentsOf(shown: number): readonly number[] {
    return this.#spans.flatMap(({ from, offset }, index) => {
      const real = shown - offset
      return from - SLACK_MS <= real && real <= this.#end(index) + SLACK_MS ? real : []
    })
  }

  #end(index: number): number {
    return this.#spans[index + 1]?.from ?? Number.POSITIVE_INFINITY
  }
}

/** Whether whoever wrote something at `made`, by its own clock, could know that `time` had come. */
export const couldKnow = (clocks: readonly ShownClock[], time: number, made: number): boolean =>
  made >= time || clocks.some((clock) => clock.momentsOf(made).some((real) => clock.hadShown(time, real)))
