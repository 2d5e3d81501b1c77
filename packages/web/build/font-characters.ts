/** Which characters each language needs: every one that occurs in its texts. */
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { games } from '@quayside/games'
import type { Locale } from '@quayside/texts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

const textsIn = (file: string): string[] =>
  Object.values(JSON.parse(file) as Readonly<Record<string, string>>)

/** Games are known by their titles before anything else of them is fetched. */
const titlesIn = (locale: Locale): string[] => games.all.map(({ title }) => title[locale])

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
  'packages/texts/src/messages/{common,board,tray,shell,online,replay}',
  ...games.ids.slice(0, 1).map((game) => `games/${game}/messages{,/table}`),
]

const ALL = ['packages/{texts,table,web}/src/**/messages/**', 'games/*/messages/**']

/** The characters of all catalogues and lists of names of one language, without control characters. */
export const charactersOf = (locale: Locale): Promise<ReadonlySet<string>> => charactersIn(ALL, locale)

/** The same for what every visitor gets. */
export const charactersAtOnce = (locale: Locale): Promise<ReadonlySet<string>> =>
  charactersIn(AT_ONCE, locale)

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

/** What people type as names, in any language with Latin letters: Latin-1 and the letters beside it. */
const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))

export const LATIN: readonly string[] = [...range(0x20, 0x7e), ...range(0xa0, 0x17f)]

/** Chinese, Japanese and full-width characters: what a Latin font does not have. */
export const isWide = (character: string): boolean => (character.codePointAt(0) ?? 0) >= 0x2e80
