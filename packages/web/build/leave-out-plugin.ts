import type { Plugin } from 'vite'

const EMPTY = '\0quayside:left-out'

/** The modules that load parts of a game: its manifest, and its daily deals, which load their sentences. */
const LOADERS = /[\\/]games[\\/][^\\/]+[\\/](?:game|daily[\\/]daily)\.ts$/

/**
 * A game's manifest has loaders for all its parts, and the bundler would emit a file for each. This leaves out those
 * that an entry never loads: workers draw nothing, and the page leaves searching to its workers.
 */
const leaveOutPlugin = (partsFor: (entry: string) => readonly string[]): Plugin => {
  let parts: readonly string[] = []
  return {
    name: 'quayside:leave-out',
    apply: 'build',
    enforce: 'pre',
    buildStart: ({ input }) => {
      parts = partsFor(JSON.stringify(input))
    },
    resolveId: (source, importer) => {
      if (importer === undefined || !LOADERS.test(importer)) return null
      return parts.some((part) => `${source}/`.startsWith(`./${part}/`)) ? EMPTY : null
    },
    load: (id) => (id === EMPTY ? 'export {}' : null),
  }
}

/** Parts that only the page uses. */
const PAGE_PARTS = [
  'table',
  'outline',
  'book',
  'editor',
  'language',
  'messages',
  'puzzles',
  'explorer',
  'statistics',
  'parts.ts',
]

/** Parts that only the command line and other programs use. */
const PROGRAM_PARTS = ['language/catalogue', 'queries/event-json.ts']

export const leftOutOfPage = (): Plugin => leaveOutPlugin(() => ['bots', ...PROGRAM_PARTS])

export const leftOutOfWorkers = (): Plugin =>
  leaveOutPlugin((entry) => {
    const parts = [...PAGE_PARTS, ...PROGRAM_PARTS]
    if (entry.includes('bot-worker')) return [...parts, 'daily', 'lessons']
    return entry.includes('game-worker') ? [...parts, 'daily', 'bots'] : [...parts, 'bots']
  })
