/** The rules of the game to be read, topic by topic. */
import { type Locale, makeArea, type Say } from '@quayside/texts'
import type { messages } from './en.ts'

type Key = keyof typeof messages

export type BookCatalogue = Readonly<Record<Key, string>>
export type BookWords = Say<Readonly<Record<Key, readonly []>>>

type IdIn<Id> = Id extends `topic.${infer Topic}.title` ? Topic : never

/** A part of the rules that has a title and a text. */
export type TopicId = IdIn<Key>

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly messages: BookCatalogue }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  'zh-Hant': () => import('./zh-Hant.ts'),
}

export const loadBookWords = async (locale: Locale): Promise<BookWords> =>
  makeArea(locale, (await LOADERS[locale]()).messages)
