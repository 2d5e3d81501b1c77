import type { Locale } from '../locale.ts'
import type { Say } from '../table/area.ts'
import type { NOTICE } from './parameters.ts'

export type SayNotice = Say<typeof NOTICE>

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly notice: SayNotice }>>> = {
  en: () => import('./locales/en.ts'),
  fr: () => import('./locales/fr.ts'),
  es: () => import('./locales/es.ts'),
  'zh-Hant': () => import('./locales/zh-Hant.ts'),
}

export const loadNotices = async (locale: Locale): Promise<SayNotice> => (await LOADERS[locale]()).notice
