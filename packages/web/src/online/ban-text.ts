import type { Refusal } from '@quayside/kernel'
import { dayText } from '@quayside/table/format.ts'
import type { HouseWords } from '@quayside/table/page/texts.ts'

/** Reason and end of a ban. */
export const banText = ({ params }: Refusal, words: HouseWords): string => {
  const until = Number(params['until'] ?? 0)
  return words.online('refusal.banned', {
    ends: until === 0 ? 'never' : 'later',
    date: dayText(until, words),
    reason: String(params['reason'] ?? ''),
  })
}
