/** Which characters each language needs: every one that occurs in its texts. */
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { games } from '@quayside/games'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** Every string inside a value, names of records included: those of cards are words of the notation. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

/** What the browser itself writes in a language: dates, times of the day, lists. */
const writtenByBrowser = (locale: string): string[] => {
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const times = Array.from({ length: 24 }, (_, part) =>
    when.format(Date.UTC(2026, part / 2, 10 + part, part)),
  )
  const lists = (['conjunction', 'disjunction'] as const).map((type) =>
    new Intl.ListFormat(locale, { type }).format(['1', '2', '3']),
  )
  return [...times, ...lists]
}

/** The catalogues that most visitors get, those of the first game among them; the others are fetched with the screens that speak them. */
const AT_ONCE = [
  'packages/texts/src/{common,table/{board,tray,shell,online,replay}}/messages',
  ...games.ids.slice(0, 1).map((game) => `games/${game}/messages`),
]

const ALL = ['packages/texts/src/**/messages', 'games/*/messages/**']

/** The characters of all catalogues and lists of names of one language, without control characters. */
export const charactersOf = (locale: string): Promise<ReadonlySet<string>> => charactersIn(ALL, locale)

/** The same for what every visitor gets. */
export const charactersAtOnce = (locale: string): Promise<ReadonlySet<string>> =>
  charactersIn(AT_ONCE, locale)

const charactersIn = async (folders: readonly string[], locale: string): Promise<ReadonlySet<string>> => {
  const found = new Set<string>()
  const files = glob(
    folders.map((folder) => `${folder}/${locale}.ts`),
    { cwd: ROOT },
  )
  for await (const file of files)
    for (const text of stringsIn(await import(pathToFileURL(join(ROOT, file)).href)))
      for (const character of text) found.add(character)
  for (const text of writtenByBrowser(locale)) for (const character of text) found.add(character)
  found.delete('\n')
  return found
}

/** What people type as names, in any language with Latin letters: Latin-1 and the letters beside it. */
const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))

export const LATIN: readonly string[] = [...range(0x20, 0x7e), ...range(0xa0, 0x17f)]

/** Chinese, Japanese and full-width characters: what a Latin font does not have. */
export const isWide = (character: string): boolean => (character.codePointAt(0) ?? 0) >= 0x2e80
