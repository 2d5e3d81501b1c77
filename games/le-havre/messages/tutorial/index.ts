/** What the tutorials say. */
import type { LessonTexts } from '@quayside/game'
import type { BundleModule, Locale } from '@quayside/texts'
import type { TutorialMessages } from './types.ts'

const load = (locale: Locale): Promise<BundleModule> => import(`./${locale}.json`, { with: { type: 'json' } })

export const loadLessonTexts = async (locale: Locale): Promise<LessonTexts> => {
  const messages: Partial<Record<keyof TutorialMessages, string>> = (await load(locale)).default
  const find = (id: string): string => messages[id as keyof TutorialMessages] ?? ''
  return (of, id) => ({ title: find(`${of}.${id}.title`), body: find(`${of}.${id}.body`) })
}
