import { browserStorage } from '@quayside/table/page/browser-storage.ts'
import { goTo } from '../state/routing.ts'
import { askRematch, getRoomPreview, prepareDeal } from './api.ts'
import { keepDeal, withPreparedDeal } from './prepared-deal.ts'

/** Leads to the table that follows; everybody who asks comes to the same one. */
export const rematchOnline = async (room: string): Promise<void> => {
  const asked = await withPreparedDeal(prepareDeal, (deal) => askRematch(room, deal))
  if (!asked.ok) return
  const { deal, answer } = asked.value
  // Somebody else may have asked first, and added their nonce instead.
  const sight = await getRoomPreview(answer.room)
  if (sight.ok && sight.value.info.commitment === deal.commitment) keepDeal(browserStorage, answer.room, deal)
  goTo({ page: 'join', room: answer.room })
}
