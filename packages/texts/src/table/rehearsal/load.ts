import type { Locale } from '../../locale.ts'
import { makeArea, type Say } from '../area.ts'
import type { REHEARSAL, RehearsalCatalogue } from './parameters.ts'

/** One import a language, written out so that a bundler makes one chunk of each. */
const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly messages: RehearsalCatalogue }>>> = {
  en: () => import('./messages/en.ts'),
  fr: () => import('./messages/fr.ts'),
  es: () => import('./messages/es.ts'),
  'zh-Hant': () => import('./messages/zh-Hant.ts'),
}

export type RehearsalTexts = Say<typeof REHEARSAL>

export const loadRehearsalTexts = async (locale: Locale): Promise<RehearsalTexts> =>
  makeArea<typeof REHEARSAL>(locale, (await LOADERS[locale]()).messages)
