/** What the steps of the lesson say. */
import type { LessonWords } from '@quayside/game'
import type { Locale } from '@quayside/texts'
import type { messages } from './en.ts'

type Key = keyof typeof messages

export type LessonCatalogue = Readonly<Record<Key, string>>

type IdIn<Id> = Id extends `step.${infer Step}.title` ? Step : never

/** A step that has a title and a text. */
export type StepId = IdIn<Key>

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly messages: LessonCatalogue }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  'zh-Hant': () => import('./zh-Hant.ts'),
}

const isKey = (key: string, catalogue: LessonCatalogue): key is Key => Object.hasOwn(catalogue, key)

export const loadLessonWords = async (locale: Locale): Promise<LessonWords> => {
  const catalogue = (await LOADERS[locale]()).messages
  return (step, part) => {
    const key = `step.${step}.${part}`
    return isKey(key, catalogue) ? catalogue[key] : ''
  }
}
