/** Seats of absent players, and of API bots. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { ServerMessage } from '@quayside/protocol'
import { eventually } from '../eventually.ts'
import { errorsOf, table } from '../table/open-game.ts'
import { play } from '../table/random-player.ts'
import {
  isOwnTurn,
  moveNumberOf,
  openBrowser,
  openRoomByApi,
  join as sitDown,
  takeSeatByApi,
} from './browser-players.ts'
import { test } from './correspondence-fixture.ts'
import { test as serverTest } from './server-fixture.ts'

const HOUR = 3600_000

const notices = (page: Page) => page.locator('[data-ui="notices"]')

test('the others replace an absent player by a bot', async ({ browser, server }) => {
  test.setTimeout(240_000)
  const [lea, mateo, ines] = [
    await openBrowser(browser),
    await openBrowser(browser),
    await openBrowser(browser),
  ]
  const errors = [lea, mateo, ines].map(errorsOf)
  const link = await openRoomByApi(lea, { name: 'Lea', others: ['open', 'open'], vacation: 3 })
  // His browser has stored his seat secret.
  await sitDown(mateo, link, 'Mateo')
  await takeSeatByApi(ines, link, 2, 'Inès')
  await play(lea, { seed: 'lea', enough: () => isOwnTurn(mateo) })
  await mateo.goto('/#/')
  await lea.getByRole('button', { name: 'Menu' }).click()
  await expect(lea.getByRole('button', { name: 'Ask to end the game' })).toBeVisible()
  await expect(lea.getByRole('button', { name: 'Ask to replace Mateo with a bot' })).toBeHidden()
  await lea.keyboard.press('Escape')
  await server.advanceClock(25 * HOUR)
  // A player who returns sees whose time is up.
  await lea.reload()
  await lea.getByRole('button', { name: 'Menu' }).click()
  await lea.getByRole('button', { name: 'Ask to replace Mateo with a bot' }).click()
  await expect(notices(ines).getByText('Lea asks to replace Mateo with a bot.')).toBeVisible()
  await ines.getByRole('button', { name: 'Agree' }).click()
  // The bot may be slow on a busy machine.
  await eventually(() => isOwnTurn(ines), { timeout: 120_000 }).toBe(true)
  await mateo.goto(link)
  await expect(mateo.getByText('A bot has taken over your seat.')).toBeVisible()
  expect(errors.flat()).toEqual([])
})

const GUIDE = join(import.meta.dirname, '..', '..', '..', 'docs', 'bot-api.md')

/** The example program of the guide for API bots. */
const program = async (address: string, token: string): Promise<ChildProcess> => {
  const [, code = ''] = /```js\n(.*?)```/s.exec(await readFile(GUIDE, 'utf8')) ?? []
  return spawn(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, QUAYSIDE_ADDRESS: address, QUAYSIDE_TOKEN: token },
    stdio: 'inherit',
  })
}

serverTest('a program of the person’s own takes a seat and plays', async ({ browser, baseURL }) => {
  const lea = await openBrowser(browser)
  const errors = errorsOf(lea)
  const link = await openRoomByApi(lea, { name: 'Lea', others: ['open'], game: 'packet-row' })
  await lea.goto('/#/you')
  await lea.getByLabel('Bot name').fill('Barnacle')
  await lea.getByRole('button', { name: 'Create a bot' }).click()
  const token = await lea.getByLabel('Token for Barnacle').inputValue()
  const barnacle = await program(baseURL, token)
  await lea.goto(link)
  await lea.getByRole('button', { name: 'Add my bot Barnacle' }).click()
  await expect(table(lea)).toBeVisible()
  await play(lea, { seed: 'lea', enough: async () => (await moveNumberOf(lea)) >= 6 })
  await expect(lea.locator('[data-zone="players"] [data-place]', { hasText: 'Barnacle' })).toBeVisible()
  barnacle.kill()
  expect(errors).toEqual([])
})

serverTest('a bot that cannot decide is told of, until it can', async ({ browser }) => {
  const lea = await openBrowser(browser)
  let injectMessage: (message: ServerMessage) => void = () => undefined
  // Built-in bots never get stuck, so the test injects the status message of a stuck one.
  await lea.routeWebSocket(/\/api\/live/, (page) => {
    page.connectToServer()
    injectMessage = (message) => page.send(JSON.stringify(message))
  })
  const usual = {
    kind: 'room-status',
    vote: null,
    declinedVotes: [],
    isEnded: false,
    vacations: [],
    deadlines: [],
    serverTime: 0,
  } as const
  await openRoomByApi(lea, { name: 'Lea', others: ['deckhand'] })
  await expect(table(lea)).toBeVisible()
  const notice = notices(lea).getByText('is not responding. Trying again every minute')
  await expect(notice).toBeHidden()
  injectMessage({ ...usual, stuckBot: 1 })
  await expect(notice).toBeVisible()
  injectMessage({ ...usual, stuckBot: null })
  await expect(notice).toBeHidden()
})
