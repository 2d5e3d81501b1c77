import type { Options } from '../src/index.ts'
import { VERSIONS } from '../src/index.ts'

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

/** Goes through the set-ups, then through them again under the next variant, and so on. */
export const tableNumber = (number: number): Partial<Options> => ({
  ...SET_UPS[number % SET_UPS.length],
  ...VARIANTS[Math.floor(number / SET_UPS.length) % VARIANTS.length],
})
