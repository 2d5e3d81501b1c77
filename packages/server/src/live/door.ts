/** How somebody is received who is not at a table yet. */
export interface Door {
  /** Settles when it is their turn. */
  turn(): Promise<void>
  /** They asked for what nobody offered them, or in words that are none. */
  troubled(): void
}

/** For those who are known already. */
export const OPEN_DOOR: Door = { turn: () => Promise.resolve(), troubled: () => undefined }
