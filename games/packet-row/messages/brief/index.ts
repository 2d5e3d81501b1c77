/** Short words for where there is little room: the board in a terminal, the headings of a menu, the catalogue. */
import { lazyMessages, type Translate } from '@quayside/texts'
import type { BriefMessages } from './types.ts'

export type Brief = Translate<BriefMessages>

export const loadBrief = lazyMessages<BriefMessages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
)
