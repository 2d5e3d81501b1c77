import type { Locale } from '../../locale.ts'
import { makeArea, type Say } from '../area.ts'
import type { LEARNING, LearningCatalogue } from './parameters.ts'

export type SayLearning = Say<typeof LEARNING>

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly messages: LearningCatalogue }>>> = {
  en: () => import('./messages/en.ts'),
  fr: () => import('./messages/fr.ts'),
  es: () => import('./messages/es.ts'),
  'zh-Hant': () => import('./messages/zh-Hant.ts'),
}

export const loadLearning = async (locale: Locale): Promise<SayLearning> =>
  makeArea<typeof LEARNING>(locale, (await LOADERS[locale]()).messages)
