import { LANGUAGES } from './languages/index.ts'

export type Locale = keyof typeof LANGUAGES

export const LOCALES = Object.keys(LANGUAGES) as readonly string[] as readonly Locale[]

/** `es-MX` for `es_MX.UTF-8`, as an environment writes it. */
export const plainTag = (tag: string): string => tag.replace(/[.@].*$/, '').replaceAll('_', '-')

/** Cantonese is written as Chinese is. */
const readTag = (tag: string): Intl.Locale => {
  const read = new Intl.Locale(plainTag(tag))
  return read.language === 'yue' ? new Intl.Locale(read.maximize().toString().replace('yue', 'zh')) : read
}

/** A language comes in several scripts, and a tag may name the region instead of the script. */
const isWrittenAlike = (one: Intl.Locale, other: Intl.Locale): boolean =>
  one.language === other.language && one.maximize().script === other.maximize().script

/** The locale for a tag like `fr-CA` or `zh-TW`; null when it is not supported. A locale with a region is for those who ask for it. */
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
