import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultsOfManifest, faultsOfSource, importsOf, type Manifest, machineTies } from './architecture.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const files = filesUnder('')
const packages = readdirSync(join(root, 'packages'))

describe('the repository', () => {
  it('has sources to judge', () => {
    expect(files).toContain('tests/architecture.ts')
    expect(packages).toContain('kernel')
  })

  it('lets imports point only from the edge to the kernel, and keeps the kernel and the games pure', () => {
    const sources = files.filter((path) =>
      /^packages\/[^/]+\/(?:src|test)\/.*\.(?:ts|tsx|mts|js|mjs)$/.test(path),
    )
    expect(blame(sources, (path) => faultsOfSource(path, read(path)))).toEqual([])
  })

  it('lets no package import a tool', () => {
    const sources = files.filter((path) => /^(?:packages|games)\/.*\.(?:ts|tsx|mts|js|mjs)$/.test(path))
    const toTools = (path: string): string[] =>
      importsOf(read(path)).filter((name) =>
        posix.join(posix.dirname(path), name.startsWith('.') ? name : '').startsWith('tools/'),
      )
    expect(blame(sources, toTools)).toEqual([])
  })

  it('declares only dependencies that may be imported', () => {
    expect(blame(packages, (name) => faultsOfManifest(name, manifest(name)))).toEqual([])
  })

  it('type-checks every package that has sources, after the packages it depends on', () => {
    expect(references('tsconfig.json')).toEqual(expect.arrayContaining(withSources(packages)))
    // The page's tests need the browser's types and so a project of their own.
    const tested = withSources(packages).filter((name) => name !== 'web')
    expect(references('tsconfig.test.json')).toEqual(expect.arrayContaining(tested))
    expect(read('tsconfig.json')).toContain('packages/web/tests')
    const missing = withSources(packages).flatMap((name) => {
      const known = references(`packages/${name}/tsconfig.json`)
      const needed = Object.keys(manifest(name).dependencies ?? {}).flatMap((dependency) =>
        dependency.startsWith('@quayside/') ? dependency.slice('@quayside/'.length) : [],
      )
      return withSources(needed).flatMap((other) => (known.includes(other) ? [] : `${name} lacks ${other}`))
    })
    expect(missing).toEqual([])
  })

  it('excuses a package from the search for dead code only until it has sources', () => {
    const { ignoreWorkspaces = [] } = JSON.parse(read('knip.json')) as { ignoreWorkspaces?: string[] }
    expect(withSources(ignoreWorkspaces.map((path) => path.replace('packages/', '')))).toEqual([])
  })

  it('names no path and no download address of one machine', () => {
    expect(blame(files, (path) => machineTies(read(path)))).toEqual([])
  })
})

describe('reading imports', () => {
  it('sees every form an import can take', () => {
    const source = `
      import one from 'one'
      import type { Two } from "two"
      import {
        three,
        type Drei,
      } from './three.ts'
      import 'four'
      export * from 'five'
      export { six } from 'six'
      const seven = await import('seven')
      let eight: import('eight').Eight
      import * as nine from 'nine'; import ten from 'ten'
    `
    expect(new Set(importsOf(source))).toEqual(
      new Set(['one', 'two', './three.ts', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']),
    )
  })

  it('does not take other words for imports', () => {
    expect(
      importsOf(`export const from = 'grain'\nexport const tide = convert({ from: 'grain', to: 'bread' })`),
    ).toEqual([])
  })
})

describe('judging a source file', () => {
  const allowed: readonly (readonly [path: string, source: string])[] = [
    ['packages/kernel/src/seat.ts', `import { seed } from './seed.ts'`],
    [
      'packages/le-havre/src/turn/supply.ts',
      `import { seed } from '@quayside/kernel'\nimport '../state/seats.ts'`,
    ],
    [
      'packages/le-havre/src/rules.test.ts',
      `import { it } from 'vitest'\nimport '@quayside/kernel/conformance'`,
    ],
    ['packages/le-havre/src/testing/table.ts', `import fc from 'fast-check'`],
    ['packages/le-havre/test/golden.test.ts', `import '../src/rules.ts'\nimport 'node:fs'`],
    ['packages/texts/src/index.ts', `import '@quayside/packet-row'\nimport 'intl-messageformat'`],
    ['packages/cli/src/main.ts', `import 'node:fs'\nimport '@quayside/bots'\nimport '@quayside/texts'`],
    ['packages/web/src/le-havre/play.tsx', `import { Play } from '../table/play.tsx'`],
    ['packages/le-havre/src/rounds.ts', `// no Math.random here\nconst updated = 1 /* new Date */`],
  ]
  it.each(allowed)('accepts %s with %j', (path, source) => {
    expect(faultsOfSource(path, source)).toEqual([])
  })

  const forbidden: readonly (readonly [path: string, source: string])[] = [
    ['packages/kernel/src/seat.ts', `import { rules } from '@quayside/le-havre'`],
    ['packages/kernel/src/seat.test.ts', `import { rules } from '@quayside/le-havre'`],
    ['packages/le-havre/src/rules.ts', `import type { Boat } from '@quayside/packet-row'`],
    ['packages/packet-row/src/rules.ts', `export * from '@quayside/le-havre/testing'`],
    ['packages/le-havre/src/rules.ts', `import { readFileSync } from 'node:fs'`],
    ['packages/le-havre/src/rules.ts', `import { readFileSync } from 'fs'`],
    ['packages/kernel/src/seed.ts', `import pick from 'lodash'`],
    ['packages/kernel/src/conformance/index.ts', `import fc from 'fast-check'`],
    ['packages/le-havre/src/rules.ts', `const { rules } = await import('@quayside/texts')`],
    ['packages/le-havre/src/rules.ts', `import { Seat } from '../../kernel/src/seat.ts'`],
    ['packages/le-havre/src/turn/supply.ts', `import '../../package.json'`],
    ['packages/le-havre/src/rules.ts', `import { state } from '@quayside/le-havre'`],
    ['packages/le-havre/test/golden.test.ts', `import '../../kernel/src/seat.ts'`],
    ['packages/texts/src/index.ts', `import '@quayside/bots'`],
    ['packages/bots/src/index.ts', `import '@quayside/server'`],
    ['packages/web/src/index.ts', `import '@quayside/server'`],
    ['packages/web/src/table/play.tsx', `import { Play } from '../le-havre/play.tsx'`],
    ['packages/web/src/le-havre/reading/log.ts', `import '../../packet-row/reading/log.ts'`],
    ['packages/web/src/cellar/wine.ts', ''],
    ['packages/server/src/storage/store.ts', `import type { Room } from '../rooms/room.ts'`],
    ['packages/le-havre/src/state/seats.ts', `import { refuse } from '../explain/refuse.ts'`],
    ['packages/cli/src/main.ts', `import '@quayside/harbour'`],
    ['packages/harbour/src/index.ts', ''],
    ['packages/kernel/src/seed.ts', 'export const seed = Math.random()'],
    ['packages/kernel/src/seed.ts', 'export const seed = Date.now()'],
    ['packages/le-havre/src/scoring.ts', 'names.sort((a, b) => a.localeCompare(b))'],
    ['packages/le-havre/src/scoring.ts', 'await import(name)'],
  ]
  it.each(forbidden)('refuses %s with %j', (path, source) => {
    expect(faultsOfSource(path, source)).toHaveLength(1)
  })
})

describe('judging a manifest', () => {
  it('accepts lower packages anywhere and npm packages at the edge', () => {
    const dependencies = { '@quayside/texts': '0.1.0', commander: '^15.0.0' }
    expect(faultsOfManifest('cli', { name: '@quayside/cli', dependencies })).toEqual([])
  })

  it('refuses an npm package in a game, an arrow upwards and a wrong name', () => {
    const dependencies = { '@quayside/texts': '0.1.0', commander: '^15.0.0' }
    expect(faultsOfManifest('le-havre', { name: 'havre', dependencies })).toHaveLength(3)
  })
})

describe('looking for ties to one machine', () => {
  const tied = [
    ['', 'home', 'ann', 'quayside'].join('/'),
    `see ${['', 'tmp', 'notes.txt'].join('/')}`,
    ['C:', 'Users', 'ann'].join('\\'),
    `readFileSync('${['..', '..', 'shared', 'facts.md'].join('/')}')`,
    ['"resolved": "https', '//packages.example/a.tgz"'].join(':'),
  ]
  it.each(tied)('finds one in %j', (text) => {
    expect(machineTies(text)).toHaveLength(1)
  })

  it('leaves interpreters, addresses and relative paths alone', () => {
    const text =
      '#!/usr/bin/env node https://example.org/home/ann ./tmp/a ../packages/kernel "resolved": "packages/cli"'
    expect(machineTies(text)).toEqual([])
  })
})

function blame(paths: readonly string[], faults: (path: string) => readonly string[]): string[] {
  return paths.flatMap((path) => faults(path).map((fault) => `${path}: ${fault}`))
}

function manifest(name: string): Manifest {
  return JSON.parse(read(`packages/${name}/package.json`)) as Manifest
}

function withSources(names: readonly string[]): string[] {
  return names.filter((name) => existsSync(join(root, 'packages', name, 'src')))
}

function references(path: string): string[] {
  return [...read(path).matchAll(/"path": "(?:\.\.|packages)\/([^"/]+)(?:\/[^"]*)?"/g)].flatMap(
    ([, name]) => name ?? [],
  )
}

/** Every file that git would track, without asking git, so that an unpacked archive can be checked too. */
function filesUnder(folder: string): string[] {
  const ignored = new Set(['.git', ...readFileSync(join(root, '.gitignore'), 'utf8').split('\n')])
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (ignored.has(entry.name)) return []
    if (entry.isDirectory()) return filesUnder(path)
    return entry.isFile() && !entry.name.endsWith('.tsbuildinfo') ? [path] : []
  })
}
