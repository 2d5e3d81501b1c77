import { browserStorage } from '../state/keep.ts'
import { goTo } from '../state/route.ts'
import { askRematch, lookAt, prepareDeal } from './api.ts'
import { keepDeal, newNonce } from './kept-deal.ts'

/** Leads to the table that follows; everybody who asks comes to the same one. */
export const rematchOnline = async (room: string): Promise<void> => {
  // The server commits itself before it hears the nonce.
  const prepared = await prepareDeal()
  if (!prepared.ok) return
  const deal = { commitment: prepared.value.commitment, nonce: newNonce() }
  const next = await askRematch(room, deal)
  if (!next.ok) return
  // Somebody else may have asked first, and added their nonce instead.
  const sight = await lookAt(next.value.room)
  if (sight.ok && sight.value.info.commitment === deal.commitment)
    keepDeal(browserStorage, next.value.room, deal)
  goTo({ page: 'join', room: next.value.room })
}
