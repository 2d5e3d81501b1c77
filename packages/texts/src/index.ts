export {
  type AdviceText,
  adviceText,
  allReasons,
  type SuggestionNumbers,
  suggestionText,
} from './advice-text.ts'
export { loadCommonMessages } from './common.ts'
export {
  calendarText,
  changeText,
  dateText,
  differenceText,
  durationText,
  formatTag,
  hourText,
  listText,
  monthDayText,
  numberText,
  percentText,
  regionalTag,
  setReaderTags,
  shareText,
  tenthText,
  timeText,
  wholeText,
} from './formats.ts'
export { LANGUAGES } from './languages/index.ts'
export {
  type BundleModule,
  type LoadBundle,
  lazyMessages,
  lazyTranslator,
  oncePerLocale,
} from './lazy-messages.ts'
export { chooseLocale, LOCALES, type Locale, localeOf } from './locale.ts'
export type { CommonMessages } from './messages/common/types.ts'
export {
  argumentOf,
  type CardName,
  type CountedName,
  countedKind,
  joinNouns,
  type Name,
  type Noun,
  namesOf,
  plainNamesOf,
  quantityNoun,
  type Value,
} from './nouns.ts'
export { joinItems, joinParts, sentence, withLabel, withNote } from './punctuation.ts'
export { type AnyRefusal, explain, gameValues, type Known } from './refusal-text.ts'
export { playerName, type SeatNames } from './seat-names.ts'
export { type Bundle, createTranslator, preparsed, type Translate, type Translator } from './translator.ts'
