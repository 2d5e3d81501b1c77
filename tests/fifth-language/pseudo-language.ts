/**
 * The pseudo-locale: English with accents, a third longer and in brackets. A plain letter or a missing
 * bracket reveals a text outside of messages; a cut word reveals a place too small for other languages.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import type { Bundle } from '@quayside/texts'
import { PLAIN_LETTERS } from '../browser/visual/find-untranslated.ts'
import { areas, isNoun } from '../messages.ts'
import type { SourceCopy } from '../source-copy.ts'

/** English of the region XA, which is reserved for pseudo-locales. */
export const PSEUDO = 'en-XA'

const ACCENTED = 'ÅÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽåçðéĝĥîĵķļñöŕšţûŵýž'

/** A letter that no text of the pseudo-locale contains. */
export const PLAIN_LETTER = new RegExp(`[${PLAIN_LETTERS}]`)

const accented = (text: string): string =>
  text.replaceAll(
    new RegExp(PLAIN_LETTER, 'g'),
    (letter) => ACCENTED[PLAIN_LETTERS.indexOf(letter)] ?? letter,
  )

const LONGER = 0.35

/** Repeats the last vowel of a word; words of one or two letters stay unchanged. */
const longer = (word: string): string => {
  const extra = Math.round(word.length * LONGER)
  const vowel = word.search(/[aeiouy](?=[^aeiouy]*$)/i)
  const place = vowel === -1 ? word.length - 1 : vowel
  const letter = (word[place] ?? '').toLowerCase()
  return word.length < 3 ? word : word.slice(0, place + 1) + letter.repeat(extra) + word.slice(place + 1)
}

type Change = (text: string) => string

const longerText: Change = (text) => accented(text.replaceAll(/\p{L}+/gu, longer))

const changed =
  (change: Change) =>
  (element: MessageFormatElement): MessageFormatElement => {
    if (element.type === TYPE.literal) return { ...element, value: change(element.value) }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element
    const options = Object.entries(element.options).map(
      ([name, option]) => [name, { ...option, value: option.value.map(changed(change)) }] as const,
    )
    return { ...element, options: Object.fromEntries(options) }
  }

/** Cards and other nouns, and the first names of bots. */
const isName = (id: string): boolean => isNoun(id) || /^bot\.\d$/.test(id)

/** Typed phrases and names, which are parts of sentences, have no brackets. */
const isPart = (id: string, message: string): boolean => isName(id) || /^\P{L}*$|\|/u.test(message)

export const pseudoMessage = (id: string, message: string): string => {
  // Names must fit their cards and are not lengthened; sentences and labels are.
  const change = isName(id) ? accented : longerText
  const text = printAST(parse(message, { ignoreTag: true }).map(changed(change)))
  return isPart(id, message) ? text : `[${text}]`
}

const pseudoBundle = (bundle: Bundle): Bundle =>
  Object.fromEntries(Object.entries(bundle).map(([id, message]) => [id, pseudoMessage(id, message)]))

const LANGUAGE = `import { english } from './en.ts'
import type { Language } from './language.ts'

const { grammar } = english

export const pseudo: Language = {
  ...english,
  name: 'Pseudo',
  grammar: {
    kind: grammar.kind,
    name: (plain, article, gender) => {
      const noun = grammar.name(plain, article, gender)
      return { ...noun, of: \`öf \${noun.the}\`, to: \`ţö \${noun.the}\`, que: \`ţĥåţ \${noun.the}\` }
    },
  },
}
`

const asJson = (bundle: Bundle): string =>
  `${JSON.stringify(bundle, null, 2).replaceAll('\u00a0', String.raw`\u00a0`)}\n`

/**
 * Everything that defines a language: its messages in every folder, its own file, and a line in the list of
 * languages.
 */
export const addPseudoLanguage = (copy: SourceCopy): void => {
  for (const { folder, bundles } of areas)
    writeFileSync(join(copy.folder, folder, `${PSEUDO}.json`), asJson(pseudoBundle(bundles.en)))
  writeFileSync(join(copy.folder, 'packages/texts/src/languages', `${PSEUDO}.ts`), LANGUAGE)
  copy.edit('packages/texts/src/languages/index.ts', (text) =>
    `import { pseudo } from './${PSEUDO}.ts'\n${text}`.replace(
      '} as const',
      `  '${PSEUDO}': pseudo,\n} as const`,
    ),
  )
  // Writes the titles of the games, and fails if a message is missing.
  copy.node('tools/messages/main.ts')
}

/** Files of the tool that writes types and titles. */
export const PSEUDO_TOOLS = [
  'tests/messages.ts',
  'tests/rule-pages.ts',
  'tools/messages',
  'tools/options.ts',
  'tools/list.mjs',
] as const
