/** The message files of all areas: the parameters of each message, and their generated types. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { argumentOf, type Bundle, LOCALES, type Locale } from '@quayside/texts'
import { root } from './rule-pages.ts'

/** One folder with a JSON file for each language. */
export interface Area {
  readonly folder: string
  readonly bundles: Readonly<Record<Locale, Bundle>>
}

const readBundle = (folder: string, locale: Locale): Bundle =>
  JSON.parse(readFileSync(join(root, folder, `${locale}.json`), 'utf8')) as Bundle

const byLocale = <Item>(make: (locale: Locale) => Item): Readonly<Record<Locale, Item>> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Item>

/** Every folder in or below a `messages` folder that holds an `en.json`. */
export const areas: readonly Area[] = globSync('{packages,games}/**/messages/**/en.json', {
  cwd: root,
  exclude: (path) => path.includes('node_modules') || path.includes('dist'),
})
  .map((file) => dirname(file).replaceAll('\\', '/'))
  .sort()
  .map((folder) => ({
    folder,
    bundles: byLocale((locale) => readBundle(folder, locale)),
  }))

/** The name of a card or item, which is not a sentence. */
export const isNoun = (id: string): boolean => id.startsWith('noun.')

/** `noun.building.farm@article` is a form of `noun.building.farm`; languages need different forms. */
const isForm = (id: string): boolean => id.includes('@')

type Kind = 'Value' | 'Name' | 'Noun' | 'number' | 'string' | "'yes' | 'no'"

/** A form that follows from any name needs a name; one that must be known (article, number) needs a noun. */
const nounIn = (name: string): readonly [string, Kind] | null => {
  const noun = argumentOf(name)
  if (noun === name) return null
  return [noun, /^(?:of|to|que)_/.test(name) ? 'Name' : 'Noun']
}

/**
 * The kind of each parameter of a message: forms need a noun, a plural needs a number, a select needs a word.
 */
const kindsIn = (elements: readonly MessageFormatElement[]): readonly (readonly [string, Kind])[] =>
  elements.flatMap((element): readonly (readonly [string, Kind])[] => {
    switch (element.type) {
      case TYPE.argument: {
        return [nounIn(element.value) ?? [element.value, 'Value']]
      }
      case TYPE.plural:
        return [nounIn(element.value) ?? [element.value, 'number'], ...branches(element.options)]
      case TYPE.select:
        return [
          nounIn(element.value) ?? [element.value, 'yes' in element.options ? "'yes' | 'no'" : 'string'],
          ...branches(element.options),
        ]
      case TYPE.literal:
      case TYPE.pound:
        return []
      default:
        throw new Error('messages have only plain arguments, plurals and selects')
    }
  })

const branches = (options: Readonly<Record<string, { readonly value: MessageFormatElement[] }>>) =>
  Object.values(options).flatMap(({ value }) => kindsIn(value))

/** Whether a use of a parameter is stricter than the known ones. */
const isTighter = (kind: Kind, known: Kind | undefined): boolean =>
  known === undefined || (kind !== 'Value' && !(kind === 'Name' && known === 'Noun'))

/** The parameters of a message in one language, with their kinds. */
const argumentsIn = (message: string): ReadonlyMap<string, Kind> => {
  const found = new Map<string, Kind>()
  for (const [name, kind] of kindsIn(parse(message, { ignoreTag: true })))
    if (isTighter(kind, found.get(name))) found.set(name, kind)
  return found
}

const idsOf = (bundle: Bundle): string[] => Object.keys(bundle).filter((id) => !isForm(id))

/** Faults in the languages of an area: each must have the messages and parameters of English. */
export const faultsOf = ({ bundles }: Area): string[] =>
  LOCALES.flatMap((locale) => {
    const ids = new Set([...idsOf(bundles.en), ...idsOf(bundles[locale])])
    return [...ids].flatMap((id) => {
      const [english, text] = [bundles.en[id], bundles[locale][id]]
      if (text === undefined) return [`${locale} lacks ${id}`]
      if (english === undefined) return [`only ${locale} has ${id}`]
      // In counting messages some languages use the number twice: to select a form and to print it.
      if (isNoun(id)) return []
      const [wanted, named] = [english, text].map((one) => [...argumentsIn(one).keys()].sort().join(', '))
      return wanted === named ? [] : [`${id} names ${named} in ${locale}, not ${wanted}`]
    })
  })

/** English defines the parameters; the strictest kind of all languages applies. */
const typeOf = (id: string, { bundles }: Area): string => {
  const kinds = new Map<string, Kind>()
  for (const locale of LOCALES)
    for (const [name, kind] of argumentsIn(bundles[locale][id] ?? ''))
      if (isTighter(kind, kinds.get(name))) kinds.set(name, kind)
  const fields = [...kinds].map(([name, kind]) => `${name}: ${kind}`)
  if (fields.length === 0) return `  ${keyOf(id)}: null`
  const line = `  ${keyOf(id)}: { ${fields.join('; ')} }`
  return line.length <= 110
    ? line
    : [`  ${keyOf(id)}: {`, ...fields.map((field) => `    ${field}`), '  }'].join('\n')
}

const keyOf = (id: string): string => (/^[A-Za-z_]\w*$/.test(id) ? id : `'${id}'`)

/** `games/le-havre/messages` has LeHavreMessages, `messages/text-board` has TextBoardMessages. */
const interfaceOf = (folder: string): string => {
  const parts = folder.split('/').filter((part) => part !== 'messages' && part !== 'src')
  const words = (parts.at(-1) ?? '').split('-')
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Messages`
}

const TEXTS = 'packages/texts/src'

/** The text of an area's `types.ts`. */
export const typesOf = (area: Area): string => {
  const lines = idsOf(area.bundles.en)
    .filter((id) => !isNoun(id))
    .map((id) => typeOf(id, area))
  const used = ['Name', 'Noun', 'Value'].filter((name) => lines.some((line) => line.includes(`: ${name}`)))
  const from = area.folder.startsWith(TEXTS)
    ? `${relative(area.folder, TEXTS).replaceAll('\\', '/')}/nouns.ts`
    : '@quayside/texts'
  return [
    '// Written by `npm run tool -- messages` from the JSON files beside it.',
    ...(used.length === 0 ? [] : [`import type { ${used.join(', ')} } from '${from}'`, '']),
    `export interface ${interfaceOf(area.folder)} {`,
    ...lines,
    '}',
    '',
  ].join('\n')
}

const quoted = (text: string): string => `'${text.replaceAll('\u00a0', String.raw`\u00a0`)}'`

const record = (name: string, id: string, { bundles }: Area): string[] => [
  `export const ${name}: Readonly<Record<Locale, string>> = {`,
  ...LOCALES.map((locale) => {
    const key = /^[a-z]+$/.test(locale) ? locale : `'${locale}'`
    return `  ${key}: ${quoted(bundles[locale][id] ?? '')},`
  }),
  '}',
  '',
]

/** A game's `title.ts`: its title in every language, for code that needs nothing else of it. */
const titlesOf = (area: Area): string =>
  [
    '// Written by `npm run tool -- messages` from the JSON files in `messages`.',
    "import type { Locale } from '@quayside/texts'",
    '',
    ...record('TITLE', 'noun.game.title', area),
    ...record('ABOUT', 'noun.game.about', area),
  ].join('\n')

interface WrittenFile {
  readonly path: string
  readonly text: string
}

/** The files generated from the messages of an area. */
const writtenFrom = (area: Area): readonly WrittenFile[] => [
  { path: join(root, area.folder, 'types.ts'), text: typesOf(area) },
  ...('noun.game.title' in area.bundles.en
    ? [{ path: join(root, area.folder, '..', 'title.ts'), text: titlesOf(area) }]
    : []),
]

/** Generated files that are out of date. */
export const staleFiles = (area: Area): readonly WrittenFile[] =>
  writtenFrom(area).filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
