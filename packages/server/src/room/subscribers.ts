/** Whoever is at a table, or acts for somebody there; each hears of what it has a word for. */
export interface Onlooker {
  /** Others may sit there now; heard before anything else is told. */
  reseated?(): void
  /** Something happened, or is to be looked at again. */
  changed?(): void
  /** Something was said. */
  spoken?(): void
  /** The table does not go on here. */
  retired?(): void
}

export class Onlookers {
  readonly #all = new Set<Onlooker>()

  add(onlooker: Onlooker): void {
    this.#all.add(onlooker)
  }

  delete(onlooker: Onlooker): void {
    this.#all.delete(onlooker)
  }

  tell(news: keyof Onlooker): void {
    for (const onlooker of this.#all) onlooker[news]?.()
  }
}
