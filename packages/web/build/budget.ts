/** How much a visitor has to fetch, and how much that may be. */
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { LOCALES } from '@quayside/texts'
import { FIRST_CHUNKS, TABLE_CHUNKS } from './chunks.ts'
import { isCompressed, siteFiles } from './site-files.ts'

export interface Measure {
  readonly what: string
  readonly bytes: number
  readonly limit: number
}

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
}

type Chunks = Readonly<Record<string, Chunk>>

/** The scripts of some chunks and those they cannot begin without. */
const scriptsOf = (
  chunks: Chunks,
  names: readonly string[],
  before: ReadonlySet<string> = new Set(),
): ReadonlySet<string> => {
  const found = new Set(before)
  const find = (name: string): void => {
    const chunk = chunks[name]
    // Otherwise a file that was moved would weigh nothing.
    if (chunk === undefined) throw new Error(`the site has no ${name}`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    for (const needed of chunk.imports ?? []) find(needed)
  }
  for (const name of names) find(name)
  return found
}

/** Some scripts and those that they cannot begin without, as the scripts themselves say. */
const withImports = async (folder: string, files: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = new Set<string>()
  const find = async (file: string): Promise<void> => {
    if (found.has(file)) return
    found.add(file)
    const script = await readFile(join(folder, file), 'utf8')
    for (const [, name = ''] of script.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
      await find(posix.join(posix.dirname(file), name))
  }
  for (const file of files) await find(file)
  return found
}

/** The words of one language: those of every page, and those that come with the first game. */
const wordsIn = (locale: string, folders: readonly string[]): readonly string[] =>
  folders.map((folder) => `${folder}/locales/${locale}.ts`)

const FIRST = ['../texts/src/table/house']
const OF_GAMES = [...FIRST, '../texts/src/table', '../../games/le-havre/language']

const isOf = (file: string, ...names: readonly string[]): boolean =>
  names.some((name) => new RegExp(`^assets/${name}-[\\w-]{8}\\.`).test(file))

/** What is fetched before the first move, as it travels; bots and their weights come when one is asked. */
export const measure = async (folder: string): Promise<readonly Measure[]> => {
  const files = (await siteFiles(folder)).filter((file) => !isCompressed(file))
  const chunks = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')) as Chunks
  const size = async (file: string): Promise<number> => {
    const content = await readFile(join(folder, file))
    return file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length
  }
  const sum = async (some: Iterable<string>): Promise<number> =>
    (await Promise.all([...some].map(size))).reduce((all, one) => all + one, 0)

  const inLargestLanguage = async (
    scripts: ReadonlySet<string>,
    folders: readonly string[],
  ): Promise<number> =>
    Math.max(
      ...(await Promise.all(
        LOCALES.map((locale) => sum(scriptsOf(chunks, wordsIn(locale, folders), scripts))),
      )),
    )
  const scriptsNamed = (names: readonly string[]): ReadonlySet<string> =>
    scriptsOf(
      chunks,
      Object.keys(chunks).filter((key) => names.includes(chunks[key]?.name ?? '')),
    )
  const home = scriptsNamed(FIRST_CHUNKS)
  const table = scriptsNamed(TABLE_CHUNKS)
  // The list of the page's chunks knows nothing of those that its workers fetch.
  const ofPage = new Set(Object.values(chunks).map(({ file }) => file))
  const workers = await withImports(
    folder,
    files.filter(
      (file) => file.endsWith('.js') && isOf(file, 'game-worker', 'le-havre') && !ofPage.has(file),
    ),
  )
  const latin = files.filter((file) => isOf(file, 'inter', 'vollkorn'))
  const chinese = files.filter((file) => file.startsWith('assets/noto-'))
  const late = files.filter((file) => file.startsWith('assets/late-noto-'))
  const networks = await Promise.all(
    files.filter((file) => isOf(file, 'le-havre-(?:full|short)-\\d', 'packet-row-\\d')).map(size),
  )
  return [
    { what: 'script of the home page', bytes: await inLargestLanguage(home, FIRST), limit: 95_000 },
    {
      what: 'script up to the first move, the game’s worker included',
      bytes: (await inLargestLanguage(table, OF_GAMES)) + (await sum(workers)),
      limit: 250_000,
    },
    {
      what: 'style sheets',
      bytes: await sum(files.filter((file) => file.endsWith('.css'))),
      limit: 40_000,
    },
    { what: 'fonts with Latin letters', bytes: await sum(latin), limit: 60_000 },
    { what: 'fonts for Chinese, besides those', bytes: await sum(chinese), limit: 440_000 },
    { what: 'fonts for Chinese that some screens add', bytes: await sum(late), limit: 150_000 },
    {
      what: 'bots, when the first one is asked, with the largest network',
      bytes: (await sum(files.filter((file) => isOf(file, 'bot-worker')))) + Math.max(0, ...networks),
      limit: 250_000,
    },
    { what: 'everything, for offline use', bytes: await sum(files), limit: 2_500_000 },
  ]
}

export const isOver = ({ bytes, limit }: Measure): boolean => bytes === 0 || bytes > limit

export const budgetText = (measures: readonly Measure[]): string =>
  measures
    .map((one) => {
      const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)
      return `${isOver(one) ? 'OVER' : 'ok  '} ${kilobytes(one.bytes)} of ${kilobytes(one.limit)}  ${one.what}`
    })
    .join('\n')
