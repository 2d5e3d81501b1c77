/** The texts of the coach, and what it says about a step. */
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
  /** What is to be done, after the reason for it; empty where the text says it already. */
  readonly task: string
}

/** The step as a whole at its beginning, then each of its parts; a question that came up is given its reason. */
export const coachText = (
  { step, part }: Pick<CurrentStep, 'step' | 'part'>,
  told: LessonTexts,
  say: TranslateLesson,
): CoachText => {
  const whole = told('step', step.id)
  if (part === null) return { ...whole, task: '' }
  const own = told('part', part.id)
  if (part === step.parts[0]) return { ...whole, task: own.body }
  return { title: part.isAsked === true ? say('coach.why') : own.title, body: own.body, task: '' }
}
