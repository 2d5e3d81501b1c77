/** Who is there: somebody may be there several times at once, as a seat that looks through two windows. */
export class Presence<Guest> {
  readonly #times = new Map<Guest, number>()

  /** Returns how to leave; `gone` is told when that was the last time. */
  come(guest: Guest, gone: () => void = () => undefined): () => void {
    this.#times.set(guest, (this.#times.get(guest) ?? 0) + 1)
    let here = true
    return () => {
      if (!here) return
      here = false
      const left = (this.#times.get(guest) ?? 1) - 1
      if (left > 0) this.#times.set(guest, left)
      else {
        this.#times.delete(guest)
        gone()
      }
    }
  }

  has(guest: Guest): boolean {
    return this.#times.has(guest)
  }
}
