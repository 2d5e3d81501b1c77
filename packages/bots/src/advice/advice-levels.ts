import type { Budget } from '../bot.ts'
import type { SearchExtent } from './evaluate-commands.ts'

/** Those of the bots that can tell what they think. */
export type AdviceLevel = 'mate' | 'captain' | 'commodore'

const KEPT = 3

/** The mate judges at once; the others play on, as far as they look ahead in their own decisions. */
export const ADVICE_LEVELS: Readonly<
  Record<AdviceLevel, { readonly extent: SearchExtent; readonly budget: Budget }>
> = {
  mate: {
    extent: { commands: 6, stretches: [], kept: KEPT, heats: 1 },
    budget: { nodes: 20_000 },
  },
  captain: {
    extent: { commands: 6, stretches: [1, 1, 2], kept: KEPT, heats: 4 },
    budget: { nodes: 16_000 },
  },
  commodore: {
    extent: { commands: 12, stretches: [1, 1, 2], kept: KEPT, heats: 32 },
    budget: { nodes: 80_000 },
  },
}
