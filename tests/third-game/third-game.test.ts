// A third game is one folder and one line. Both are added to a copy of the sources, and the game is then played on the
// command line, in the arena, online and on the page, without any other change.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { games } from '@quayside/games'
import { beforeAll, describe, expect, it } from 'vitest'
import { executablePath, FLAGS } from '../../packages/web/tests/chromium.ts'
import { freePort } from '../../packages/web/tests/free-port.ts'

const root = join(import.meta.dirname, '..', '..')
const copy = join(root, '.cache', 'third-game')

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

const edited = (path: string, change: (text: string) => string): void => {
  const file = join(copy, path)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

const node = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

const quayside = (...args: readonly string[]): string => node('packages/cli/src/main.ts', ...args)

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true })
  for (const path of SOURCES)
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (file) => !file.endsWith('.test.ts') && !['node_modules', 'dist'].includes(basename(file)),
    })
  for (const path of PACKAGES) {
    const link = join(copy, 'node_modules', '@quayside', basename(path))
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(copy, path), link, 'junction')
  }
  cpSync(join(import.meta.dirname, 'high-card'), join(copy, 'games', 'high-card'), { recursive: true })
  edited('games/index.ts', (text) =>
    `import { highCard } from './high-card/game.ts'\n${text}`.replace('])', ', highCard])'),
  )
}, 60_000)

describe('a third game', { timeout: 120_000 }, () => {
  it('is dealt, played to its end, verified and shown on the command line', () => {
    writeFileSync(join(copy, 'play.ts'), PLAY)
    node('play.ts')
    expect(quayside('new', '--game', 'high-card', '--players', '3', '--seed', '7')).toMatch(
      /^game high-card$/m,
    )
    expect(quayside('verify', 'whole.quay')).toContain('High Card')
    const shown = quayside('show', 'whole.quay', '--lang', 'fr')
    expect(shown).toContain('Haute Carte')
    expect(shown).toContain('players')
    expect(() => quayside('new', '--game', 'chess')).toThrow()
  })

  it('is played in the arena by random against uct', () => {
    const options = ['--players', '2', '--bots', 'random,uct@200', '--games', '4', '--threads', '2', '--json']
    const { games, forfeits, bots } = JSON.parse(quayside('arena', '--game', 'high-card', ...options)) as {
      readonly games: number
      readonly forfeits: readonly unknown[]
      readonly bots: readonly { readonly bot: string }[]
    }
    expect([games, forfeits]).toEqual([4, []])
    expect(bots.map(({ bot }) => bot).sort()).toEqual(['random', 'uct@200'])
  })

  it('is played online between two clients, and its record replays', () => {
    writeFileSync(join(copy, 'online.ts'), ONLINE)
    const { over, acknowledged, replays } = JSON.parse(node('online.ts')) as {
      readonly over: readonly boolean[]
      readonly acknowledged: number
      readonly replays: boolean
    }
    expect(over).toEqual([true, true])
    expect(acknowledged).toBeGreaterThan(3)
    expect(replays).toBe(true)
  })

  it('is played on the page by two people, where it is shown as a text', async () => {
    node(join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', join('packages', 'web'))
    const port = await freePort()
    const site = spawn(
      process.execPath,
      ['packages/cli/src/main.ts', 'serve', '--site-only', '--port', String(port)],
      { cwd: copy, stdio: 'ignore' },
    )
    const browser = await chromium.launch({ executablePath: await executablePath(), args: FLAGS })
    try {
      const page = await browser.newPage({ locale: 'en-US', baseURL: `http://localhost:${port}` })
      await page.addInitScript(() =>
        localStorage.setItem('quayside.settings', JSON.stringify({ pace: 'instant', previewFirst: false })),
      )
      await expect
        .poll(() =>
          fetch(`http://localhost:${port}`).then(
            ({ ok }) => ok,
            () => false,
          ),
        )
        .toBe(true)
      await page.goto('/#/new/high-card')
      await page.getByRole('group', { name: 'Players' }).getByRole('radio').first().check()
      const seats = page.getByRole('group', { name: 'Seats' }).getByRole('combobox')
      for (const seat of await seats.all()) await seat.selectOption('')
      await page.getByRole('button', { name: 'Begin' }).click()
      const next = page
        .locator('[data-ui="hand-over"] button, [data-ui="answers"] button, #tb-ending')
        .first()
      for (;;) {
        await next.waitFor()
        if ((await page.locator('#tb-ending').count()) > 0) break
        const before = await page.content()
        await next.click()
        await expect.poll(() => page.content()).not.toBe(before)
      }
      expect(await page.title()).toContain('High Card')
      expect(await page.locator('#tb-situation').innerText()).toContain('Player 1')
    } finally {
      await browser.close()
      site.kill()
    }
  })
})

const PLAY = `
import { writeFileSync } from 'node:fs'
import { Game, printRecord } from '@quayside/kernel'
import { highCard } from '@quayside/kernel/testing'

const opened = Game.open(highCard, { players: 2 }, 'whole')
if (!opened.ok) throw new Error(opened.refusal.code)
const game = opened.value
for (let [seat] = highCard.deciders(game.state); seat !== undefined; [seat] = highCard.deciders(game.state))
  game.submit(seat, highCard.commands(game.state, seat)[0])
writeFileSync('whole.quay', printRecord(game.record))
`

const ONLINE = `
import { parseRecord, replay } from '@quayside/kernel'
import { highCard } from '@quayside/kernel/testing'
import { startServer } from './packages/server/src/process/server.ts'
import { TestPlayer } from './packages/server/src/testing/test-player.ts'

const server = await startServer({ store: ':memory:', host: '127.0.0.1', port: 0, log: false })
const { address } = server
const ask = async (path, body, secret = '') => {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer ' + secret }
  const reply = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(path + ' ' + reply.status + ' ' + (await reply.text()))
  return reply.json()
}
const { secret } = await ask('/api/players', { name: 'Odile' })
const seats = ['Odile', 'Mateo'].map((name) => ({ kind: 'mine', name }))
const { room, keys } = await ask('/api/rooms', { game: 'high-card', options: { players: 2 }, seats }, secret)
const people = [0, 1].map((seat) => new TestPlayer({ address, game: 'high-card', room, key: keys[seat], seat }, 'third ' + seat))
const frames = await Promise.all(people.map((person) => person.play()))
const over = frames.map(({ view }) => {
  const read = highCard.position.read(view)
  return read.ok && highCard.outcome(read.value) !== null
})
const text = await (await fetch(address + '/api/rooms/' + room + '/record')).text()
const record = parseRecord(text)
const replays = record.ok && replay(highCard, record.value).ok
for (const person of people) await person.disconnect()
await server.close()
const acknowledged = people.reduce((sum, { done }) => sum + done.length, 0)
console.log(JSON.stringify({ over, acknowledged, replays }))
process.exit()
`
