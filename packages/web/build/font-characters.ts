/** The characters that each language needs: all that occur in its texts. */
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { games } from '@quayside/games'
import { calendarText, durationText, type Locale } from '@quayside/texts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

const textsIn = (file: string): string[] =>
  Object.values(JSON.parse(file) as Readonly<Record<string, string>>)

/** Game titles are shown before a game's own messages are loaded. */
const titlesIn = (locale: Locale): string[] => games.all.map(({ title }) => title[locale])

/** Text that the browser formats in a language: dates, times, days of the week, durations, lists. */
const writtenByBrowser = (locale: string): string[] => {
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const times = Array.from({ length: 24 }, (_, part) =>
    when.format(Date.UTC(2026, part / 2, 10 + part, part)),
  )
  const lists = (['conjunction', 'disjunction'] as const).map((type) =>
    new Intl.ListFormat(locale, { type }).format(['1', '2', '3']),
  )
  const days = Array.from({ length: 7 }, (_, day) => `2026-11-0${day + 1}`).flatMap((date) => [
    calendarText(date, 'long', locale),
    calendarText(date, 'initial', locale),
  ])
  return [...times, ...lists, ...days, durationText(5_400_000, locale)]
}

/** Messages that most visitors load, including the first game's; all others are lazy. */
const EAGER_MESSAGES = [
  'packages/texts/src/messages/{common,board,tray,shell,online,replay}',
  ...games.ids.slice(0, 1).map((game) => `games/${game}/messages{,/table}`),
]

const ALL = ['packages/{texts,table,web}/src/**/messages/**', 'games/*/messages/**']

/** The characters of all messages in one language, without control characters. */
export const charactersOf = (locale: Locale): Promise<ReadonlySet<string>> => charactersIn(ALL, locale)

/** The same for messages that every visitor loads. */
export const charactersAtOnce = (locale: Locale): Promise<ReadonlySet<string>> =>
  charactersIn(EAGER_MESSAGES, locale)

const charactersIn = async (folders: readonly string[], locale: Locale): Promise<ReadonlySet<string>> => {
  const found = new Set<string>()
  const files = glob(
    folders.map((folder) => `${folder}/${locale}.json`),
    { cwd: ROOT },
  )
  for await (const file of files)
    for (const text of textsIn(await readFile(join(ROOT, file), 'utf8')))
      for (const character of text) found.add(character)
  for (const text of [...titlesIn(locale), ...writtenByBrowser(locale)])
    for (const character of text) found.add(character)
  found.delete('\n')
  return found
}

/** Latin-1 and Latin Extended-A, for names that players type. */
const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))

export const LATIN: readonly string[] = [...range(0x20, 0x7e), ...range(0xa0, 0x17f)]

/** Chinese, Japanese and full-width characters, which Latin fonts lack. */
export const isWide = (character: string): boolean => (character.codePointAt(0) ?? 0) >= 0x2e80

/** Formats characters as a `unicode-range`, such as `U+41-5a,U+2019`. */
export const unicodeRange = (characters: ReadonlySet<string>): string => {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const runs: [from: number, to: number][] = []
  for (const code of codes) {
    const run = runs.at(-1)
    if (run?.[1] === code - 1) run[1] = code
    else runs.push([code, code])
  }
  return runs
    .map(([from, to]) => `U+${from.toString(16)}${to === from ? '' : `-${to.toString(16)}`}`)
    .join(',')
}

/** The characters of a `unicode-range`. */
export const charactersInRange = (range: string): string[] =>
  range.split(',').flatMap((run) => {
    const [from = 0, to = from] = run
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
  })

const tableOffset = (font: DataView, name: string): number => {
  const tables = font.getUint16(4)
  for (let table = 0; table < tables; table++) {
    const entry = 12 + 16 * table
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((place) => font.getUint8(entry + place)))
    if (tag === name) return font.getUint32(entry + 8)
  }
  throw new Error(`the font has no table ${name}`)
}

/** Code points of a format 12 `cmap` subtable. */
const readGroups = (font: DataView, offset: number): number[] => {
  const groups = font.getUint32(offset + 12)
  return Array.from({ length: groups }, (_, group) => {
    const entry = offset + 16 + 12 * group
    const from = font.getUint32(entry)
    return Array.from({ length: font.getUint32(entry + 4) - from + 1 }, (_, index) => from + index)
  }).flat()
}

/** Code points of a format 4 `cmap` subtable; glyph 0 means that there is none. */
const readSegments = (font: DataView, offset: number): number[] => {
  const size = font.getUint16(offset + 6)
  const ends = offset + 14
  const starts = ends + size + 2
  const deltas = starts + size
  const ranges = deltas + size
  const found: number[] = []
  for (let at = 0; at < size; at += 2) {
    const range = font.getUint16(ranges + at)
    for (let code = font.getUint16(starts + at); code <= font.getUint16(ends + at); code++) {
      const place = ranges + at + range + 2 * (code - font.getUint16(starts + at))
      const glyph = range === 0 ? code : font.getUint16(place)
      const moved = glyph === 0 && range !== 0 ? 0 : (glyph + font.getUint16(deltas + at)) & 0xffff
      if (moved !== 0 && code !== 0xffff) found.push(code)
    }
  }
  return found
}

/** The characters of an uncompressed font, from its `cmap` table. */
export const fontCharacters = (sfnt: Buffer): ReadonlySet<string> => {
  const font = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength)
  const cmap = tableOffset(font, 'cmap')
  const codes = Array.from({ length: font.getUint16(cmap + 2) }, (_, record) => {
    const offset = cmap + font.getUint32(cmap + 4 + 8 * record + 4)
    const format = font.getUint16(offset)
    return format === 12 ? readGroups(font, offset) : format === 4 ? readSegments(font, offset) : []
  }).flat()
  return new Set(codes.map((code) => String.fromCodePoint(code)))
}
