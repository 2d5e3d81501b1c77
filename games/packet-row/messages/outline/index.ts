/** Messages of the outline: those shared by all games, and those of this game. */
import { lazyMessages, type Translate } from '@quayside/texts'
import { type TextBoardMessages, textBoardBundle } from '@quayside/texts/messages/text-board'
import type { OutlineMessages } from './types.ts'

export type OutlineText = Translate<TextBoardMessages & OutlineMessages>

export const loadOutlineText = lazyMessages<TextBoardMessages & OutlineMessages>(
  textBoardBundle,
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
)
