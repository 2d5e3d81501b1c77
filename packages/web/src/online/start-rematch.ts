import { browserStorage } from '@quayside/table/page/browser-storage.ts'
import { goTo } from '../state/routing.ts'
import { storeDeal, withPreparedDeal } from './prepared-deal.ts'
import { askRematch, getRoomPreview, prepareDeal } from './room-api.ts'

/** Opens the rematch of a room; every player who asks gets the same new room. */
export const startRematch = async (room: string): Promise<void> => {
  const rematch = await withPreparedDeal(prepareDeal, (deal) => askRematch(room, deal))
  if (!rematch.ok) return
  const { deal, answer } = rematch.value
  // Another player may have rematch first, and then the deal has their nonce instead.
  const preview = await getRoomPreview(answer.room)
  if (preview.ok && preview.value.info.commitment === deal.commitment)
    storeDeal(browserStorage, answer.room, deal)
  goTo({ page: 'join', room: answer.room })
}
