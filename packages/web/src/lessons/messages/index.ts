import { lazyMessages, type Translate } from '@quayside/texts'
import type { LearningMessages } from './types.ts'

export type SayLearning = Translate<LearningMessages>

export const loadLearning = lazyMessages<LearningMessages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
)
