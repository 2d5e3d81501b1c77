/** The typefaces of the site and the characters of each font file. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { LANGUAGES, LOCALES } from '@quayside/texts'
import { charactersAtOnce, charactersInRange, charactersOf, isWide, LATIN } from './font-characters.ts'

export interface FontFace {
  /** Name of the output file. */
  readonly name: string
  readonly family: string
  readonly weight: string
  /** Path of the full font. */
  readonly source: string
  readonly characters: readonly string[]
  /** Shorter than the exact list of characters. */
  readonly unicodeRange?: string
  /** Limits a variable font to the weights in use. */
  readonly axes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
}

const require = createRequire(import.meta.url)

/** Folders of the font packages, by file name prefix. */
const FOLDERS = {
  inter: dirname(require.resolve('@fontsource-variable/inter/package.json')),
  vollkorn: dirname(require.resolve('@fontsource-variable/vollkorn/package.json')),
  'noto-sans-tc': dirname(require.resolve('@fontsource/noto-sans-tc/package.json')),
  'noto-serif-tc': dirname(require.resolve('@fontsource/noto-serif-tc/package.json')),
}

type Typeface = keyof typeof FOLDERS

const fontFile = (name: Typeface, rest: string): string =>
  join(FOLDERS[name], 'files', `${name}-${rest}-normal.woff2`)

/** OpenType features to keep: kerning, ligatures, marks, and lining tabular figures. */
export const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'] as const

/** Font packages are split into a basic and an extended Latin file; this tells which one has a character. */
const isExtended = (character: string): boolean =>
  character >= '\u0100' && character <= '\u02ff' && !'ıŒœ'.includes(character)

const LATIN_FACES = [
  { name: 'inter', family: 'Inter', weight: '400 700', axes: { wght: { min: 400, max: 700 } } },
  { name: 'vollkorn', family: 'Vollkorn', weight: '600 700', axes: { wght: 600 } },
] as const

const latinFaces = (characters: readonly string[]): readonly FontFace[] =>
  LATIN_FACES.flatMap((face) => {
    const file = (part: string): string => fontFile(face.name, `${part}-wght`)
    return [
      { ...face, source: file('latin'), characters: characters.filter((one) => !isExtended(one)) },
      {
        ...face,
        name: `${face.name}-ext`,
        source: file('latin-ext'),
        characters: characters.filter(isExtended),
      },
    ]
  })

interface Chinese {
  readonly typeface: Typeface
  readonly family: string
  readonly weight: number
  /** The weight range. */
  readonly range: string
}

const CHINESE: readonly Chinese[] = [
  { typeface: 'noto-sans-tc', family: 'Noto Sans TC', weight: 400, range: '400 500' },
  { typeface: 'noto-sans-tc', family: 'Noto Sans TC', weight: 600, range: '600 700' },
  { typeface: 'noto-serif-tc', family: 'Noto Serif TC', weight: 600, range: '600 700' },
]

/** Full-width forms are not in the main file but in one of the numbered ones. */
const isApart = (character: string): boolean => character >= '\uff00'

/** The numbered files that contain the characters: `[119]` in the package's list, `119` in the file name. */
const slicesFor = (name: Typeface, characters: readonly string[]): ReadonlyMap<string, string[]> => {
  const ranges = require(join(FOLDERS[name], 'unicode.json')) as Readonly<Record<string, string>>
  const slices = Object.entries(ranges)
    .filter(([slice]) => slice.startsWith('['))
    .map(([slice, range]) => [slice.slice(1, -1), new Set(charactersInRange(range))] as const)
  return Map.groupBy(characters, (character) => slices.find(([, has]) => has.has(character))?.[0] ?? 'none')
}

/** Characters that only lazy texts use get their own files, which the browser fetches on demand. */
const chineseFaces = (characters: readonly string[], atOnce: ReadonlySet<string>): readonly FontFace[] =>
  CHINESE.flatMap(({ typeface: name, family, weight, range }) => {
    const face = (part: string, characters: readonly string[]): FontFace => ({
      name: `${name}-${part}-${weight}`,
      family,
      weight: range,
      source: fontFile(name, `${part}-${weight}`),
      characters,
    })
    const apart = slicesFor(name, characters.filter(isApart))
    const together = characters.filter((character) => !isApart(character))
    const main = face(
      'chinese-traditional',
      together.filter((character) => atOnce.has(character)),
    )
    const lazyFace = face(
      'chinese-traditional',
      together.filter((character) => !atOnce.has(character)),
    )
    return [
      { ...main, unicodeRange: 'U+2e80-feff' },
      { ...lazyFace, name: `late-${lazyFace.name}` },
      ...[...apart].map(([slice, characters]) => face(slice, characters)),
    ]
  })

/** The arrow between input and output of an exchange; the Latin typefaces lack it. */
const ARROW = '→'

const arrowFaces = (): readonly FontFace[] => {
  const [slice = ''] = slicesFor('noto-sans-tc', [ARROW]).keys()
  const source = fontFile('noto-sans-tc', `${slice}-500`)
  // Declares the same weights as the families: with two overlapping ranges a browser uses only one.
  return LATIN_FACES.map(({ name, family, weight }) => ({
    name: `arrow-${name}`,
    family,
    weight,
    source,
    characters: [ARROW],
  }))
}

/** Language names in their own script are shown in every language, without loading the script's whole font. */
const endonymFace = (): FontFace => ({
  name: 'endonyms',
  family: 'Endonyms',
  weight: '400 700',
  source: fontFile('noto-sans-tc', 'chinese-traditional-500'),
  characters: [...new Set(LOCALES.map((locale) => LANGUAGES[locale].name).join(''))].filter(isWide),
})

export const fontFaces = async (): Promise<readonly FontFace[]> => {
  const texts = await Promise.all(LOCALES.map(charactersOf))
  const all = [...new Set([...LATIN, ...texts.flatMap((characters) => [...characters])])].sort()
  return [
    ...latinFaces(all.filter((character) => !isWide(character) && character !== ARROW)),
    ...chineseFaces(all.filter(isWide), await charactersAtOnce('zh-Hant')),
    endonymFace(),
    ...(all.includes(ARROW) ? arrowFaces() : []),
  ]
}
