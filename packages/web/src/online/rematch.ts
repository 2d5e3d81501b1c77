/** Asking for a rematch and accepting one. */
import type { Refusal } from '@quayside/kernel'
import { browserStorage } from '@quayside/table/page/browser-storage.ts'
import { realGame } from '@quayside/table/session/current-game.ts'
import type { RematchOffer } from '@quayside/table/session/messages.ts'
import { goTo } from '../state/routing.ts'
import { newNonce, storeDeal, withPreparedDeal } from './prepared-deal.ts'
import { askRematch, getRoomPreview, prepareDeal } from './room-api.ts'

/** Opens the room of a rematch and invites the others; simultaneous requests get the same room. */
const ask = async (room: string): Promise<Refusal | null> => {
  const rematch = await withPreparedDeal(prepareDeal, (deal) => askRematch(room, deal))
  if (!rematch.ok) return rematch.refusal
  const { deal, answer } = rematch.value
  // Another player may have asked first, and then the server ignores the nonce for the other deal.
  const preview = await getRoomPreview(answer.room)
  if (preview.ok && preview.value.info.commitment === deal.commitment)
    storeDeal(browserStorage, answer.room, deal)
  goTo({ page: 'join', room: answer.room })
  return null
}

/** Takes the reserved seat; the nonce is drawn after the server has committed to the deal. */
const accept = async (room: string, next: string): Promise<Refusal | null> => {
  const preview = await getRoomPreview(next)
  const commitment = preview.ok ? preview.value.info.commitment : undefined
  const nonce = newNonce()
  const joined = await askRematch(room, { nonce, ...(commitment === undefined ? {} : { commitment }) })
  if (!joined.ok) return joined.refusal
  if (commitment !== undefined) storeDeal(browserStorage, next, { commitment, nonce })
  goTo({ page: 'join', room: next })
  return null
}

/** Asks for a rematch of a finished room, or accepts an open one; a refusal is shown on the page of the room. */
export const playAgain = async (room: string, offer: RematchOffer | null): Promise<void> => {
  const refusal = await (offer === null ? ask(room) : accept(room, offer.room))
  if (refusal !== null) realGame().showRoomRefusal(refusal)
}
