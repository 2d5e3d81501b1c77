import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { lazyMessages, type Translate } from '@quayside/texts'
import type { AnalysisMessages } from './messages/types.ts'

const loadAnalysisTexts = lazyMessages<AnalysisMessages>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
)

export const useAnalysisTexts: () => Translate<AnalysisMessages> = lazyTexts(loadAnalysisTexts)
