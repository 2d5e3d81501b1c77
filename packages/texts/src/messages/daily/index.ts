import { lazyMessages } from '../../lazy-messages.ts'
import type { Translate } from '../../translator.ts'
import type { DailyMessages } from './types.ts'

export type SayDaily = Translate<DailyMessages>

export const loadDaily = lazyMessages<DailyMessages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
)
