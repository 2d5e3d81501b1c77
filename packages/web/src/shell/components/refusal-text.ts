import type { Refusal } from '@quayside/kernel'
import type { Words } from '@quayside/table/page/texts.ts'
import { explain } from '@quayside/texts'
import { appRefusalText } from './app-refusal-text.ts'

/** Why not, where it does not take the words of a game. */
export const whyNot = (refusal: Refusal, words: Words): string =>
  appRefusalText(refusal, words) ?? explain(refusal, words.common)
