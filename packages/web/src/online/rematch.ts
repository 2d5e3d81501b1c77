/** Asking for a rematch, accepting one, and declining one. */
import { browserStorage } from '@quayside/table/page/browser-storage.ts'
import type { RematchOffer } from '@quayside/table/session/messages.ts'
import { goTo } from '../state/routing.ts'
import { newNonce, storeDeal, withPreparedDeal } from './prepared-deal.ts'
import { askRematch, getRoomPreview, prepareDeal } from './room-api.ts'

/** Opens the room of a rematch and invites the others; simultaneous requests get the same room. */
const ask = async (room: string): Promise<void> => {
  const rematch = await withPreparedDeal(prepareDeal, (deal) => askRematch(room, deal))
  if (!rematch.ok) return
  const { deal, answer } = rematch.value
  // Another player may have asked first, and then the server ignores the nonce for the other deal.
  const preview = await getRoomPreview(answer.room)
  if (preview.ok && preview.value.info.commitment === deal.commitment)
    storeDeal(browserStorage, answer.room, deal)
  goTo({ page: 'join', room: answer.room })
}

/** Takes the reserved seat; the nonce is drawn after the server has committed to the deal. */
const accept = async (room: string, next: string): Promise<void> => {
  const preview = await getRoomPreview(next)
  const commitment = preview.ok ? preview.value.info.commitment : undefined
  const nonce = newNonce()
  const joined = await askRematch(room, { nonce, ...(commitment === undefined ? {} : { commitment }) })
  if (!joined.ok) return
  if (commitment !== undefined) storeDeal(browserStorage, next, { commitment, nonce })
  goTo({ page: 'join', room: next })
}

/** Asks for a rematch of a finished room, or accepts an open one. */
export const playAgain = (room: string, offer: RematchOffer | null): Promise<void> =>
  offer === null ? ask(room) : accept(room, offer.room)
