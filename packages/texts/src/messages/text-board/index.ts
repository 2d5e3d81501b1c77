import { type LoadBundle, lazyMessages } from '../../lazy-messages.ts'
import type { Translate } from '../../translator.ts'
import type { TextBoardMessages } from './types.ts'

export type { TextBoardMessages } from './types.ts'

export type TextBoardSay = Translate<TextBoardMessages>

/** Completed by the messages of one game. */
export const textBoardBundle: LoadBundle = (locale) => import(`./${locale}.json`, { with: { type: 'json' } })

export const loadTextBoardTexts = lazyMessages<TextBoardMessages>(textBoardBundle)
