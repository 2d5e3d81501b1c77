import type { Seat } from '@quayside/kernel'
import { OFFERS } from '../catalogue/offers.ts'
import type { Log } from '../events.ts'
import { addTokens, at, OFFER, type State } from '../state.ts'
import { shareOffer } from './shares.ts'

export const takeOffer = (s: State, seat: Seat, offer: number, log: Log): void => {
  const amount = at(s, OFFER + offer)
  const token = OFFERS[offer] as number
  s[OFFER + offer] = 0
  addTokens(s, seat, token, amount)
  log?.push({ kind: 'offer-taken', seat, token, amount })
  shareOffer(s, seat, token, log)
}
