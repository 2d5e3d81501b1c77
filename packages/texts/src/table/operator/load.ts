import type { Locale } from '../../locale.ts'
import { makeArea, type Say } from '../area.ts'
import type { OPERATOR, OperatorCatalogue } from './parameters.ts'

export type SayOperator = Say<typeof OPERATOR>

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly messages: OperatorCatalogue }>>> = {
  en: () => import('./messages/en.ts'),
  fr: () => import('./messages/fr.ts'),
  es: () => import('./messages/es.ts'),
  'zh-Hant': () => import('./messages/zh-Hant.ts'),
}

export const loadOperator = async (locale: Locale): Promise<SayOperator> =>
  makeArea<typeof OPERATOR>(locale, (await LOADERS[locale]()).messages)
