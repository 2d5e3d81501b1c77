import { lazyMessages } from '../../lazy-messages.ts'
import type { Translate } from '../../translator.ts'
import type { RulesMessages } from './types.ts'

export type SayRules = Translate<RulesMessages>

export const loadRules = lazyMessages<RulesMessages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
)
