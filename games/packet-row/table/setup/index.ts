/** Set-up options of Packet Row on the new-game page. */
import type { GameSetup } from '@quayside/game'
import { packetRow } from '../../rules/index.ts'
import { Rulings } from './set-up-fields.tsx'

export interface Agreed {
  /** Number of dry areas that ends the game; null for the default. */
  readonly dryAreas: number | null
  /** Piles of a corrected deck as read from a file; null for the standard one. */
  readonly deck: unknown
}

const USUAL: Agreed = { dryAreas: null, deck: null }

/** Options with their default value are left out. */
const optionsOf = ({ dryAreas, deck }: Agreed): Readonly<Record<string, unknown>> => ({
  ...(dryAreas === null ? {} : { dryAreas }),
  ...(deck === null ? {} : { deck }),
})

export const setup: GameSetup<Agreed> = {
  usual: USUAL,
  // The deck is not stored: it is read from a file each time.
  read: (stored) => {
    const dryAreas =
      typeof stored === 'object' && stored !== null && 'dryAreas' in stored ? stored.dryAreas : null
    const agreed = { ...USUAL, dryAreas: typeof dryAreas === 'number' ? dryAreas : null }
    return packetRow.options(optionsOf(agreed)).ok ? agreed : USUAL
  },
  options: optionsOf,
  changed: ({ dryAreas, deck }) => [dryAreas, deck].filter((part) => part !== null).length,
  Rulings,
  summary: (_agreed, what, texts) => texts.shell('new.summary.plain', what),
  length: () => null,
}
