/** What is agreed on before a game of Packet Row. */
import type { GameSetup } from '@quayside/game'
import { packetRow } from '../../rules/index.ts'
import { Rulings } from './set-up-fields.tsx'

export interface Agreed {
  /** How many dry areas end the game; null for the usual number. */
  readonly dryAreas: number | null
  /** Piles of a corrected deck as they came from a file; null for the standard one. */
  readonly deck: unknown
}

const USUAL: Agreed = { dryAreas: null, deck: null }

/** What is as usual is left to the rules. */
const optionsOf = ({ dryAreas, deck }: Agreed): Readonly<Record<string, unknown>> => ({
  ...(dryAreas === null ? {} : { dryAreas }),
  ...(deck === null ? {} : { deck }),
})

export const setup: GameSetup<Agreed> = {
  usual: USUAL,
  // A deck comes from a file each time anew.
  read: (stored) => {
    const dryAreas =
      typeof stored === 'object' && stored !== null && 'dryAreas' in stored ? stored.dryAreas : null
    const agreed = { ...USUAL, dryAreas: typeof dryAreas === 'number' ? dryAreas : null }
    return packetRow.options(optionsOf(agreed)).ok ? agreed : USUAL
  },
  options: optionsOf,
  changed: ({ dryAreas, deck }) => [dryAreas, deck].filter((part) => part !== null).length,
  Rulings,
  summary: (_agreed, what, words) => words.shell('new.summary.plain', what),
  length: () => null,
}
