/** Whoever waits: one table after the other has its turn, however much each of them asks for. */
export class FairQueue<Value> {
  /** In the order of their turns. */
  readonly #tables = new Map<string, Value[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  push(table: string, value: Value): void {
    const waiting = this.#tables.get(table)
    if (waiting) waiting.push(value)
    else this.#tables.set(table, [value])
    this.#size++
  }

  shift(): Value | undefined {
    const [first] = this.#tables
    if (first === undefined) return undefined
    const [table, waiting] = first
    const value = waiting.shift()
    this.#size--
    this.#tables.delete(table)
    if (waiting.length > 0) this.#tables.set(table, waiting)
    return value
  }
}
