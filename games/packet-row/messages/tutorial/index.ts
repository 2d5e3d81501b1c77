/** The texts of the steps of the tutorial. */
import type { LessonTexts } from '@quayside/game'
import type { BundleModule, Locale } from '@quayside/texts'
import type { TutorialMessages } from './types.ts'

type IdIn<Id> = Id extends `step.${infer Step}.title` ? Step : never

/** A step that has a title and a text. */
export type StepId = IdIn<keyof TutorialMessages>

const load = (locale: Locale): Promise<BundleModule> => import(`./${locale}.json`, { with: { type: 'json' } })

export const loadLessonTexts = async (locale: Locale): Promise<LessonTexts> => {
  const { default: messages } = await load(locale)
  return (step, part) => messages[`step.${step}.${part}`] ?? ''
}
