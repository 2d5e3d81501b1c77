/** What is kept. Times are milliseconds since 1970; JSON is kept as text, so that both databases hold the same. */

/** A table: what its record begins with, and who may sit. */
export interface RoomRow {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: string
  readonly seed: string
  readonly deal: string
  /** How the table plays: clocks, spectators and the like, as JSON. */
  readonly settings: string
  /** The hash of the key of whoever opened the table. */
  readonly host: string
  readonly begun: number
}

/** A seat is free while nobody holds its key and no bot sits in it. */
export interface SeatRow {
  readonly room: string
  readonly seat: number
  readonly name: string
  readonly bot: string | null
  /** The hash of the seat's secret key. */
  readonly key: string | null
}

/**
 * One line of a table's log. Whoever inserts a sequence number first has it; nothing is ever changed or removed. A
 * take-back is an entry too: `words` then is the position that the game went back to.
 */
export interface EntryRow {
  readonly room: string
  readonly seq: number
  readonly kind: 'command' | 'take-back'
  /** The position that it was made for. */
  readonly at: number
  readonly seat: number
  readonly words: string
  /** Chosen by whoever sent it, so that a repeated sending is recognised. */
  readonly request: string
  readonly made: number
}

export interface Schema {
  readonly room: RoomRow
  readonly seat: SeatRow
  readonly entry: EntryRow
}
