// A third game is one folder and one line. Both are added to a copy of the sources, and the game is then
// played on the command line, in the arena, online and on the page, without any other change.
import type { ChildProcess } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { executablePath, FLAGS } from '../browser/chromium.ts'
import { copySources, type SourceCopy } from '../source-copy.ts'

let copy: SourceCopy

const node = (...args: readonly string[]): string => copy.node(...args)

const quayside = (...args: readonly string[]): string => copy.quayside(...args)

beforeAll(() => {
  copy = copySources('third-game')
  for (const [folder, name] of [
    ['high-card', 'highCard'],
    ['outlined-card', 'outlinedCard'],
  ] as const) {
    cpSync(join(import.meta.dirname, folder), join(copy.folder, 'games', folder), { recursive: true })
    copy.edit('games/index.ts', (text) =>
      `import { ${name} } from './${folder}/game.ts'\n${text}`.replace('])', `, ${name}])`),
    )
  }
}, 60_000)

describe('a third game', { timeout: 120_000 }, () => {
  it('is dealt, played to its end, verified and shown on the command line', () => {
    writeFileSync(join(copy.folder, 'play.ts'), PLAY)
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

  it('is shown on the command line by its outline, without hidden information', () => {
    quayside('new', '--game', 'outlined-card', '--players', '2', '--seed', '7', '-o', 'outlined.quay')
    const shown = quayside('show', 'outlined.quay', '--seat', '1')
    expect(shown).toMatch(/^Told Card\n\n {0,1}\n? Player 1 {2}coins 3 · points 0\n Player 2/)
    expect(shown).not.toContain('Your hand')
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
    writeFileSync(join(copy.folder, 'online.ts'), ONLINE)
    const { over, acknowledged, replays } = JSON.parse(node('online.ts')) as {
      readonly over: readonly boolean[]
      readonly acknowledged: number
      readonly replays: boolean
    }
    expect(over).toEqual([true, true])
    expect(acknowledged).toBeGreaterThan(3)
    expect(replays).toBe(true)
  })

  describe('on the page', () => {
    let browser: Browser
    let site: ChildProcess
    let baseURL: string

    beforeAll(async () => {
      copy.edit('packages/web/vite.config.ts', (text) => text.replace('compressPlugin(),', ''))
      copy.buildSite()
      ;({ site, baseURL } = await copy.serveSite())
      browser = await chromium.launch({ executablePath: await executablePath(), args: FLAGS })
    }, 300_000)

    afterAll(async () => {
      await browser.close()
      site.kill()
    })

    /** A new game of two with the given opponent. */
    const begun = async (board: 'visual' | 'text', other: string, game = 'high-card'): Promise<Page> => {
      const page = await browser.newPage({ locale: 'en-US', baseURL })
      await page.addInitScript(
        (settings) => localStorage.setItem('quayside.settings', settings),
        JSON.stringify({ pace: 'instant', previewFirst: false, board }),
      )
      await page.goto(`/#/new/${game}`)
      await page.getByRole('group', { name: 'Players' }).getByRole('radio').first().check()
      const seats = page.getByRole('group', { name: 'Seats' }).getByRole('combobox')
      expect(await seats.first().locator('option').allInnerTexts()).toEqual(['Human', 'Random', 'Search'])
      await seats.nth(0).selectOption('')
      await seats.nth(1).selectOption(other)
      await page.getByRole('button', { name: 'Start game' }).click()
      return page
    }

    it('is played to its end at a drawn table by two people, and is exported', async () => {
      const page = await begun('visual', '')
      const sheet = page.locator('[data-ui="sheet"]')
      const handOver = page.locator('[data-ui="hand-over"]')
      const hand = page.getByRole('region', { name: 'hands' })
      const answer = page.locator('[data-zone="tray"] [data-digit="1"]')
      /** The answers on offer; they change with every command. */
      const asked = async () => (await page.content()).match(/data-option="[^"]*"/g)?.join()
      for (let count = 0; ; count++) {
        await handOver.or(answer).or(sheet).first().waitFor({ state: 'attached' })
        if ((await sheet.count()) > 0) break
        if ((await handOver.count()) > 0) {
          await handOver.getByRole('button').click()
          await handOver.waitFor({ state: 'detached' })
          continue
        }
        const before = await asked()
        if (count < 2) expect(await hand.innerText()).toMatch(/Player 1: \d+, \d+/)
        // By keyboard only: the first answer, then confirm.
        await page.keyboard.press('1')
        await page.keyboard.press('Enter')
        await expect
          .poll(async () => (await handOver.or(sheet).count()) > 0 || (await asked()) !== before)
          .toBe(true)
      }
      // Two people share the device, so neither is "You".
      for (const name of ['Player 1', 'Player 2']) expect(await sheet.innerText()).toContain(name)
      expect(await sheet.innerText()).not.toContain('You')
      expect(await page.locator('[data-ui="own-result"]').count()).toBe(0)
      // Its manifest names the score, and it has no replay.
      expect(await sheet.locator('thead').innerText()).toContain('Tricks')
      expect(await page.getByRole('button', { name: 'Rematch' }).count()).toBe(1)
      for (const name of ['Replay', 'Review'])
        expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page
          .getByRole('button', { name: /Save|Export|Download/ })
          .first()
          .click(),
      ])
      writeFileSync(join(copy.folder, 'page.quay'), readFileSync(await file.path()))
      expect(quayside('verify', 'page.quay')).toContain('High Card')
      await page.close()
    })

    it('lets a player select the lines of its outline', async () => {
      const page = await begun('visual', '', 'outlined-card')
      await page.locator('[data-ui="hand-over"] button').click()
      expect(await page.getByRole('table', { name: 'Everybody' }).innerText()).toMatch(/Player 1\s+3\s+0/)
      const card = page.getByRole('region', { name: 'Your hand' }).getByRole('button').last()
      const [number = ''] = /\d+/.exec(await card.innerText()) ?? []
      await card.click()
      expect(await card.getAttribute('aria-pressed')).toBe('true')
      await page.locator('[data-confirm]', { hasText: `commit ${number}` }).click()
      await page.locator('[data-ui="hand-over"]').waitFor()
      await page.close()
    })

    it('is played to its end on the text board against a bot', async () => {
      const page = await begun('text', 'uct')
      const ending = page.locator('#tb-ending')
      const next = page.locator('[data-ui="answers"] button').or(ending).first()
      for (;;) {
        await next.waitFor()
        if ((await ending.count()) > 0) break
        const before = await page.content()
        await next.click()
        await expect.poll(() => page.content()).not.toBe(before)
      }
      expect(await page.title()).toContain('High Card')
      expect(await page.getByRole('table', { name: 'Score by source' }).innerText()).toContain('Tricks')
      for (const name of ['Replay', 'Review'])
        expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
      expect(await page.locator('#tb-situation').innerText()).toContain('Player 1')
      await page.close()
    })
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
