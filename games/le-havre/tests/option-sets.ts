import type { Options } from '../rules/index.ts'
import { MODULES, VERSIONS } from '../rules/index.ts'

/** The ten set-ups. */
export const SET_UPS: readonly Pick<Options, 'players' | 'version'>[] = VERSIONS.flatMap((version) =>
  [1, 2, 3, 4, 5].map((players) => ({ players, version })),
)

/** The default rulings, and each ruling the other way. */
export const VARIANTS: readonly Partial<Options>[] = [
  {},
  { start: 'random' },
  { stadiumPurchase: false },
  { doubleInterest: true },
  { marketplaceLimit: 4 },
  { soloWithoutOthersCards: false },
  { blackMarketRedeal: false },
]

/** Special buildings that change the rules most, so that their combinations are tested. */
const AWKWARD = ['construction-site', 'main-station', 'hotel', 'dive-bar', 'tobacco-factory', 'picket-line']

/**
 * Full games with all modules: shuffled with the base game's 36, alone, or the awkward six; for one to five players in
 * turn.
 */
export const moduleTableNumber = (number: number): Partial<Options> => ({
  players: 1 + (number % 5),
  version: 'full',
  modules: MODULES,
  soloWithoutOthersCards: number % 2 === 0,
  ...[{}, { specials: 'modules' as const }, { specials: AWKWARD }][Math.floor(number / 5) % 3],
})

/** Iterates over the set-ups, then over them again with the next variant, and so on. */
export const tableNumber = (number: number): Partial<Options> => ({
  ...SET_UPS[number % SET_UPS.length],
  ...VARIANTS[Math.floor(number / SET_UPS.length) % VARIANTS.length],
})
