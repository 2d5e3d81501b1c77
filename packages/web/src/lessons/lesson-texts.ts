/** The texts of the coach. */
import type { LessonTexts } from '@quayside/game/lesson'
import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { lazyMessages, type Translate } from '@quayside/texts'
import type { CurrentStep } from './lesson-store.ts'
import type { LessonsMessages } from './messages/types.ts'

export type TranslateLesson = Translate<LessonsMessages>

export const loadLessonTexts = lazyMessages<LessonsMessages>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
)

export const useLessonTexts: () => TranslateLesson = lazyTexts(loadLessonTexts)

export interface CoachText {
  readonly title: string
  readonly body: string
  /** The instruction after the explanation; empty where the text contains it. */
  readonly task: string
}

/** The introduction of the step, then each of its parts; an extra question gets its own explanation. */
export const coachText = (
  { step, part }: Pick<CurrentStep, 'step' | 'part'>,
  lessonTexts: LessonTexts,
  say: TranslateLesson,
): CoachText => {
  const whole = lessonTexts('step', step.id)
  if (part === null) return { ...whole, task: '' }
  const own = lessonTexts('part', part.id)
  if (part === step.parts[0]) return { ...whole, task: own.body }
  return { title: part.isAsked === true ? say('coach.why') : own.title, body: own.body, task: '' }
}
