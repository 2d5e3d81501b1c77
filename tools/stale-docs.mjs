// Checks whether the documentation must be built. Plain JavaScript without dependencies, because `npm start`
// runs it on the host's own Node before the generator is installed.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

/** The file that a build writes last. */
const LAST_FILE = 'packages/web/.cache/docs/service-worker.js'

/**
 * Pages, pictures and the build configuration. Changes of code do not trigger a build; only the API reference
 * would change.
 */
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

// Only folders: below a file, Node 20 throws instead of finding nothing.
const ofGames = () =>
  readdirSync(join(root, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `games/${name}/docs`)

/**
 * Modification time of the newest file at or below a path; 0 if there is none.
 *
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
