// Whether the documentation has to be built. Plain JavaScript without dependencies, because `npm start` asks on the host's
// own Node, before the generator is installed.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

/** Written last. */
const LAST_FILE = 'packages/web/.cache/docs/service-worker.js'

/** Pages, pictures and what they are built with. No change of code asks for a build: only the API reference follows it. */
const PAGES = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs',
  'examples',
  'clients/python',
]
const BUILDER = ['tools/docs', 'packages/web/offline/docs-worker.ts']

const ofGames = () => readdirSync(join(root, 'games')).map((game) => `games/${game}/docs`)

/**
 * When the newest file at or below a path was changed; 0 where there is none.
 * @param {string} path
 * @returns {number}
 */
const newest = (path) => {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  const names = readdirSync(path).filter((name) => name !== 'node_modules' && !name.startsWith('.'))
  return Math.max(0, ...names.map((name) => newest(join(path, name))))
}

export const docsAreStale = () =>
  newest(join(root, LAST_FILE)) <
  Math.max(...[...PAGES, ...BUILDER, ...ofGames()].map((path) => newest(join(root, path))))
