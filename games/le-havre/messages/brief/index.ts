/** Short messages for the terminal board, menu headings and the catalogue. */
import { lazyMessages, type Translate } from '@quayside/texts'
import type { BriefMessages } from './types.ts'

export type Brief = Translate<BriefMessages>

export const loadBrief = lazyMessages<BriefMessages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
)
