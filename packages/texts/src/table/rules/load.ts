import type { Locale } from '../../locale.ts'
import { makeArea, type Say } from '../area.ts'
import type { RULES, RulesCatalogue } from './parameters.ts'

export type SayRules = Say<typeof RULES>

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly messages: RulesCatalogue }>>> = {
  en: () => import('./messages/en.ts'),
  fr: () => import('./messages/fr.ts'),
  es: () => import('./messages/es.ts'),
  'zh-Hant': () => import('./messages/zh-Hant.ts'),
}

export const loadRules = async (locale: Locale): Promise<SayRules> =>
  makeArea<typeof RULES>(locale, (await LOADERS[locale]()).messages)
