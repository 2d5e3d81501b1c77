import type { Locale } from '../../locale.ts'
import { makeArea } from '../area.ts'
import type { TEXT_BOARD, TextBoardCatalogue, TextBoardSay } from './parameters.ts'

/** One import a language, written out so that a bundler makes one chunk of each. */
const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly messages: TextBoardCatalogue }>>> = {
  en: () => import('./messages/en.ts'),
  fr: () => import('./messages/fr.ts'),
  es: () => import('./messages/es.ts'),
  'zh-Hant': () => import('./messages/zh-Hant.ts'),
}

export const loadTextBoardTexts = async (locale: Locale): Promise<TextBoardSay> =>
  makeArea<typeof TEXT_BOARD>(locale, (await LOADERS[locale]()).messages)
