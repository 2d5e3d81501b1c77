// The published libraries; pack.long.test.ts packs, installs, type-checks and runs everything, including the
// program.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { games } from '@quayside/games'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyFolder, runIn } from './installed.ts'
import { compile } from './pack.ts'
import { libraries, ROOT } from './published.ts'
import { stageLibrary } from './stage.ts'

interface Manifest {
  readonly license: string
  readonly private?: boolean
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}

let parent = ''
let folder = ''
const staged = new Map<string, string>()

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'quayside-staged-'))
  folder = emptyFolder()
  compile()
  for (const library of libraries()) staged.set(library.name, await stageLibrary(library, parent))
}, 120_000)

afterAll(() => {
  for (const place of [parent, folder]) rmSync(place, { recursive: true, force: true })
})

it('every library has licence, README and types of each subpath, and no tests, tables or sources', () => {
  expect([...staged.keys()]).toEqual(
    ['kernel', 'texts', 'bots', 'game', 'protocol', ...games.ids].map((name) => `@quayside/${name}`),
  )
  for (const [name, place] of staged) {
    const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Manifest
    expect([name, manifest.license, manifest.private]).toEqual([name, 'MIT', undefined])
    for (const target of Object.values(manifest.exports))
      for (const file of typeof target === 'string' ? [target] : Object.values(target))
        expect(realpathSync(join(place, file))).toContain(place)
    const files = readdirSync(place, { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => /\.test\.|(?<!\.d)\.tsx?$|testing|puzzles-/.test(file))).toEqual([])
  }
})

it('the README of every library shows how to use it, without links into the repository', () => {
  for (const [name, place] of staged) {
    const readme = readFileSync(join(place, 'README.md'), 'utf8')
    expect([name, /^npm install .*@quayside\//m.test(readme), readme.includes('```ts\n')]).toEqual([
      name,
      true,
      true,
    ])
    expect([name, readme.match(/\]\((?!https:)[^)]*\)|npx vitest/g)]).toEqual([name, null])
  }
})

it('the rules of every game play a game to its end with only the kernel', () => {
  for (const name of ['@quayside/kernel', ...games.ids.map((id) => `@quayside/${id}`)]) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    cpSync(staged.get(name) ?? '', link, { recursive: true })
  }
  cpSync(join(ROOT, 'examples', 'node', 'rules-only.ts'), join(folder, 'rules-only.ts'))
  expect(runIn(folder, ['rules-only.ts'])).toMatch(/^seat 1: \d+, seat 2: \d+/)
})
