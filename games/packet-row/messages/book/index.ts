/** The rules of the game to be read, topic by topic. */
import { lazyMessages, type Translate } from '@quayside/texts'
import type { BookMessages } from './types.ts'

export type RulebookTexts = Translate<BookMessages>

type IdIn<Id> = Id extends `topic.${infer Topic}.title` ? Topic : never

/** A part of the rules that has a title and a text. */
export type TopicId = IdIn<keyof BookMessages>

export const loadRulebookTexts = lazyMessages<BookMessages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
)
