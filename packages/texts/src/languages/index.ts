/**
 * The list of languages, in the order in which they are offered. A new language is a line here and its files.
 */
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import type { Language } from './language.ts'
import { chinese } from './zh-Hant.ts'

export const LANGUAGES = {
  en: english,
  fr: french,
  es: spanish,
  'zh-Hant': chinese,
} as const satisfies Readonly<Record<string, Language>>

export type { Gender, Grammar, Noun } from './language.ts'
