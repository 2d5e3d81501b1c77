import type { Locale } from '../../locale.ts'
import { makeArea, type Say } from '../area.ts'
import type { PEOPLE, PeopleCatalogue } from './parameters.ts'

export type SayPeople = Say<typeof PEOPLE>

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly messages: PeopleCatalogue }>>> = {
  en: () => import('./messages/en.ts'),
  fr: () => import('./messages/fr.ts'),
  es: () => import('./messages/es.ts'),
  'zh-Hant': () => import('./messages/zh-Hant.ts'),
}

export const loadPeople = async (locale: Locale): Promise<SayPeople> =>
  makeArea<typeof PEOPLE>(locale, (await LOADERS[locale]()).messages)
