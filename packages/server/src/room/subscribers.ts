/** Whoever is in a room, or acts for somebody there; each hears of what it has a word for. */
export interface Subscriber {
  /** Others may sit there now; heard before anything else is told. */
  reseated?(): void
  /** Something happened, or is to be looked at again. */
  changed?(): void
  /** Something was said. */
  spoken?(): void
  /** The room does not go on here. */
  retired?(): void
}

export class Subscribers {
  readonly #all = new Set<Subscriber>()

  add(subscriber: Subscriber): void {
    this.#all.add(subscriber)
  }

  delete(subscriber: Subscriber): void {
    this.#all.delete(subscriber)
  }

  tell(news: keyof Subscriber): void {
    for (const subscriber of this.#all) subscriber[news]?.()
  }
}
