import { lazyMessages, type Translate } from '@quayside/texts'
import type { DailyMessages } from '../messages/daily/types.ts'

export type SayDailyDeal = Translate<DailyMessages>

export const loadDailyMessages = lazyMessages<DailyMessages>(
  (locale) => import(`../messages/daily/${locale}.json`, { with: { type: 'json' } }),
)
