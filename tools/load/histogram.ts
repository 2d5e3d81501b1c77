/**
 * Latency histogram in microseconds: every value is stored to within 1.6 per cent, in a few kilobytes for any number
 * of values.
 */

/** Buckets of equal width for every doubling. */
const STEPS = 64
const DOUBLINGS = 28

const placeOf = (microseconds: number): number => {
  const value = Math.max(0, Math.round(microseconds))
  if (value < STEPS) return value
  const doubling = Math.floor(Math.log2(value / STEPS))
  const place = STEPS + doubling * STEPS + Math.floor(value / 2 ** doubling) - STEPS
  return Math.min(place, STEPS * DOUBLINGS - 1)
}

/** The highest value of a bucket. */
const topOf = (place: number): number => {
  if (place < STEPS) return place
  const doubling = Math.floor(place / STEPS) - 1
  return ((place % STEPS) + STEPS + 1) * 2 ** doubling - 1
}

/** The serialised form that is sent between processes. */
export interface HistogramData {
  readonly counts: readonly (readonly [place: number, count: number])[]
  readonly most: number
}

export class Histogram {
  readonly #counts = new Float64Array(STEPS * DOUBLINGS)
  #count = 0
  #most = 0

  record(microseconds: number): void {
    const place = placeOf(microseconds)
    this.#counts[place] = (this.#counts[place] ?? 0) + 1
    this.#count++
    this.#most = Math.max(this.#most, microseconds)
  }

  get count(): number {
    return this.#count
  }

  /** In microseconds. */
  get most(): number {
    return this.#most
  }

  /** The latency percentile in microseconds. */
  percentile(share: number): number {
    const rank = Math.ceil((share / 100) * this.#count)
    let seen = 0
    for (const [place, count] of this.#counts.entries()) {
      seen += count
      if (seen >= rank && count > 0) return Math.min(topOf(place), this.#most)
    }
    return this.#most
  }

  add({ counts, most }: HistogramData): void {
    for (const [place, count] of counts) {
      this.#counts[place] = (this.#counts[place] ?? 0) + count
      this.#count += count
    }
    this.#most = Math.max(this.#most, most)
  }

  get tally(): HistogramData {
    const counts = [...this.#counts.entries()].filter(([, count]) => count > 0)
    return { counts, most: this.#most }
  }
}
