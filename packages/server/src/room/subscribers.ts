/** Subscriber to changes of a room. All callbacks are optional. */
export interface Subscriber {
  /** The seats changed; called before `changed`. */
  reseated?(): void
  /** The state of the room changed, or automatic seats should try again. */
  changed?(): void
  /** A chat message was added. */
  chatAdded?(): void
  /** A player came or went. */
  presenceChanged?(): void
  /** Somebody asked for a rematch, or answered. */
  rematchChanged?(): void
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

  notify(news: keyof Subscriber): void {
    for (const subscriber of this.#all) subscriber[news]?.()
  }
}
