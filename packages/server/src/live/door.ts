/** How somebody is received who is not at a table yet. */
import type { Refusal } from '@quayside/kernel'

export interface Door {
  /** Settles when it is their turn. */
  turn(): Promise<void>
  /** They asked for what nobody offered them, or in words that are none. */
  troubled(): void
  /** Why nobody may sit where this player holds the seat; null where they may. */
  banOf(player: string): Refusal | null
}

/** For those who are known already. */
export const OPEN_DOOR: Door = { turn: () => Promise.resolve(), troubled: () => undefined, banOf: () => null }
