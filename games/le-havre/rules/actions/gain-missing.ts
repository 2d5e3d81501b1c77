import type { Seat } from '@quayside/kernel'
import type { GainMissing } from '../catalogue/effect.ts'
import { OFFER_COUNT, OFFERS } from '../catalogue/offers.ts'
import { addTokens } from '../state/seats.ts'
import { at, type State } from '../state/state.ts'
import { OFFER } from '../state/table.ts'
import { immediate } from './action.ts'

const emptyOffers = (s: State): number[] =>
  Array.from({ length: OFFER_COUNT }, (_, offer) => offer).filter((offer) => at(s, OFFER + offer) === 0)

const someOfferEmpty = (s: State): boolean => {
  for (let offer = 0; offer < OFFER_COUNT; offer++) if (at(s, OFFER + offer) === 0) return true
  return false
}

export const gainMissingAction = immediate<GainMissing>({
  sparedByFee: () => true,
  hindrance: (s) => (someOfferEmpty(s) ? null : 'no-empty-offer'),
  start(s, seat: Seat, effect, _building, log) {
    const tokens = emptyOffers(s).map((offer) => ({ token: OFFERS[offer] as number, amount: effect.amount }))
    for (const { token, amount } of tokens) addTokens(s, seat, token, amount)
    log?.push({ kind: 'gained', seat, tokens })
  },
})
