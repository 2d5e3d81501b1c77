import type { Seat } from '@quayside/kernel'
import type { GainMissing } from '../catalogue/effect.ts'
import { OFFER_COUNT, OFFERS } from '../catalogue/offers.ts'
import { at, type State } from '../state/state.ts'
import { OFFER, offersWith } from '../state/table.ts'
import { gainAll, immediate } from './action.ts'

const someOfferEmpty = (s: State): boolean => {
  for (let offer = 0; offer < OFFER_COUNT; offer++) if (at(s, OFFER + offer) === 0) return true
  return false
}

export const gainMissingAction = immediate<GainMissing>({
  sparedByFee: () => true,
  hindrance: (s) => (someOfferEmpty(s) ? null : 'no-empty-offer'),
  start(s, seat: Seat, effect, _building, log) {
    const tokens = offersWith(s, (amount) => amount === 0).map((offer) => ({
      token: OFFERS[offer] as number,
      amount: effect.amount,
    }))
    gainAll(s, seat, tokens, log)
  },
})
