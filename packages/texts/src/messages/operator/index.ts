import { lazyMessages } from '../../lazy-messages.ts'
import type { Translate } from '../../translator.ts'
import type { OperatorMessages } from './types.ts'

export type SayOperator = Translate<OperatorMessages>

export const loadOperator = lazyMessages<OperatorMessages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
)
