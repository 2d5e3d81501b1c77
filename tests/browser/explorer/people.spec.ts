/** Consent to open data on the player's page, and the explorer's numbers from the games of people. */
import { expect, type Page } from '@playwright/test'
import { packetRow } from '@quayside/packet-row'
import type { CreatedRoom, SeatTicket } from '@quayside/protocol'
import { openBrowser } from '../online/browser-players.ts'
import { playToEnd } from '../online/play-to-end.ts'
import { test } from '../online/server-fixture.ts'
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

test('during a rated game the explorer is closed, and the home page keeps the game while the server is down', async ({
  browser,
}) => {
  const [lea, mateo] = [await openBrowser(browser), await openBrowser(browser)]
  await become(lea, 'Lea')
  await become(mateo, 'Mateo')
  const opened = await lea.request.post('/api/rooms', {
    data: {
      game: 'packet-row',
      options: { players: 2 },
      seats: [{ kind: 'mine', name: 'Lea' }, { kind: 'open' }],
      settings: { clock: { kind: 'live', bank: 3600, increment: 30 }, onTimeout: { kind: 'wait' } },
    },
  })
  await expect(opened).toBeOK()
  const { room } = (await opened.json()) as CreatedRoom
  await lea.goto('/#/explorer/packet-row')
  await expect(lea.locator('[data-ui=moves] tbody tr').first()).toBeVisible()
  await expect(await mateo.request.post(`/api/rooms/${room}/seats`, { data: { seat: 1 } })).toBeOK()

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
