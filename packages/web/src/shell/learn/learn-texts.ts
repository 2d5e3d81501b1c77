import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { lazyMessages } from '@quayside/texts'
import type { LearnMessages } from './messages/types.ts'

export const useLearnTexts = lazyTexts(
  lazyMessages<LearnMessages>((locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } })),
)
