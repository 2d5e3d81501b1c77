/** Who is there: a seat may look through several windows at once. */
export class Presence {
  readonly #windows = new Map<number, number>()

  /** Returns how to leave. */
  come(seat: number): () => void {
    this.#windows.set(seat, (this.#windows.get(seat) ?? 0) + 1)
    let here = true
    return () => {
      if (!here) return
      here = false
      const left = (this.#windows.get(seat) ?? 1) - 1
      if (left > 0) this.#windows.set(seat, left)
      else this.#windows.delete(seat)
    }
  }

  has(seat: number): boolean {
    return this.#windows.has(seat)
  }
}
