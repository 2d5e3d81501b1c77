/** Whether a fee could be paid with what the action behind it needs. */
import { BUILDINGS } from '../catalogue/catalogue.ts'
import type { Effect } from '../catalogue/effect.ts'
import { FOOD } from '../catalogue/goods.ts'

/** Whether an action hands in or counts anything that a fee could be paid with. */
const usesFoodOrFrancs = (effect: Effect): boolean => {
  switch (effect.op) {
    case 'gain':
      return effect.requires.length + effect.francPerThree.length > 0
    case 'convert':
      return effect.parts.some(
        (part) => part.foodEach > 0 || part.from.some(({ token }) => (FOOD[token] ?? 0) > 0),
      )
    case 'closed':
    case 'tariff':
    case 'build':
    case 'build-ship':
    case 'choose':
    case 'gain-missing':
    case 'return-loans':
    case 'take-offers':
    case 'collect':
    case 'rest':
    case 'strike':
    case 'replace':
      return false
    case 'ship-goods':
    case 'exchange':
    case 'sell-any':
    case 'buy-fuel':
    case 'haul':
    case 'evict':
    case 'duplicate':
    case 'barter':
    case 'pawn':
      return true
    case 'pick':
      return effect.francs.some((francs) => francs > 0)
  }
}

/** Buildings whose action is possible after any payment of the fee when it is possible before. */
export const FEE_SPARES_ACTION: readonly boolean[] = BUILDINGS.map(({ effect }) => !usesFoodOrFrancs(effect))
