/** Download sizes of the site and their budgets. */
import { readFile, stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { games } from '@quayside/games'
import { LOCALES } from '@quayside/texts'
import { FIRST_CHUNKS, gameMessagesChunks, messagesChunk, TABLE_CHUNKS, tableChunk } from './chunks.ts'
import { isCompressed, isCompressible, isFetchedOnRequest, siteFiles } from './site-files.ts'

export interface MeasuredSize {
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

/** The scripts of some chunks with their static imports. */
const scriptsOf = (
  chunks: Chunks,
  names: readonly string[],
  before: ReadonlySet<string> = new Set(),
): ReadonlySet<string> => {
  const found = new Set(before)
  const find = (name: string): void => {
    const chunk = chunks[name]
    // Otherwise a moved file would count as zero bytes.
    if (chunk === undefined) throw new Error(`the site has no ${name}`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    for (const needed of chunk.imports ?? []) find(needed)
  }
  for (const name of names) find(name)
  return found
}

const STATIC_IMPORT = /\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g
const LATE_IMPORT = /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g

/** Imports of worker scripts, found by parsing them, because the build manifest does not list workers. */
class WorkerScripts {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Some scripts with their static imports. */
  async withImports(files: readonly string[]): Promise<ReadonlySet<string>> {
    const found = new Set<string>()
    const find = async (file: string): Promise<void> => {
      if (found.has(file)) return
      found.add(file)
      for (const needed of await this.#asked(file, STATIC_IMPORT)) await find(needed)
    }
    for (const file of files) await find(file)
    return found
  }

  /** The largest lazy import with one of these names, including its static imports: each game has one. */
  async largestLazy(scripts: Iterable<string>, ...names: readonly string[]): Promise<ReadonlySet<string>> {
    const asked = await Promise.all([...scripts].map((file) => this.#asked(file, LATE_IMPORT)))
    const lazyFiles = [...new Set(asked.flat())].filter((file) => isOf(file, ...names))
    const sized = await Promise.all(
      lazyFiles.map(async (file) => {
        const files = await this.withImports([file])
        const sizes = [...files].map(async (one) => (await readFile(join(this.#folder, one))).length)
        return { files, bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) }
      }),
    )
    const [largest] = sized.toSorted((one, other) => other.bytes - one.bytes)
    // Otherwise a renamed file would count as zero bytes.
    if (largest === undefined) throw new Error(`no worker asks for ${names.join(' or ')}`)
    return largest.files
  }

  async #asked(file: string, imports: RegExp): Promise<readonly string[]> {
    const script = await readFile(join(this.#folder, file), 'utf8')
    return [...script.matchAll(imports)].map(([, name = '']) => posix.join(posix.dirname(file), name))
  }
}

const isOf = (file: string, ...names: readonly string[]): boolean =>
  names.some((name) => new RegExp(`^assets/${name}-[\\w-]{8}\\.`).test(file))

/** Compressed bytes fetched before the first move; bots and their networks are loaded later. */
export const measure = async (folder: string): Promise<readonly MeasuredSize[]> => {
  const files = (await siteFiles(folder)).filter((file) => !isCompressed(file))
  const chunks = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')) as Chunks
  const size = async (file: string): Promise<number> => {
    const path = join(folder, file)
    return (await stat(isCompressible(file) ? `${path}.br` : path)).size
  }
  const sum = async (some: Iterable<string>): Promise<number> =>
    (await Promise.all([...some].map(size))).reduce((all, one) => all + one, 0)

  const keysNamed = (names: readonly string[]): readonly string[] =>
    names.map((wanted) => Object.keys(chunks).find((key) => chunks[key]?.name === wanted) ?? wanted)
  const scriptsNamed = (names: readonly string[]): ReadonlySet<string> => scriptsOf(chunks, keysNamed(names))
  const inLargestLanguage = async (
    scripts: ReadonlySet<string>,
    messages: (locale: string) => readonly string[],
  ): Promise<number> =>
    Math.max(
      ...(await Promise.all(
        LOCALES.map((locale) => sum(scriptsOf(chunks, keysNamed(messages(locale)), scripts))),
      )),
    )
  const home = scriptsNamed(FIRST_CHUNKS)
  const workers = new WorkerScripts(folder)
  const named = (name: string): readonly string[] =>
    files.filter((file) => file.endsWith('.js') && isOf(file, name))
  const gameWorker = await workers.withImports(named('game-worker'))
  const ruled = new Set([...gameWorker, ...(await workers.largestLazy(gameWorker, 'rules'))])
  /** The scripts of a page with a game's table. */
  const scriptsOfTable = (game: string): Promise<number> =>
    inLargestLanguage(scriptsNamed([...TABLE_CHUNKS, tableChunk(game)]), (locale) =>
      gameMessagesChunks(game, locale),
    )
  const tables = await Promise.all(games.ids.map(scriptsOfTable))
  const botWorker = await workers.withImports(named('bot-worker'))
  const thinking = new Set([
    ...botWorker,
    ...(await workers.largestLazy(botWorker, 'rules')),
    ...(await workers.largestLazy(botWorker, 'bots')),
  ])
  const latin = files.filter((file) => isOf(file, 'inter', 'vollkorn'))
  const chinese = files.filter((file) => file.startsWith('assets/noto-'))
  const lazyFiles = files.filter((file) => file.startsWith('assets/late-noto-'))
  const networks = await Promise.all(
    files.filter((file) => isOf(file, ...games.ids.map((game) => `${game}-(?:\\w+-)?\\d`))).map(size),
  )
  return [
    {
      what: 'script of the home page',
      bytes: await inLargestLanguage(home, (locale) => [messagesChunk(locale)]),
      limit: 95_000,
    },
    {
      what: 'script up to the first move, the game’s worker included',
      bytes: Math.max(...tables) + (await sum(ruled)),
      limit: 250_000,
    },
    {
      what: 'style sheets',
      bytes: await sum(files.filter((file) => file.endsWith('.css'))),
      limit: 40_000,
    },
    { what: 'fonts with Latin letters', bytes: await sum(latin), limit: 60_000 },
    { what: 'fonts for Chinese, besides those', bytes: await sum(chinese), limit: 440_000 },
    { what: 'fonts for Chinese that some screens add', bytes: await sum(lazyFiles), limit: 150_000 },
    {
      what: 'bots, when the first one is asked, with the largest network',
      bytes: (await sum(thinking)) + Math.max(0, ...networks),
      limit: 250_000,
    },
    {
      what: 'everything, for offline use',
      bytes: await sum(files.filter((file) => !isFetchedOnRequest(file))),
      limit: 2_500_000,
    },
  ]
}

export const isOver = ({ bytes, limit }: MeasuredSize): boolean => bytes === 0 || bytes > limit

export const budgetText = (measures: readonly MeasuredSize[]): string =>
  measures
    .map((one) => {
      const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)
      return `${isOver(one) ? 'OVER' : 'ok  '} ${kilobytes(one.bytes)} of ${kilobytes(one.limit)}  ${one.what}`
    })
    .join('\n')
