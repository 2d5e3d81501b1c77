import { chooseLocale, LOCALES, type Locale, localeOf } from '@quayside/texts'
import { excerpt, usageError } from './cli-error.ts'

export type Language = Locale

export const LANGUAGES: readonly Language[] = LOCALES

export const languageFor = (tag: string): Language => {
  const language = localeOf(tag)
  if (!language) throw usageError('unknown-language', { lang: excerpt(tag), known: LANGUAGES })
  return language
}

/** The requested language if it is known, otherwise that of the locale variables. */
export const languageOf = (
  environment: Readonly<Record<string, string | undefined>>,
  requested = '',
): Language => {
  const { LC_ALL, LC_MESSAGES, LANG } = environment
  return chooseLocale([requested, LC_ALL || LC_MESSAGES || LANG || ''])
}

/** Language tags whose region decides the format of dates and numbers, in order of preference. */
export const readerTagsOf = (
  environment: Readonly<Record<string, string | undefined>>,
  requested = '',
): readonly string[] => {
  const { LC_ALL, LC_TIME, LC_MESSAGES, LANG } = environment
  return [requested, LC_ALL, LC_TIME, LC_MESSAGES, LANG].filter((tag) => tag !== undefined)
}
