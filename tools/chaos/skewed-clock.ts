/** The history of a server's skewed clock: fault injection moves it back and forth, a restart resets it. */

interface Span {
  /** Start in real time, and the offset from it. */
  readonly from: number
  readonly offset: number
}

/** A busy process may apply a new offset this late. */
const SLACK_MS = 5000
/** An action that began when its time had come finishes even if the clock is set back: it may take this long. */
const THINKING_MS = 60_000

export class SkewedClock {
  readonly #spans: Span[] = []

  move(offset: number, from = Date.now()): void {
    this.#spans.push({ from, offset })
  }

  /** Whether the clock had reached `time` shortly before the real time `real`. */
  hadReached(time: number, real: number): boolean {
    return this.#spans.some(({ from, offset }, index) => {
      const last = Math.min(this.#end(index), real) + SLACK_MS
      return from - SLACK_MS <= real && last >= real - THINKING_MS && last + offset >= time
    })
  }

  /** The real times at which the clock may have shown `shown`. */
  realTimes(shown: number): readonly number[] {
    return this.#spans.flatMap(({ from, offset }, index) => {
      const real = shown - offset
      return from - SLACK_MS <= real && real <= this.#end(index) + SLACK_MS ? real : []
    })
  }

  #end(index: number): number {
    return this.#spans[index + 1]?.from ?? Number.POSITIVE_INFINITY
  }
}

/** Whether the node that wrote an entry at `made` (its own clock) could have seen that `time` had come. */
export const couldBeDue = (clocks: readonly SkewedClock[], time: number, made: number): boolean =>
  made >= time || clocks.some((clock) => clock.realTimes(made).some((real) => clock.hadReached(time, real)))
