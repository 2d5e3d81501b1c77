/** Everything that a store holds, as it passes from one place to another: some rows of one table at a time. */
import type { TableShape } from './shape.ts'

export type Row = readonly (string | number | null)[]

export interface Chunk {
  readonly table: string
  readonly rows: readonly Row[]
}

export interface Contents {
  /** The last change of the schema that the rows fit. */
  readonly level: string
  readonly shape: readonly TableShape[]
  chunks(): AsyncIterable<Chunk>
}

/** How many rows each table had. */
export type Counts = Readonly<Record<string, number>>

/** Counts the rows that pass. */
export class Counting {
  readonly #counts = new Map<string, number>()

  constructor(shape: readonly TableShape[]) {
    for (const { name } of shape) this.#counts.set(name, 0)
  }

  add({ table, rows }: Chunk): void {
    this.#counts.set(table, (this.#counts.get(table) ?? 0) + rows.length)
  }

  get counts(): Counts {
    return Object.fromEntries(this.#counts)
  }
}
