import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { lazyMessages, type Translate } from '@quayside/texts'
import type { LessonsMessages } from './messages/types.ts'

export type TranslateLesson = Translate<LessonsMessages>

export const loadLessonTexts = lazyMessages<LessonsMessages>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
)

export const useLessonTexts: () => TranslateLesson = lazyTexts(loadLessonTexts)
