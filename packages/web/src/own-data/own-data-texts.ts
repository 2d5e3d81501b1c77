import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { lazyMessages, type Translate } from '@quayside/texts'
import type { OwnDataMessages } from './messages/types.ts'

export const useOwnDataTexts: () => Translate<OwnDataMessages> = lazyTexts(
  lazyMessages<OwnDataMessages>((locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } })),
)
