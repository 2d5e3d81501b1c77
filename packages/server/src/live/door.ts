/** How somebody is received who is not at a table yet. */
import type { Refusal } from '@quayside/kernel'

export interface Door {
  /** Where they come from, as far as limits are concerned; null for whoever is not limited. */
  readonly address: string | null
  /** Settles when it is their turn. */
  turn(): Promise<void>
  /** They asked for what nobody offered them, or in words that are none. */
  troubled(): void
  /** Why nobody may sit where this player holds the seat; null where they may. */
  banOf(player: string): Refusal | null
}

/** For those who are known already. */
export const OPEN_DOOR: Door = {
  address: null,
  turn: () => Promise.resolve(),
  troubled: () => undefined,
  banOf: () => null,
}
