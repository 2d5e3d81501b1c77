/** Who is there: somebody may be there several times at once, as a seat that looks through two windows. */
export class Presence<Guest> {
  readonly #times = new Map<Guest, number>()

  come(guest: Guest): void {
    this.#times.set(guest, (this.#times.get(guest) ?? 0) + 1)
  }

  /** Once for each time they came. Returns whether they are gone. */
  leave(guest: Guest): boolean {
    const left = (this.#times.get(guest) ?? 1) - 1
    if (left > 0) this.#times.set(guest, left)
    else this.#times.delete(guest)
    return left === 0
  }

  /** Returns how to leave, which counts once however often it is said; `gone` is told when that was the last time. */
  visit(guest: Guest, gone: () => void): () => void {
    this.come(guest)
    let isHere = true
    return () => {
      if (!isHere) return
      isHere = false
      if (this.leave(guest)) gone()
    }
  }

  has(guest: Guest): boolean {
    return this.#times.has(guest)
  }
}
