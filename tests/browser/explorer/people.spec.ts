/** Consent to open data on the player's page, and the explorer's numbers from the games of people. */
import { type Browser, expect, type Page } from '@playwright/test'
import { packetRow } from '@quayside/packet-row'
import type { CreatedRoom, SeatTicket } from '@quayside/protocol'
import { advice } from '../analysis/analysis-page.ts'
import { openBrowser } from '../online/browser-players.ts'
import { playToEnd } from '../online/play-to-end.ts'
import { test } from '../online/server-fixture.ts'
import { setSettings } from '../table/open-game.ts'
import { findAccessibilityFaults } from '../visual/find-accessibility-faults.ts'

const become = async (page: Page, name: string): Promise<void> => {
  await page.goto('/')
  await expect(await page.request.post('/api/players', { data: { name } })).toBeOK()
  await page.reload()
}

const agree = async (page: Page): Promise<void> => {
  await page.goto('/#/you')
  const consent = page.getByRole('switch', { name: 'Allow my finished public games to be published' })
  await expect(consent).not.toBeChecked()
  await consent.focus()
  await page.keyboard.press('Space')
  await expect(consent).toBeChecked()
  await page.reload()
  await expect(consent).toBeChecked()
}

test('a public game is counted in the explorer once both players have agreed on their pages', async ({
  browser,
  server,
}) => {
  const [lea, mateo] = [await openBrowser(browser), await openBrowser(browser)]
  await become(lea, 'Lea')
  await become(mateo, 'Mateo')
  const opened = await lea.request.post('/api/rooms', {
    data: {
      game: 'packet-row',
      options: { players: 2 },
      listed: true,
      seats: [{ kind: 'mine', name: 'Lea' }, { kind: 'open' }],
    },
  })
  await expect(opened).toBeOK()
  const { room, keys } = (await opened.json()) as CreatedRoom
  const seated = await mateo.request.post(`/api/rooms/${room}/seats`, { data: { seat: 1 } })
  const { key } = (await seated.json()) as SeatTicket
  const at = { address: server, room }
  await playToEnd(
    [
      { ...at, seat: 0, seatSecret: keys['0'] ?? '' },
      { ...at, seat: 1, seatSecret: key },
    ],
    packetRow,
  )
  await agree(lea)
  await agree(mateo)
  await lea.goto('/#/explorer/packet-row/2-players')
  await lea
    .getByRole('group', { name: 'Games' })
    .getByRole('radio', { name: 'People' })
    .check({ force: true })
  await expect(lea.locator('[data-ui=about]')).toContainText('1 finished public game on this server')
  await expect(lea.locator('[data-ui=moves] tbody tr')).toHaveText(/too few games1$/)
  expect(await findAccessibilityFaults(lea)).toEqual([])
})

/** A table for a live rated game of Packet Row with an open seat. */
const openRatedTable = async (owner: Page): Promise<string> => {
  const opened = await owner.request.post('/api/rooms', {
    data: {
      game: 'packet-row',
      options: { players: 2 },
      seats: [{ kind: 'mine', name: 'Lea' }, { kind: 'open' }],
      settings: { clock: { kind: 'live', bank: 3600, increment: 30 }, onTimeout: { kind: 'wait' } },
    },
  })
  await expect(opened).toBeOK()
  return ((await opened.json()) as CreatedRoom).room
}

/** Two players with browsers of their own, and a table of the first that waits for the second. */
const openRatedGame = async (
  browser: Browser,
): Promise<{ readonly lea: Page; readonly mateo: Page; readonly room: string }> => {
  const [lea, mateo] = [await openBrowser(browser), await openBrowser(browser)]
  await become(lea, 'Lea')
  await become(mateo, 'Mateo')
  return { lea, mateo, room: await openRatedTable(lea) }
}

const join = async (guest: Page, room: string): Promise<void> =>
  expect(await guest.request.post(`/api/rooms/${room}/seats`, { data: { seat: 1 } })).toBeOK()

test('during a rated game the explorer is closed, and the home page keeps the game while the server is down', async ({
  browser,
}) => {
  const { lea, mateo, room } = await openRatedGame(browser)
  await lea.goto('/#/explorer/packet-row')
  await expect(lea.locator('[data-ui=moves] tbody tr').first()).toBeVisible()
  await join(mateo, room)

  await lea.reload()
  await expect(lea.locator('[data-ui=closed]')).toContainText('You are playing a rated game of Packet Row')
  expect(await findAccessibilityFaults(lea)).toEqual([])
  await expect(lea.getByRole('link', { name: 'Back to the table' })).toHaveAttribute('href', `#/join/${room}`)
  await lea.goto('/#/explorer/le-havre')
  await expect(lea.locator('[data-ui=moves] tbody tr').first()).toBeVisible()

  await lea.goto('/')
  await expect(lea.locator('[data-ui="game"]')).toContainText('Mateo')
  await lea.route('**/api/**', (route) => route.abort())
  await lea.reload()
  await expect(lea.locator('[data-ui="game"]')).toContainText('Mateo')
  await expect(
    lea.getByText(/The server cannot be reached\. Your online games are shown as they were 1 min ago\./),
  ).toBeVisible()
  expect(await findAccessibilityFaults(lea)).toEqual([])
  await lea.unroute('**/api/**')
  await lea.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(lea.getByText('The server cannot be reached')).toHaveCount(0)
  await expect(lea.locator('[data-ui="game"]')).toContainText('Mateo')
})

test('during a live rated game the analysis board gives no advice, and the text board neither that nor the explorer', async ({
  browser,
}) => {
  const { lea, mateo, room } = await openRatedGame(browser)
  await lea.goto('/#/analysis')
  await lea.getByRole('button', { name: 'Packet Row, Players: 2' }).click()
  await expect(advice(lea).locator('li').first()).toBeVisible()
  await join(mateo, room)

  const refused = 'No advice while you are playing a live rated game'
  await lea.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(advice(lea)).toContainText(refused)
  await expect(advice(lea).locator('li')).toHaveCount(0)
  await lea.getByRole('button', { name: 'Pause' }).click()
  await lea.getByRole('button', { name: 'Resume' }).click()
  await expect(advice(lea)).toContainText(refused)

  await setSettings(lea, { board: 'text' })
  await lea.reload()
  await expect(advice(lea)).toContainText(refused)
  const reply = lea.locator('[data-ui="reply"]')
  for (const [words, answer] of [
    ['advice', refused],
    ['play best', 'There is no advice yet.'],
  ] as const) {
    await lea.locator('#tb-command').fill(words)
    await lea.locator('#tb-command').press('Enter')
    await expect(reply).toContainText(answer)
  }
  await lea.goto('/#/explorer/packet-row')
  await expect(lea.locator('[data-ui=closed]')).toContainText('You are playing a rated game of Packet Row')
  await expect(lea.locator('[data-ui=moves]')).toHaveCount(0)

  // The other game may be analysed.
  await lea.goto('/#/analysis')
  await lea.getByRole('button', { name: 'Le Havre, Players: 2' }).click()
  await expect(advice(lea).locator('li').first()).toBeVisible()
})
