/** Subscriber to changes of a room. All callbacks are optional. */
export interface Subscriber {
  /** The seats changed; called before `changed`. */
  seatsChanged?(): void
  /** The state of the room changed, or automatic seats should try again. */
  changed?(): void
  /** A chat message was added. */
  chatAdded?(): void
  /** A player came or went. */
  presenceChanged?(): void
  /** A player asked for a rematch, or answered. */
  rematchChanged?(): void
  /** The room was taken out of service on this node, or was deleted. */
  unavailable?(): void
}

export class Subscribers {
  readonly #all = new Set<Subscriber>()

  add(subscriber: Subscriber): void {
    this.#all.add(subscriber)
  }

  delete(subscriber: Subscriber): void {
    this.#all.delete(subscriber)
  }

  notify(event: keyof Subscriber): void {
    for (const subscriber of this.#all) subscriber[event]?.()
  }
}
