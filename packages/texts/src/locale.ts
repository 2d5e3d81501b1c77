export const LOCALES = ['en', 'fr', 'es', 'zh-Hant'] as const

export type Locale = (typeof LOCALES)[number]

/** What each language calls itself. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  'zh-Hant': '繁體中文',
}

const isLocale = (tag: string): tag is Locale => LOCALES.some((locale) => locale === tag)

/** Written Chinese comes in two scripts, and a tag may name the region instead of the script. */
const chinese = (tag: Intl.Locale): Locale | null => (tag.maximize().script === 'Hant' ? 'zh-Hant' : null)

/** The locale for a tag like `fr-CA`, `zh-TW` or `es_MX.UTF-8`; null when it is not supported. */
export const localeOf = (tag: string): Locale | null => {
  try {
    const read = new Intl.Locale(tag.replace(/[.@].*$/, '').replaceAll('_', '-'))
    if (read.language === 'zh' || read.language === 'yue') return chinese(read)
    return isLocale(read.language) ? read.language : null
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

/** The reader's own tag for a language, as `en-GB` for English, by which dates and numbers are written. */
export const regionalTag = (locale: Locale, tags: readonly string[]): string =>
  tags.find((tag) => localeOf(tag) === locale && Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0) ??
  locale
