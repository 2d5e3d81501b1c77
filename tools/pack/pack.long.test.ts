// Published packages must work on their own: packed, installed in an empty folder, type-checked and run.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { type Browser, chromium } from '@playwright/test'
import { games } from '@quayside/games'
import { OTHER_TITLE } from '@quayside/games/testing'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { executablePath, FLAGS } from '../../tests/browser/chromium.ts'
import { emptyFolder, installOffline, runIn, typeCheck, unpack } from './installed.ts'
import { type Packed, packAll } from './pack.ts'
import { ROOT } from './published.ts'

let staged = ''
let folder = ''
let all: readonly Packed[] = []

const named = (...names: readonly string[]): readonly Packed[] =>
  all.filter(({ name }) => names.includes(name))

/** Writes the samples of every README as programs and returns their files. */
const samples = (): readonly string[] =>
  all.flatMap(({ name, folder: place }) =>
    [...readFileSync(join(place, 'README.md'), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)].map(
      ([, text = ''], index) => {
        const file = `programs/readme-${name.replaceAll(/\W/g, '-')}-${index}.ts`
        writeFileSync(join(folder, file), text)
        return file
      },
    ),
  )

const manifestOf = ({ folder: place }: Packed) =>
  JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Readonly<Record<string, unknown>> & {
    readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>
  }

beforeAll(async () => {
  staged = mkdtempSync(join(tmpdir(), 'quayside-packed-'))
  // Otherwise the site would be built in test mode and stay in the cache.
  vi.stubEnv('NODE_ENV', 'production')
  all = await packAll(staged, { withDocs: false })
  vi.unstubAllEnvs()
  folder = emptyFolder()
  cpSync(join(ROOT, 'examples'), join(folder, 'programs'), { recursive: true })
  rmSync(join(folder, 'programs', 'tsconfig.json'))
}, 300_000)

afterAll(() => {
  for (const place of [staged, folder]) rmSync(place, { recursive: true, force: true })
})

describe('every package', () => {
  it('is packed with licence, README and types of each subpath', () => {
    expect(all.map(({ name }) => name)).toEqual([
      ...['kernel', 'texts', 'bots', 'game', 'protocol', ...games.ids].map((name) => `@quayside/${name}`),
      'quayside',
    ])
    for (const one of all) {
      const { license, type, engines, exports, private: hidden } = manifestOf(one)
      expect([one.name, license, type, hidden]).toEqual([one.name, 'MIT', 'module', undefined])
      expect(engines).toEqual({ node: '>=24' })
      expect(readdirSync(one.folder)).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist']))
      for (const target of Object.values(exports))
        for (const file of typeof target === 'string' ? [target] : Object.values(target))
          expect(realpathSync(join(one.folder, file))).toContain(one.folder)
    }
  })

  it('contains no tests, tables or sources', () => {
    for (const { folder: place } of all) {
      const files = readdirSync(place, { recursive: true, encoding: 'utf8' })
      expect(files.filter((file) => /\.test\.|(?<!\.d)\.tsx?$|testing/.test(file))).toEqual([])
    }
  })
})

describe('in an empty folder', () => {
  it('the rules of every game need only the kernel, and play a game to its end', () => {
    installOffline(folder, named('@quayside/kernel', ...games.ids.map((id) => `@quayside/${id}`)))
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      '@quayside',
    ])
    expect(readdirSync(join(folder, 'node_modules', '@quayside'))).toEqual(['kernel', ...games.ids])
    expect(runIn(folder, ['programs/node/rules-only.ts'])).toMatch(/^seat 1: \d+, seat 2: \d+/)
  })

  it('the examples and the samples of every README type-check and run', async () => {
    unpack(folder, all)
    const shown = samples()
    expect(shown.length).toBeGreaterThan(all.length)
    expect(typeCheck(folder)).toBe('')
    for (const sample of shown)
      expect([sample, runIn(folder, [sample])]).toEqual([sample, expect.stringMatching(/\S/)])
    const played = runIn(folder, ['programs/node/play.ts'])
    expect(played).toContain("'supply'")
    expect(played).toMatch(/ · .* · 3 players\nRound 1 of 12/)
    expect(played).toMatch(/seat 3: -?\d+ francs, rank \d\nreplayed \d{2,} moves\n$/)
    expect(runIn(folder, ['programs/worker/main.ts']).split('\n')).toHaveLength(13)
    const chat = runIn(
      folder,
      ['programs/chat-bot/bot.ts'],
      '!new\n!commands\n!play dance\n!play name docks\n',
    )
    expect(chat).toContain('name docks')
    expect(chat).toContain('“dance” is not a command.')
    expect(chat).toMatch(/^2: .* · has taken a card/m)
  })
})

describe('the packed program', () => {
  let browser: Browser
  let server: ChildProcess | null = null

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: await executablePath(), args: FLAGS })
  })

  afterAll(async () => {
    await browser.close()
    server?.kill('SIGTERM')
  })

  const main = (): string => join(folder, 'node_modules', 'quayside', 'dist', 'main.js')

  it('prints its version, simulates in threads, and includes the networks of its bots', () => {
    expect(runIn(folder, [main(), '--version']).trim()).toBe(manifestOf(all[0] as Packed)['version'])
    const json = (...args: readonly string[]): unknown =>
      JSON.parse(runIn(folder, [main(), ...args, '--players', '2', '--json']))
    for (const id of games.ids) {
      expect(json('simulate', '--game', id, '--games', '4', '--threads', '2')).toMatchObject({
        game: id,
        result: { games: 4 },
      })
      const bots = ['--bots', 'deckhand,random', '--games', '2', '--threads', '1']
      expect(json('arena', '--game', id, ...bots)).toMatchObject({ games: 2, forfeits: [] })
    }
  })

  it('serves its page without building anything, also to a browser', async () => {
    // Without a subcommand, as a new user would start it.
    const child = spawn(process.execPath, [main()], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    server = child
    const lines = createInterface({ input: child.stdout })
    const [line] = (await once(lines, 'line')) as [string]
    expect(line).toMatch(/^Quayside: http:/)
    const address = /http:\S+/.exec(line)?.[0] ?? ''
    const page = await browser.newPage()
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.title()).toContain('Quayside')
    const answer = await fetch(`${address}api/rooms`, { method: 'OPTIONS' })
    expect(answer.status).toBeLessThan(500)
  })

  it('a page with a bundler has a button for every command', async () => {
    const site = join(folder, 'site')
    await build({
      configFile: false,
      root: join(folder, 'programs', 'browser'),
      base: './',
      logLevel: 'error',
      build: { outDir: site, target: 'es2024', modulePreload: false },
    })
    const page = await browser.newPage()
    await page.route('http://example.test/**', (route) => {
      const name = new URL(route.request().url()).pathname
      return route.fulfill({ path: join(site, name === '/' ? 'index.html' : name) })
    })
    await page.goto('http://example.test/')
    const position = page.locator('#position')
    await expect.poll(() => position.textContent()).toContain(`${OTHER_TITLE} · 2 players`)
    const before = await position.textContent()
    await page.getByRole('button', { name: 'name docks' }).click()
    await expect.poll(() => position.textContent()).not.toBe(before)
  })
})
