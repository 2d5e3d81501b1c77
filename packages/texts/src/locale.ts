import { LANGUAGES } from './languages/index.ts'

export type Locale = keyof typeof LANGUAGES

export const LOCALES = Object.keys(LANGUAGES) as readonly string[] as readonly Locale[]

/** Turns a locale of the environment, `es_MX.UTF-8`, into the tag `es-MX`. */
export const plainTag = (tag: string): string => tag.replace(/[.@].*$/, '').replaceAll('_', '-')

/** Cantonese uses the Chinese texts. */
const readTag = (tag: string): Intl.Locale => {
  const read = new Intl.Locale(plainTag(tag))
  return read.language === 'yue' ? new Intl.Locale(read.maximize().toString().replace('yue', 'zh')) : read
}

/** Compares the scripts, because a tag may name the region instead of the script. */
const isWrittenAlike = (one: Intl.Locale, other: Intl.Locale): boolean =>
  one.language === other.language && one.maximize().script === other.maximize().script

/**
 * The locale for a tag like `fr-CA` or `zh-TW`; null if it is not supported. A locale with a region is used
 * only for that exact tag.
 */
export const localeOf = (tag: string): Locale | null => {
  try {
    const read = readTag(tag)
    return (
      LOCALES.find((locale) => locale === read.toString()) ??
      LOCALES.find((locale) => {
        const own = new Intl.Locale(locale)
        return own.region === undefined && isWrittenAlike(own, read)
      }) ??
      null
    )
  } catch {
    return null
  }
}

/** The first supported language of a list of preferences, otherwise English. */
export const chooseLocale = (tags: readonly string[]): Locale => {
  for (const tag of tags) {
    const locale = localeOf(tag)
    if (locale !== null) return locale
  }
  return 'en'
}
