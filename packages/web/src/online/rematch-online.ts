import { goTo } from '../state/route.ts'
import { askRematch } from './api.ts'

/** Leads to the table that follows; everybody who asks comes to the same one. */
export const rematchOnline = async (room: string): Promise<void> => {
  const next = await askRematch(room)
  if (next.ok) goTo({ page: 'join', room: next.value.room })
}
