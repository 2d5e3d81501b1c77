import { expect } from '@playwright/test'
import { errorsOf, table } from '../table/open-game.ts'
import { openBrowser, openRoomByApi, openRoomByForm } from './browser-players.ts'
import { test } from './server-fixture.ts'

test('a listed room is found on the home page and joined from there', async ({ browser }) => {
  const [lea, mateo] = [await openBrowser(browser), await openBrowser(browser)]
  const errors = [lea, mateo].map(errorsOf)
  await openRoomByForm(lea, {
    name: 'Odile of the lobby',
    others: ['open'],
    game: 'packet-row',
    listed: true,
  })
  await expect(lea.getByRole('img', { name: /invite link/i })).toBeVisible()
  await mateo.goto('/')
  await mateo.getByRole('button', { name: 'Join with a code' }).click()
  const found = mateo.getByRole('listitem').filter({ hasText: 'Odile of the lobby' })
  await expect(found).toContainText('Packet Row')
  await expect(found).toContainText('1 of 2 seats free')
  await found.getByRole('link', { name: /Join/ }).click()
  await mateo.getByLabel('Your name').fill('Mateo')
  await mateo.getByRole('button', { name: 'Sit here' }).click()
  for (const page of [lea, mateo]) await expect(table(page)).toBeVisible()
  await lea.goto('/#/')
  await expect(lea.getByRole('heading', { name: 'Open tables' })).toBeVisible()
  // It is no open table any more, but a game to watch.
  await expect(lea.getByText('Hosted by Odile of the lobby')).toBeHidden()
  await expect(lea.getByRole('link', { name: /^Watch Packet Row: .*Mateo/ })).toBeVisible()
  expect(errors.flat()).toEqual([])
})

test('a player who joins a room whose seed the host chose is told so once', async ({ browser }) => {
  const [lea, mateo] = [await openBrowser(browser), await openBrowser(browser)]
  const link = await openRoomByApi(lea, { name: 'Lea', others: ['open'], seed: 'a-seed-that-lea-chose' })
  await mateo.goto(link)
  for (const page of [lea, mateo]) {
    await page.locator('[data-ui="qr"]').waitFor()
    await expect(page.getByText('The host chose this game’s seed')).toHaveCount(1)
  }
})
