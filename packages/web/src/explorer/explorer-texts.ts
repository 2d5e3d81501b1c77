import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { lazyMessages, type Translate } from '@quayside/texts'
import type { ExplorerMessages } from './messages/types.ts'

export type ExplorerSay = Translate<ExplorerMessages>

export const useExplorerTexts: () => ExplorerSay = lazyTexts(
  lazyMessages<ExplorerMessages>((locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } })),
)
