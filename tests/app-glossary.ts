/** The terms of the application in every language, and words that its messages must avoid. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { type Bundle, LOCALES, type Locale } from '@quayside/texts'
import { isNoun } from './messages.ts'
import { root } from './rule-pages.ts'

/** A word to avoid, and the word to use instead. */
type Words = Readonly<Record<string, string>>

interface Glossary {
  readonly terms: readonly Readonly<Record<Locale, string>>[]
  /** Words that no message of the language may contain. */
  readonly forbidden: Readonly<Record<Locale, Words>>
  /** Words that messages still contain; once replaced, a word moves to the forbidden ones. */
  readonly pending: Readonly<Record<Locale, Words>>
}

export const { terms, forbidden, pending } = JSON.parse(
  readFileSync(join(root, 'packages/texts/src/app-glossary.json'), 'utf8'),
) as Glossary

const literalsIn = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value]
    return 'options' in element
      ? Object.values(element.options).flatMap(({ value }) => literalsIn(value))
      : []
  })

/**
 * Words contain only letters, spaces and hyphens. Chinese has no spaces; elsewhere only whole words match.
 */
const patternOf = (word: string, locale: Locale): RegExp =>
  locale === 'zh-Hant' ? new RegExp(word, 'u') : new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu')

/** Lists of typed phrases, separated by `|`, may contain old words. */
const isPhraseList = (text: string): boolean => text.includes('|')

/** The words that a text contains, with their replacements. */
export const wordsIn = (
  text: string,
  locale: Locale,
  words: Words,
): (readonly [word: string, instead: string])[] => {
  const plain = text.replace(/[\u00a0\u202f]/g, ' ')
  return Object.entries(words).filter(([word]) => patternOf(word, locale).test(plain))
}

/** A sentence for every message that contains one of the words. */
export const wordFaults = (bundle: Bundle, locale: Locale, words: Words): string[] =>
  Object.entries(bundle)
    .filter(([id, text]) => !isNoun(id) && !isPhraseList(text))
    .flatMap(([id, text]) => {
      const found = literalsIn(parse(text, { ignoreTag: true })).flatMap((part) =>
        wordsIn(part, locale, words),
      )
      return [...new Map(found)].map(([word, instead]) => `${id} says “${word}”, not “${instead}”`)
    })

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** The table of terms in docs/translating.md. */
export const glossaryTable = (): string =>
  [
    row(['English', 'français', 'español', '繁體中文']),
    row(LOCALES.map(() => '---')),
    ...terms.map((term) => row(LOCALES.map((locale) => term[locale]))),
  ].join('\n')
