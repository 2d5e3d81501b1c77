/** Messages of the rules topics. */
import { lazyMessages, type Translate } from '@quayside/texts'
import type { BookMessages } from './types.ts'

export type RulebookTexts = Translate<BookMessages>

type IdIn<Id> = Id extends `topic.${infer Topic}.title` ? Topic : never

/** A rules topic with a title and a text. */
export type TopicId = IdIn<keyof BookMessages>

export const loadRulebookTexts = lazyMessages<BookMessages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
)
