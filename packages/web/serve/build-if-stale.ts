/** Builds the site when a source is newer than the build. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const WEB = join(import.meta.dirname, '..')
const ROOT = join(WEB, '..', '..')

/** The published package contains the built site. */
const PUBLISHED_SITE = join(WEB, 'site')
const isPublished = existsSync(PUBLISHED_SITE)

export const SITE = isPublished ? PUBLISHED_SITE : join(WEB, 'dist')

/**
 * The documentation, built by `npm run tool -- docs`, or in the background by `npm start`; the published site contains
 * it.
 */
export const DOCS = isPublished ? join(PUBLISHED_SITE, 'docs') : join(WEB, '.cache', 'docs')

const PACKAGES = ['kernel', 'protocol', 'texts', 'bots', 'game', 'table']

const SOURCES = [
  'package-lock.json',
  ...PACKAGES.flatMap((name) => [`packages/${name}/package.json`, `packages/${name}/src`]),
  'games',
  ...['package.json', 'index.html', 'vite.config.ts', 'src', 'public', 'build', 'offline'].map(
    (name) => `packages/web/${name}`,
  ),
]

/** Modification time of the newest file at or below a path; 0 where there is none. Tests are ignored. */
const newest = (path: string): number => {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined || path.endsWith('.test.ts')) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}

const isStale = (): boolean =>
  newest(join(SITE, 'service-worker.js')) < Math.max(...SOURCES.map((source) => newest(join(ROOT, source))))

export const buildIfStale = async (): Promise<void> => {
  if (isPublished || !isStale()) return
  console.log('Building the site (a few seconds) ...')
  // Lazy: serving a built site needs no bundler.
  const { build } = await import('vite')
  await build({ root: WEB, logLevel: 'warn' })
}
