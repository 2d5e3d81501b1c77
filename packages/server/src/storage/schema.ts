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
  /** The player who opened the table. */
  readonly host: string
  readonly begun: number
}

/** Somebody who plays here, known by a secret that their browser keeps; a name for the others. */
export interface PlayerRow {
  readonly id: string
  readonly name: string
  /** The hash of their secret. */
  readonly key: string
  readonly since: number
  /** How they want to be told, as JSON. */
  readonly wishes: string
}

/** Where somebody can be reached who is not at the table. */
export interface ChannelRow {
  readonly id: string
  readonly player: string
  readonly kind: 'push' | 'mail' | 'webhook'
  /** What the kind needs to know, as JSON. */
  readonly address: string
}

/** What is thought of a player in a game with so many seats. */
export interface RatingRow {
  readonly player: string
  readonly game: string
  readonly seats: number
  readonly mu: number
  readonly sigma: number
  /** What the list is sorted by. */
  readonly worth: number
  readonly games: number
}

/** A table whose result has been counted. */
interface RatedRow {
  readonly room: string
}

/** What the server itself remembers: its keys. */
interface SecretRow {
  readonly name: string
  readonly value: string
}

/** A seat is free while nobody holds its key and no bot sits in it. */
export interface SeatRow {
  readonly room: string
  readonly seat: number
  readonly name: string
  readonly bot: string | null
  /** The hash of the seat's secret key. */
  readonly key: string | null
  readonly player: string | null
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

/** Where a table stands: what its log amounts to, for lists; made from the log and never asked by the rules. */
export interface StandingRow {
  readonly room: string
  readonly seq: number
  readonly at: number
  /** 1 when the game is over. */
  readonly over: number
  /** The seats it waits for, as JSON. */
  readonly waits: string
  readonly changed: number
}

/** Something that has to happen at a time: a reminder, a clock that runs out, a bot's move. */
export interface ErrandRow {
  readonly id: string
  readonly kind: string
  readonly room: string
  /** What it is about, as JSON. */
  readonly about: string
  readonly due: number
  /** Whoever runs it has it until then; when they die, somebody else takes it. */
  readonly held: number
}

export interface Schema {
  readonly player: PlayerRow
  readonly channel: ChannelRow
  readonly secret: SecretRow
  readonly rating: RatingRow
  readonly rated: RatedRow
  readonly standing: StandingRow
  readonly errand: ErrandRow
  readonly room: RoomRow
  readonly seat: SeatRow
  readonly entry: EntryRow
}
