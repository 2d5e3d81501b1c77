import { expect, type Page } from '@playwright/test'
import { eventually } from '../eventually.ts'
import { errorsOf, table, tray } from '../table/open-game.ts'
import { play } from '../table/random-player.ts'
import {
  join,
  moveNumberOf,
  openBrowser,
  openRoomByApi,
  openRoomByForm,
  PHONE,
  takeSeatByApi,
} from './browser-players.ts'
import { test } from './server-fixture.ts'

const playUntil = (page: Page, seed: string, at: number): Promise<void> =>
  play(page, { seed, enough: async () => (await moveNumberOf(page)) >= at })

/** The labels of the contracts in the visible hand. */
const contractsOf = (page: Page): Promise<string[]> =>
  page
    .locator('[data-zone="mine"] button[data-state]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))

test('two players and a bot play Packet Row online, and no page receives another hand', async ({
  browser,
}) => {
  const [lea, mateo, visitor] = [
    await openBrowser(browser),
    await openBrowser(browser),
    await openBrowser(browser),
  ]
  const errors = [lea, mateo].map(errorsOf)
  const link = await openRoomByForm(lea, { name: 'Lea', others: ['open', 'deckhand'], game: 'packet-row' })
  await expect(lea.locator('[data-ui="facts"]')).toContainText('Packet Row')
  await join(mateo, link, 'Mateo')
  await table(lea).waitFor()
  await expect(lea).toHaveTitle(/Packet Row/)
  await Promise.all([playUntil(lea, 'lea', 10), playUntil(mateo, 'mateo', 10)])
  const [hers, his] = [await contractsOf(lea), await contractsOf(mateo)]
  expect(hers.length).toBeGreaterThan(0)
  expect(his.length).toBeGreaterThan(0)
  for (const card of hers) expect(await mateo.content()).not.toContain(card)
  for (const card of his) expect(await lea.content()).not.toContain(card)
  await visitor.goto(link.replace('#/join/', '#/watch/'))
  await expect(visitor.locator('[data-zone="mine"]')).toContainText('hand not shown')
  expect(errors.flat()).toEqual([])
})

test('a phone shows how long whoever is asked has still to decide', async ({ browser }) => {
  const lea = await openBrowser(browser, PHONE)
  await openRoomByApi(lea, { name: 'Lea', others: ['deckhand'], game: 'packet-row', vacation: 3 })
  await table(lea).waitFor()
  await expect(lea.locator('[data-place="seat-0"] [data-ui="time-left"]')).toHaveText('23 h')
  await expect(lea.locator('[data-place="seat-1"] [data-ui="time-left"]')).toHaveCount(0)
})

test('a press for what lay there before does not take back what was done', async ({ browser }) => {
  const [lea, mateo] = [await openBrowser(browser), await openBrowser(browser)]
  const link = await openRoomByApi(lea, { name: 'Lea', others: ['open'], game: 'packet-row' })
  await takeSeatByApi(mateo, link, 1, 'Mateo')
  await table(lea).waitFor()
  await tray(lea).locator('[data-option]').first().check({ force: true })
  // Presses undo as soon as it is enabled.
  await lea.evaluate(() => {
    const pressed = new MutationObserver(() => {
      const { left, top, width, height } =
        document.querySelector('[data-key="undo"]')?.getBoundingClientRect() ?? {}
      if (left === undefined || top === undefined) return
      pressed.disconnect()
      document
        .elementFromPoint(left + (width ?? 0) / 2, top + (height ?? 0) / 2)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    })
    pressed.observe(document.body, { childList: true, subtree: true })
  })
  await tray(lea).locator('[data-confirm]').click()
  await eventually(() => moveNumberOf(mateo)).toBe(1)
  const undo = tray(lea).locator('[data-key="undo"]')
  await undo.waitFor()
  await expect.poll(() => moveNumberOf(lea), { intervals: [400], timeout: 3000 }).toBe(1)
  await undo.click()
  await eventually(() => moveNumberOf(lea)).toBe(0)
})
