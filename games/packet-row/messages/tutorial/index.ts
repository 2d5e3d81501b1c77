/** Messages of the lessons. */
import { lessonTextLoader } from '@quayside/game'
import type { TutorialMessages } from './types.ts'

export const loadLessonTexts = lessonTextLoader<keyof TutorialMessages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
)
