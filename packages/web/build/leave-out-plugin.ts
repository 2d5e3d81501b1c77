import type { Plugin } from 'vite'

const EMPTY = '\0quayside:left-out'

/**
 * A game's manifest names all its parts, and the bundler would write a file for each. Those that a program never asks
 * for are left out: a worker draws nothing, and a page leaves thinking to its worker.
 */
const leaveOutPlugin = (foldersFor: (entry: string) => readonly string[]): Plugin => {
  let folders: readonly string[] = []
  return {
    name: 'quayside:leave-out',
    apply: 'build',
    enforce: 'pre',
    buildStart: ({ input }) => {
      folders = foldersFor(JSON.stringify(input))
    },
    resolveId: (source, importer) => {
      if (importer === undefined || !/[\\/]games[\\/][^\\/]+[\\/]game\.ts$/.test(importer)) return null
      return folders.some((folder) => source.startsWith(`./${folder}/`)) ? EMPTY : null
    },
    load: (id) => (id === EMPTY ? 'export {}' : null),
  }
}

/** Only the page draws. */
const DRAWN = ['table', 'outline', 'book', 'language', 'messages', 'terminal']

export const leftOutOfPage = (): Plugin => leaveOutPlugin(() => ['bots', 'terminal'])

export const leftOutOfWorkers = (): Plugin =>
  leaveOutPlugin((entry) => (entry.includes('bot-worker') ? [...DRAWN, 'lessons'] : [...DRAWN, 'bots']))
