import { chooseLocale, LOCALES, type Locale, localeOf } from '@quayside/texts'
import { excerpt, usageError } from './cli-error.ts'

export type Language = Locale

export const LANGUAGES: readonly Language[] = LOCALES

export const languageFor = (tag: string): Language => {
  const language = localeOf(tag)
  if (!language) throw usageError('unknown-language', { lang: excerpt(tag), known: LANGUAGES })
  return language
}

/** What was asked for, if that is a language, then what the locale variables say in their order. */
export const languageOf = (
  environment: Readonly<Record<string, string | undefined>>,
  wish = '',
): Language => {
  const { LC_ALL, LC_MESSAGES, LANG } = environment
  return chooseLocale([wish, LC_ALL || LC_MESSAGES || LANG || ''])
}
