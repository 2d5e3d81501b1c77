import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { games } from '@quayside/games'
import { describe, expect, it } from 'vitest'
import {
  faultsOfManifest,
  faultsOfSource,
  graph,
  importsOf,
  type Manifest,
  machineTies,
  SERVER,
  serverGraph,
} from './architecture.ts'

/** Records and saves of real games, which tests of the packages read. */
const isFixture = (path: string): boolean => path.includes('/fixtures/')

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const files = filesUnder('')
const homes = ['packages', 'games'].flatMap((area) =>
  readdirSync(join(root, area), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${area}/${name}`),
)

describe('the repository', () => {
  it('has sources to check', () => {
    expect(files).toContain('tests/architecture.ts')
    expect(homes).toContain('packages/kernel')
  })

  it('imports only what the architecture allows, and keeps the kernel and the rules pure', () => {
    const sources = files.filter((path) =>
      /^(?:packages\/[^/]+\/(?:src|tests?)|games)\/.*\.(?:ts|tsx)$/.test(path),
    )
    expect(blame(sources, (path) => faultsOfSource(path, read(path)))).toEqual([])
  })

  it('lets no package import a tool, and only tools of games import shared code of tools', () => {
    const sources = files.filter((path) =>
      /^(?:packages|games(?!\/[^/]+\/tools\/))\/.*\.(?:ts|tsx|mts|js|mjs)$/.test(path),
    )
    const toTools = (path: string): string[] => {
      const source = read(path)
      // Parsing all sources takes long, and few contain the word.
      if (!source.includes('/tools/')) return []
      return importsOf(path, source).filter((name) =>
        posix.join(posix.dirname(path), name.startsWith('.') ? name : '').startsWith('tools/'),
      )
    }
    expect(blame(sources, toTools)).toEqual([])
  })

  it('declares only dependencies that may be imported', () => {
    expect(blame(homes, (home) => faultsOfManifest(home, manifest(home)))).toEqual([])
  })

  it('type-checks every package and game, after those it depends on', () => {
    expect(references('.', 'tsconfig.json')).toEqual(expect.arrayContaining(homes))
    // The page's tests need the browser's types and therefore their own project.
    const tested = homes.filter((home) => home !== 'packages/web')
    expect(references('.', 'tsconfig.test.json')).toEqual(expect.arrayContaining(tested))
    expect(read('tsconfig.json')).toContain('tests/browser')
    const byName = new Map(homes.map((home) => [manifest(home).name, home]))
    const missing = homes.flatMap((home) => {
      // The drawn parts of a game have their own project.
      const known = ['tsconfig.json', 'tsconfig.page.json'].flatMap((file) =>
        existsSync(join(root, home, file)) ? references(home, file) : [],
      )
      const needed = Object.keys(manifest(home).dependencies ?? {}).flatMap((name) => byName.get(name) ?? [])
      return needed.flatMap((other) => (known.includes(other) ? [] : `${home} lacks ${other}`))
    })
    expect(missing).toEqual([])
  })

  it('names a game outside its own folder only in READMEs, fixtures and tests of everything', () => {
    const inPackages = files.filter(
      (path) => /^(?:packages|tools)\//.test(path) && !path.endsWith('/README.md') && !isFixture(path),
    )
    const names = new RegExp(games.ids.map((id) => id.replaceAll('-', '.?')).join('|'), 'i')
    expect(inPackages.filter((path) => names.test(path) || names.test(read(path)))).toEqual([])
  })

  it('lets the modules of the server import only those below them', () => {
    const order = Object.keys(SERVER)
    for (const [at, module] of order.entries())
      for (const other of SERVER[module] ?? [])
        if (other !== '.') expect(order.indexOf(other), `${module} imports ${other}`).toBeGreaterThan(at)
  })

  it('has the checked graph in docs/architecture.md', () => {
    for (const drawn of [graph(), serverGraph()])
      expect(read('docs/architecture.md')).toContain(`\`\`\`mermaid\n${drawn}\n\`\`\``)
  })

  it('contains no path or download address of one machine', () => {
    expect(blame(files, (path) => machineTies(read(path)))).toEqual([])
  })
})

describe('parsing imports', () => {
  it('finds every form of import', () => {
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
    expect(new Set(importsOf('sample.ts', source))).toEqual(
      new Set(['one', 'two', './three.ts', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']),
    )
  })

  it('ignores other uses of the word', () => {
    expect(
      importsOf(
        'sample.ts',
        `export const from = 'grain'\nexport const tide = convert({ from: 'grain', to: 'bread' })`,
      ),
    ).toEqual([])
  })
})

describe('checking a source file', () => {
  const allowed: readonly (readonly [path: string, source: string])[] = [
    ['packages/kernel/src/seat.ts', `import { seed } from './seed.ts'`],
    [
      'games/le-havre/rules/turn/supply.ts',
      `import { seed } from '@quayside/kernel'\nimport '../state/seats.ts'`,
    ],
    [
      'games/le-havre/rules/rules.test.ts',
      `import { it } from 'vitest'\nimport '@quayside/kernel/conformance'`,
    ],
    ['games/le-havre/rules/testing/table.ts', `import fc from 'fast-check'`],
    ['games/le-havre/tests/golden.test.ts', `import '../rules/rules.ts'\nimport 'node:fs'`],
    ['packages/texts/src/index.ts', `import '@quayside/kernel'\nimport 'intl-messageformat'`],
    ['games/le-havre/language/texts.ts', `import '@quayside/texts'\nimport '../messages/names.ts'`],
    ['packages/cli/src/main.ts', `import 'node:fs'\nimport '@quayside/bots'\nimport '@quayside/texts'`],
    ['games/le-havre/table/play.tsx', `import { Play } from '../table/play.tsx'`],
    ['games/le-havre/rules/rounds.ts', `// no Math.random here\nconst updated = 1 /* new Date */`],
  ]
  it.each(allowed)('accepts %s with %j', (path, source) => {
    expect(faultsOfSource(path, source)).toEqual([])
  })

  const forbidden: readonly (readonly [path: string, source: string])[] = [
    ['packages/kernel/src/seat.ts', `import { rules } from '@quayside/le-havre'`],
    ['packages/kernel/src/seat.test.ts', `import { rules } from '@quayside/le-havre'`],
    ['packages/server/src/room/room.ts', `import { games } from '@quayside/games'`],
    ['packages/server/src/room/room.ts', `import { leHavre } from '@quayside/le-havre'`],
    ['packages/bots/src/decision-service.ts', `import { leHavre } from '@quayside/le-havre'`],
    ['games/le-havre/rules/rules.ts', `import type { Boat } from '@quayside/packet-row'`],
    ['games/packet-row/rules/rules.ts', `export * from '@quayside/le-havre/testing'`],
    ['games/le-havre/rules/rules.ts', `import { existsSync, existsSync, readFileSync } from 'node:fs'`],
    ['games/le-havre/rules/rules.ts', `import { readFileSync } from 'fs'`],
    ['packages/kernel/src/seed.ts', `import pick from 'lodash'`],
    ['packages/kernel/src/conformance/index.ts', `import fc from 'fast-check'`],
    ['games/le-havre/rules/rules.ts', `const { rules } = await import('@quayside/texts')`],
    ['games/le-havre/rules/rules.ts', `import { Seat } from '../../../packages/kernel/src/seat.ts'`],
    ['games/le-havre/rules/rules.ts', `import '../language/texts.ts'`],
    ['packages/texts/src/index.ts', `import '@quayside/le-havre'`],
    ['games/le-havre/rules/rules.ts', `import { state } from '@quayside/le-havre'`],
    ['games/le-havre/tests/golden.test.ts', `import '../../../packages/kernel/src/seat.ts'`],
    ['packages/texts/src/index.ts', `import '@quayside/bots'`],
    ['packages/bots/src/index.ts', `import '@quayside/server'`],
    ['packages/web/src/index.ts', `import '@quayside/server'`],
    ['packages/web/src/shell/table/game-screen.tsx', `import '@quayside/le-havre/table/table.tsx'`],
    ['games/le-havre/table/view-models/log.ts', `import '../../packet-row/view-models/log.ts'`],
    ['packages/web/src/cellar/wine.ts', ''],
    ['packages/server/src/storage/store.ts', `import type { Room } from '../room/room.ts'`],
    ['games/le-havre/rules/state/seats.ts', `import { refuse } from '../explain/refuse.ts'`],
    ['packages/cli/src/main.ts', `import '@quayside/harbour'`],
    ['packages/harbour/src/index.ts', ''],
    ['packages/kernel/src/seed.ts', 'export const seed = Math.random()'],
    ['packages/kernel/src/seed.ts', 'export const seed = Date.now()'],
    ['games/le-havre/rules/scoring.ts', 'names.sort((a, b) => a.localeCompare(b))'],
    ['games/le-havre/rules/scoring.ts', 'await import(name)'],
  ]
  it.each(forbidden)('refuses %s with %j', (path, source) => {
    expect(faultsOfSource(path, source)).toHaveLength(1)
  })
})

describe('checking a manifest', () => {
  it('accepts lower packages anywhere and npm packages where allowed', () => {
    const dependencies = { '@quayside/texts': '0.1.0', commander: '^15.0.0' }
    expect(faultsOfManifest('packages/cli', { name: '@quayside/cli', dependencies })).toEqual([])
  })

  it('refuses an npm package in the kernel, an upward import and a wrong name', () => {
    const dependencies = { '@quayside/server': '0.1.0', commander: '^15.0.0' }
    expect(faultsOfManifest('packages/kernel', { name: 'keel', dependencies })).toHaveLength(3)
  })
})

describe('finding references to one machine', () => {
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

  it('ignores interpreters, addresses and relative paths', () => {
    const text =
      '#!/usr/bin/env node https://example.org/home/ann ./tmp/a ../packages/kernel "resolved": "packages/cli"'
    expect(machineTies(text)).toEqual([])
  })
})

function blame(paths: readonly string[], faults: (path: string) => readonly string[]): string[] {
  return paths.flatMap((path) => faults(path).map((fault) => `${path}: ${fault}`))
}

function manifest(home: string): Manifest {
  return JSON.parse(read(`${home}/package.json`)) as Manifest
}

/** The packages that a TypeScript project references. */
function references(folder: string, file: string): string[] {
  return [...read(posix.join(folder, file)).matchAll(/"path": "([^"]+)"/g)].flatMap(([, path = '']) =>
    posix.join(folder, path).split('/').slice(0, 2).join('/'),
  )
}

/** Every file that git would track, found without git so that an unpacked archive can be checked too. */
function filesUnder(folder: string): string[] {
  const ignored = new Set(['.git', ...readFileSync(join(root, '.gitignore'), 'utf8').split('\n')])
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (ignored.has(entry.name)) return []
    if (entry.isDirectory()) return filesUnder(path)
    return entry.isFile() && !entry.name.endsWith('.tsbuildinfo') ? [path] : []
  })
}
