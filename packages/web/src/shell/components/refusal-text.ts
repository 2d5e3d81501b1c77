import type { Refusal } from '@quayside/kernel'
import type { Words } from '@quayside/table/page/texts.ts'
import { explain } from '@quayside/texts'
import { appRefusalText } from './app-refusal-text.ts'

/** The text of a refusal that needs no game's own texts. */
export const siteRefusalText = (refusal: Refusal, words: Words): string =>
  appRefusalText(refusal, words) ?? explain(refusal, words.common)
