import type { Seat } from '@quayside/kernel'
import { BUILDINGS } from '../catalogue/catalogue.ts'
import type { TokenAmounts } from '../catalogue/goods.ts'
import { OFFERS } from '../catalogue/offers.ts'
import type { Log } from '../events.ts'
import { addTokens, discOf } from '../state/seats.ts'
import { at, NONE, type State } from '../state/state.ts'
import { OFFER } from '../state/table.ts'
import { shareOffer } from './owner-income.ts'

export const takeOffer = (s: State, seat: Seat, offer: number, log: Log): void => {
  const amount = at(s, OFFER + offer)
  const token = OFFERS[offer] as number
  s[OFFER + offer] = 0
  addTokens(s, seat, token, amount)
  log?.push({ kind: 'offer-taken', seat, token, amount })
  shareOffer(s, seat, token, log)
  rewardGuest(s, seat, log)
}

/** What each building gives a visitor who takes an offer. */
const PER_OFFER: readonly TokenAmounts[] = BUILDINGS.map(({ effect }) =>
  effect.op === 'rest' ? effect.perOffer : [],
)

const rewardGuest = (s: State, seat: Seat, log: Log): void => {
  const building = discOf(s, seat)
  if (building === NONE) return
  const tokens = PER_OFFER[building] as TokenAmounts
  if (tokens.length === 0) return
  for (const { token, amount } of tokens) addTokens(s, seat, token, amount)
  log?.push({ kind: 'earned', seat, building, tokens })
}
