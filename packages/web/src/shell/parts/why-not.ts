import type { Refusal } from '@quayside/kernel'
import { refusalText } from '@quayside/le-havre/language'
import type { Words } from '../../state/words.ts'
import { ownRefusal } from './own-refusal.ts'

export const whyNot = (refusal: Refusal, words: Words): string =>
  ownRefusal(refusal, words) ?? refusalText(refusal, words.game)
