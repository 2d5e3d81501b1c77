/** Messages of the position editor. */
import { lazyMessages } from '@quayside/texts'
import type { EditorMessages } from './types.ts'

export const loadEditorText = lazyMessages<EditorMessages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
)
