/** Displayed amounts change when the tokens of a move arrive, not before. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { before } from '@quayside/le-havre/testing'
import { openGame, position, positionText, setSettings, table, tray } from './open-game.ts'

const tokens = (page: Page): Locator => page.locator('body > svg[aria-hidden="true"]:has(> use)')

const ownWood = (page: Page): Locator => page.locator('[data-zone="mine"] [data-place="stock-0-wood"] b')

const offeredWood = (page: Page): Locator => page.locator('[data-place="offer-wood"]')

const OFFERED = /6 on offer/

/** Tokens stay in the air until the test lets them land. */
const slowDown = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.style.setProperty('--mo-token', '1000s'))

const open = async (page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> => {
  await setSettings(page, settings)
  await openGame(
    page,
    positionText(before('marketplace', { franc: 5, wood: 1 }, { offers: { wood: 6 } }).state),
  )
  await slowDown(page)
  await expect(offeredWood(page)).toHaveAttribute('aria-label', OFFERED)
}

const takeWood = async (page: Page): Promise<void> => {
  await offeredWood(page).click()
  await tray(page).locator('[data-confirm]').click()
  await expect(tray(page).locator('[data-option="end"]')).toBeAttached()
}

test('own goods and the offer change when the tokens land, while the tray already asks', async ({ page }) => {
  await open(page, { motion: 'auto' })
  await takeWood(page)
  await expect(tokens(page)).toHaveCount(6)
  await expect(ownWood(page)).toHaveText('1')
  await expect(offeredWood(page)).toHaveAttribute('aria-label', OFFERED)
  // Any key ends the flight.
  await page.keyboard.press('Shift')
  await expect(tokens(page)).toHaveCount(0)
  await expect(ownWood(page)).toHaveText('7')
  await expect(offeredWood(page)).not.toContainText('8')
})

test('undoing or leaving during the flight shows the right amounts at once', async ({ page }) => {
  await open(page, { motion: 'auto' })
  const start = await position(page)
  await takeWood(page)
  await expect(tokens(page)).toHaveCount(6)
  // Without the pointer, whose press would end the flight.
  await tray(page)
    .locator('[data-key="undo"]')
    .evaluate((button: HTMLElement) => button.click())
  await expect(tokens(page)).toHaveCount(0)
  await expect(table(page)).toHaveAttribute('data-at', String(start))
  await expect(ownWood(page)).toHaveText('1')
  await takeWood(page)
  await expect(tokens(page)).toHaveCount(6)
  const address = page.url()
  await page.evaluate(() => {
    location.hash = '#/settings'
  })
  await expect(tokens(page)).toHaveCount(0)
  await page.evaluate((before) => {
    location.href = before
  }, address)
  await expect(ownWood(page)).toHaveText('7')
})

test('amounts change at once with reduced motion', async ({ page }) => {
  await open(page, {})
  await page.evaluate(() => document.documentElement.style.removeProperty('--mo-token'))
  await takeWood(page)
  await expect(ownWood(page)).toHaveText('7')
  await expect(tokens(page)).toHaveCount(0)
})

test("a bot's amounts change when its tokens land", async ({ page }) => {
  await open(page, { motion: 'auto', pace: 'calm' })
  const rival = page.locator('[data-place="seat-1"]')
  const held = await rival.innerText()
  await takeWood(page)
  await tray(page).locator('[data-confirm]').click()
  await expect(ownWood(page)).toHaveText('7')
  await expect(tokens(page).first()).toBeAttached()
  expect(await rival.innerText()).toBe(held)
  await page.keyboard.press('Shift')
  await expect(rival).not.toHaveText(held)
})
