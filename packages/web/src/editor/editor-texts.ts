import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { lazyMessages, type Translate } from '@quayside/texts'
import type { EditorMessages } from './messages/types.ts'

const loadEditorTexts = lazyMessages<EditorMessages>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
)

export const useEditorTexts: () => Translate<EditorMessages> = lazyTexts(loadEditorTexts)
