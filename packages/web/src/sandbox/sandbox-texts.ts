import { lazyTexts } from '@quayside/table/page/late-words.ts'
import { lazyMessages, type Translate } from '@quayside/texts'
import type { RehearsalMessages } from './messages/types.ts'

const loadRehearsal = lazyMessages<RehearsalMessages>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
)

export const useRehearsalWords: () => Translate<RehearsalMessages> = lazyTexts(loadRehearsal)
