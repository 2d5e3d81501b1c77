import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const EMPTY = '\0quayside:left-out'

/** Left out of games that have these files beside it. */
interface LeftOut {
  readonly folder: string
  readonly beside: readonly string[]
}

/**
 * A game's manifest names all its parts, and the bundler would write a file for each. Those that a program never asks
 * for are left out: a worker draws nothing, and a page leaves thinking to its worker.
 */
const leaveOutPlugin = (partsFor: (entry: string) => readonly (string | LeftOut)[]): Plugin => {
  let parts: ReturnType<typeof partsFor> = []
  return {
    name: 'quayside:leave-out',
    apply: 'build',
    enforce: 'pre',
    buildStart: ({ input }) => {
      parts = partsFor(JSON.stringify(input))
    },
    resolveId: (source, importer) => {
      if (importer === undefined || !/[\\/]games[\\/][^\\/]+[\\/]game\.ts$/.test(importer)) return null
      const isLeftOut = parts.some((part) => {
        const { folder, beside } = typeof part === 'string' ? { folder: part, beside: [] } : part
        const isThere = beside.every((file) => existsSync(join(dirname(importer), file)))
        return isThere && `${source}/`.startsWith(`./${folder}/`)
      })
      return isLeftOut ? EMPTY : null
    },
    load: (id) => (id === EMPTY ? 'export {}' : null),
  }
}

/** Only the page draws. */
const DRAWN = ['table', 'outline', 'book', 'language', 'messages']

/** What only programs read and the command line prints. */
const FACTS = ['language/catalogue', 'reading/event-facts.ts']

/** A game with a table and a text board of its own is not told by the general ones. */
const OUTLINE: LeftOut = { folder: 'outline/index.ts', beside: ['table/index.ts', 'outline/text.tsx'] }

export const leftOutOfPage = (): Plugin => leaveOutPlugin(() => ['bots', OUTLINE, ...FACTS])

export const leftOutOfWorkers = (): Plugin =>
  leaveOutPlugin((entry) =>
    entry.includes('bot-worker') ? [...DRAWN, ...FACTS, 'lessons'] : [...DRAWN, ...FACTS, 'bots'],
  )
