/** A copy of the sources, for tests that add a game or a language to them. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'
import { games } from '@quayside/games'
import { vi } from 'vitest'
import { freePort } from './browser/free-port.ts'

export const root = join(import.meta.dirname, '..')

const SOURCES = [
  'tsconfig.base.json',
  ...['kernel', 'texts', 'bots', 'game', 'table', 'protocol', 'server', 'cli', 'web'].map(
    (name) => `packages/${name}`,
  ),
  'games/package.json',
  'games/tsconfig.json',
  'games/index.ts',
  ...games.ids.map((id) => `games/${id}`),
]

const PACKAGES = [...SOURCES.filter((path) => /^packages\/[^/]+$|^games\/[a-z-]+$/.test(path)), 'games']

export interface SourceCopy {
  readonly folder: string
  edit(path: string, change: (text: string) => string): void
  /** Runs Node in the copy and returns its output. */
  node(...args: readonly string[]): string
  quayside(...args: readonly string[]): string
  buildSite(): void
  serveSite(): Promise<{ readonly site: ChildProcess; readonly baseURL: string }>
}

/** Copies all packages and games, and `more`, without tests. */
export const copySources = (name: string, ...more: readonly string[]): SourceCopy => {
  const folder = join(root, '.cache', name)
  rmSync(folder, { recursive: true, force: true })
  for (const path of [...SOURCES, ...more])
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (file) => !file.endsWith('.test.ts') && !['node_modules', 'dist'].includes(basename(file)),
    })
  for (const path of PACKAGES) {
    const link = join(folder, 'node_modules', '@quayside', basename(path))
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(folder, path), link, 'junction')
  }
  const node = (...args: readonly string[]): string =>
    execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  return {
    folder,
    edit: (path, change) => {
      const file = join(folder, path)
      writeFileSync(file, change(readFileSync(file, 'utf8')))
    },
    node,
    quayside: (...args) => node('packages/cli/src/main.ts', ...args),
    buildSite: () => {
      node(
        join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
        'build',
        join('packages', 'web'),
        '--minify',
        'false',
      )
    },
    serveSite: async () => {
      const port = await freePort()
      const baseURL = `http://localhost:${port}`
      const site = spawn(
        process.execPath,
        ['packages/cli/src/main.ts', 'serve', '--site-only', '--port', String(port)],
        { cwd: folder, stdio: 'ignore' },
      )
      await vi.waitFor(() => fetch(baseURL), { timeout: 60_000, interval: 200 })
      return { site, baseURL }
    },
  }
}
