import type { Options } from '../rules/index.ts'
import { MODULES, VERSIONS } from '../rules/index.ts'

/** The ten set-ups. */
export const SET_UPS: readonly Pick<Options, 'players' | 'version'>[] = VERSIONS.flatMap((version) =>
  [1, 2, 3, 4, 5].map((players) => ({ players, version })),
)

/** As the rules have it, and each ruling the other way round. */
export const VARIANTS: readonly Partial<Options>[] = [
  {},
  { start: 'random' },
  { stadiumPurchase: false },
  { doubleInterest: true },
  { marketplaceLimit: 4 },
  { soloWithoutOthersCards: false },
  { blackMarketRedeal: false },
]

/** Cards that reach furthest into the rules, so that they meet. */
const AWKWARD = ['construction-site', 'main-station', 'hotel', 'dive-bar', 'tobacco-factory', 'picket-line']

/** Full games with all modules: shuffled with the 36, alone, or the awkward six; for one to five players in turn. */
export const moduleTableNumber = (number: number): Partial<Options> => ({
  players: 1 + (number % 5),
  version: 'full',
  modules: MODULES,
  soloWithoutOthersCards: number % 2 === 0,
  ...[{}, { specials: 'modules' as const }, { specials: AWKWARD }][Math.floor(number / 5) % 3],
})

/** Goes through the set-ups, then through them again under the next variant, and so on. */
export const tableNumber = (number: number): Partial<Options> => ({
  ...SET_UPS[number % SET_UPS.length],
  ...VARIANTS[Math.floor(number / SET_UPS.length) % VARIANTS.length],
})
