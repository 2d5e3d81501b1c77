/**
 * Whoever waits, in groups within groups: an address, its players, their tables. At each level one group after the other
 * has its turn, however much each of them asks for.
 */
export class FairQueue<Value> {
  readonly #values: Value[] = []
  /** In the order of their turns. */
  readonly #groups = new Map<string, FairQueue<Value>>()

  #size = 0

  get size(): number {
    return this.#size
  }

  /** `path` leads from the largest group to the smallest. */
  push(path: readonly string[], value: Value): void {
    this.#size++
    const [name, ...rest] = path
    if (name === undefined) {
      this.#values.push(value)
      return
    }
    const group = this.#groups.get(name) ?? new FairQueue<Value>()
    this.#groups.set(name, group)
    group.push(rest, value)
  }

  /** The next one that is in no group that is left out. */
  shift(isLeftOut: (group: string) => boolean = () => false): Value | undefined {
    if (this.#values.length > 0) {
      this.#size--
      return this.#values.shift()
    }
    for (const [name, group] of this.#groups) {
      if (isLeftOut(name)) continue
      const value = group.shift(isLeftOut)
      if (value === undefined) continue
      this.#size--
      this.#groups.delete(name)
      if (group.size > 0) this.#groups.set(name, group)
      return value
    }
    return undefined
  }
}
