import type { Plugin } from 'vite'

const EMPTY = '\0quayside:left-out'

/**
 * A game's manifest names all its parts, and the bundler would write a file for each. Those that a program never asks
 * for are left out: a worker draws nothing, and a page leaves thinking to its worker.
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
      if (importer === undefined || !/[\\/]games[\\/][^\\/]+[\\/]game\.ts$/.test(importer)) return null
      return parts.some((part) => `${source}/`.startsWith(`./${part}/`)) ? EMPTY : null
    },
    load: (id) => (id === EMPTY ? 'export {}' : null),
  }
}

/** Only the page draws. */
const DRAWN = [
  'table',
  'outline',
  'book',
  'editor',
  'language',
  'messages',
  'puzzles',
  'explorer',
  'statistics',
]

/** What only programs read and the command line prints. */
const FACTS = ['language/catalogue', 'queries/event-json.ts']

export const leftOutOfPage = (): Plugin => leaveOutPlugin(() => ['bots', ...FACTS])

export const leftOutOfWorkers = (): Plugin =>
  leaveOutPlugin((entry) =>
    entry.includes('bot-worker') ? [...DRAWN, ...FACTS, 'lessons'] : [...DRAWN, ...FACTS, 'bots'],
  )
