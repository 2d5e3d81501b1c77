/** Cheap chance, the same in every run: what is measured is the game, not the dice. */
export class Dice {
  #word: number

  constructor(seed: number) {
    this.#word = seed
  }

  below(bound: number): number {
    this.#word = (Math.imul(this.#word, 1664525) + 1013904223) | 0
    // The low bits of such a generator repeat soon; the high ones do not.
    return Math.floor(((this.#word >>> 0) / 0x1_0000_0000) * bound)
  }
}
