/** Whoever wants to hear of something. */
export class Listeners<Said> {
  readonly #all = new Set<(said: Said) => void>()

  /** Returns how to stop. */
  add(listener: (said: Said) => void): () => void {
    this.#all.add(listener)
    return () => this.#all.delete(listener)
  }

  tell(said: Said): void {
    for (const listener of this.#all) listener(said)
  }
}
