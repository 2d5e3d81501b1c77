/** Where somebody sits, or looks on, at a table of a server. */
export interface Place {
  readonly room: string
  /** A seat of the player who is known to the server; null for a spectator. */
  readonly seat: number | null
  /** The secret of a seat, which opens it to whoever has it. */
  readonly key: string | null
}
