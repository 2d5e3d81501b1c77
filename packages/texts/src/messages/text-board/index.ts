import { lazyMessages } from '../../load.ts'
import type { Translate } from '../../translator.ts'
import type { TextBoardMessages } from './types.ts'

export type TextBoardSay = Translate<TextBoardMessages>

export const loadTextBoardTexts = lazyMessages<TextBoardMessages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
)
