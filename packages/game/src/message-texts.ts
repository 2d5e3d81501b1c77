/** Loaders for texts whose message ids are computed: puzzle themes, lessons and preferences. */
import type { Locale } from '@quayside/texts'
import type { LessonTexts } from './page/lesson.ts'
import type { PuzzleTexts } from './puzzle.ts'

type PuzzleMessage = `theme.${string}.${'title' | 'about' | 'look'}`
type LessonMessage = `${Parameters<LessonTexts>[0]}.${string}.${'title' | 'body'}`

/** Typed by the ids of the messages, so that the compiler refuses an id that would never be looked up. */
type Load<Id extends string> = (
  locale: Locale,
) => Promise<{ readonly default: Readonly<Partial<Record<Id, string>>> }>

export const puzzleTextLoader =
  <Id extends PuzzleMessage>(load: Load<Id>) =>
  async (locale: Locale): Promise<PuzzleTexts> => {
    const { default: messages } = await load(locale)
    const find = (id: PuzzleMessage): string => messages[id as Id] ?? ''
    return (theme) => ({
      title: find(`theme.${theme}.title`),
      about: find(`theme.${theme}.about`),
      look: find(`theme.${theme}.look`),
    })
  }

export const lessonTextLoader =
  <Id extends LessonMessage>(load: Load<Id>) =>
  async (locale: Locale): Promise<LessonTexts> => {
    const { default: messages } = await load(locale)
    const find = (id: LessonMessage): string => messages[id as Id] ?? ''
    return (of, id) => ({ title: find(`${of}.${id}.title`), body: find(`${of}.${id}.body`) })
  }

export type PreferenceLabels = Readonly<Partial<Record<string, string>>>

export const preferenceLabelLoader =
  <Id extends string>(load: Load<Id>) =>
  async (locale: Locale): Promise<PreferenceLabels> =>
    (await load(locale)).default
