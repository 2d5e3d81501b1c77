/** Seats whose people do not come, or are no people. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { ServerMessage } from '@quayside/protocol'
import { eventually } from '../eventually.ts'
import { errorsOf, table } from '../table/open-game.ts'
import { play } from '../table/random-player.ts'
import { isAsked, openRoom, positionOf, join as sitDown, somebody, takeSeat } from './browser-players.ts'
import { test } from './correspondence-fixture.ts'
import { test as harbourTest } from './server-fixture.ts'

const HOUR = 3600_000

const notices = (page: Page) => page.locator('[data-ui="notices"]')

test('the others let a bot play on for somebody who does not come any more', async ({ browser, harbour }) => {
  test.setTimeout(240_000)
  const [lea, mateo, ines] = [await somebody(browser), await somebody(browser), await somebody(browser)]
  const errors = [lea, mateo, ines].map(errorsOf)
  const link = await openRoom(lea, { name: 'Lea', others: ['open', 'open'], vacation: 3 })
  // His page knows that he sat here.
  await sitDown(mateo, link, 'Mateo')
  await takeSeat(ines, link, 2, 'Inès')
  await play(lea, { seed: 'lea', enough: () => isAsked(mateo) })
  await mateo.goto('/#/')
  await lea.getByRole('button', { name: 'Menu' }).click()
  await expect(lea.getByRole('button', { name: 'Propose to end the game' })).toBeVisible()
  await expect(lea.getByRole('button', { name: 'Propose a bot for Mateo' })).toBeHidden()
  await lea.keyboard.press('Escape')
  await harbour.later(25 * HOUR)
  // Whoever comes back sees whose time is up.
  await lea.reload()
  await lea.getByRole('button', { name: 'Menu' }).click()
  await lea.getByRole('button', { name: 'Propose a bot for Mateo' }).click()
  await expect(notices(ines).getByText('Lea proposes that a bot plays on for Mateo.')).toBeVisible()
  await ines.getByRole('button', { name: 'Agree' }).click()
  // The bot thinks on a machine that may be busy.
  await eventually(() => isAsked(ines), { timeout: 120_000 }).toBe(true)
  await mateo.goto(link)
  await expect(mateo.getByText('You have left this game; a bot plays on for you.')).toBeVisible()
  expect(errors.flat()).toEqual([])
})

const GUIDE = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'bot-api.md')

/** The very program that the guide for bots shows. */
const program = async (address: string, token: string): Promise<ChildProcess> => {
  const [, code = ''] = /```js\n(.*?)```/s.exec(await readFile(GUIDE, 'utf8')) ?? []
  return spawn(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, QUAYSIDE_ADDRESS: address, QUAYSIDE_TOKEN: token },
    stdio: 'inherit',
  })
}

harbourTest('a program of the person’s own takes a seat and plays', async ({ browser, baseURL }) => {
  const lea = await somebody(browser)
  const errors = errorsOf(lea)
  const link = await openRoom(lea, { name: 'Lea', others: ['open'], game: 'packet-row' })
  await lea.goto('/#/you')
  await lea.getByLabel('Name of the bot').fill('Barnacle')
  await lea.getByRole('button', { name: 'Make a bot' }).click()
  const token = await lea.getByLabel('The token of Barnacle').inputValue()
  const barnacle = await program(baseURL, token)
  await lea.goto(link)
  await lea.getByRole('button', { name: 'Seat Barnacle' }).click()
  await expect(table(lea)).toBeVisible()
  await play(lea, { seed: 'lea', enough: async () => (await positionOf(lea)) >= 6 })
  await expect(lea.locator('.ps', { hasText: 'Barnacle' })).toBeVisible()
  barnacle.kill()
  expect(errors).toEqual([])
})

harbourTest('a bot that cannot decide is told of, until it can', async ({ browser }) => {
  const lea = await somebody(browser)
  let tell: (message: ServerMessage) => void = () => undefined
  // The bots here always decide: only what the server would say of one is put in on the way.
  await lea.routeWebSocket(/\/api\/live/, (page) => {
    page.connectToServer()
    tell = (message) => page.send(JSON.stringify(message))
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
  await openRoom(lea, { name: 'Lea', others: ['deckhand'] })
  await expect(table(lea)).toBeVisible()
  const notice = notices(lea).getByText('cannot decide at the moment and is asked again every minute')
  await expect(notice).toBeHidden()
  tell({ ...usual, stuckBot: 1 })
  await expect(notice).toBeVisible()
  tell({ ...usual, stuckBot: null })
  await expect(notice).toBeHidden()
})
