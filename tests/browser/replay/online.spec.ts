import { expect } from '@playwright/test'
import { eventually } from '../eventually.ts'
import { openBrowser, openRoomByForm } from '../online/browser-players.ts'
import { test } from '../online/server-fixture.ts'
import { fetchRecord, verifyRecord } from '../online/verify-record.ts'
import { play } from '../table/random-player.ts'
import { slider } from './replay-page.ts'

test('a finished online game can be replayed by anybody who has its address', {
  tag: '@long',
}, async ({ browser }) => {
  test.setTimeout(300_000)
  const lea = await openBrowser(browser)
  const link = await openRoomByForm(lea, { name: 'Lea', others: ['deckhand'], game: 'packet-row' })
  const room = link.split('/').at(-1) ?? ''
  const visitor = await openBrowser(browser)
  await visitor.goto(`/#/replay/room=${room}`)
  await expect(visitor.getByRole('alert')).toHaveText('The game is not over yet.')
  await play(lea, { seed: 'lea' })
  await expect(lea.getByText('Deal verified.')).toBeVisible()
  const record = await fetchRecord(lea, link)
  expect(verifyRecord(record)).toContain('Deal verified.')
  expect(verifyRecord(record.replace(/"nonces":\["../, '"nonces":["00'))).toContain(
    'The deal is not verified',
  )
  await lea.getByRole('button', { name: 'Replay' }).click()
  await slider(lea).waitFor()
  await lea.keyboard.press('End')
  await expect(lea.getByRole('heading', { name: 'The game is over' })).toBeVisible()
  await eventually(() => lea.url()).toMatch(new RegExp(`#/replay/room=${room}/\\d+$`))
  const result = await lea.locator('[data-ui="replay-heading"] p').innerText()
  await lea.getByRole('link', { name: 'Result' }).click()
  await expect(lea.locator('main:has(#sources)')).toContainText(result)
  await lea.getByRole('button', { name: 'View the board' }).click()
  await lea.locator('[data-zone="log"] a').first().click()
  await slider(lea).waitFor()
  await visitor.goto(lea.url())
  await slider(visitor).waitFor()
  await expect(visitor.locator('[data-ui="replay-heading"] p')).toHaveText(result)
  await expect(visitor.locator('[data-zone="players"]')).toContainText('Lea')
})
