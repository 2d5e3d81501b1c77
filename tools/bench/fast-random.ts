/** A fast deterministic random generator, so that the game is measured and not the generator. */
export class Dice {
  #word: number

  constructor(seed: number) {
    this.#word = seed
  }

  below(bound: number): number {
    this.#word = (Math.imul(this.#word, 1664525) + 1013904223) | 0
    // The low bits of such a generator have short periods; the high ones are used.
    return Math.floor(((this.#word >>> 0) / 0x1_0000_0000) * bound)
  }
}
