/** Choosing on the table: Enter after a click, double click, a preview that leaves the selection, where to build. */
import { expect, test } from '@playwright/test'
import { BUILDINGS } from '@quayside/le-havre'
import { before } from '@quayside/le-havre/testing'
import { openPosition, position, tray } from './open-game.ts'

const place = (name: string): string =>
  `[data-place="building-${BUILDINGS.findIndex((building) => building.name === name)}"]`

const { state } = before('bakehouse', { franc: 5, fish: 4, wood: 3, clay: 3, iron: 3 })

test.beforeEach(async ({ page }) => {
  await openPosition(page, state)
})

test('Enter after a click confirms, and once more ends the turn', async ({ page }) => {
  const at = await position(page)
  await page.locator('[data-place="offer-wood"]').click()
  await page.keyboard.press('Enter')
  await expect(tray(page).locator('[data-option="end"]')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect.poll(() => position(page)).toBeGreaterThan(at + 1)
})

test('a double click takes an offer', async ({ page }) => {
  await page.locator('[data-place="offer-wood"]').dblclick()
  await expect(tray(page).locator('[data-option="end"]')).toHaveCount(1)
})

test('a card is shown on hover without changing the selection', async ({ page }) => {
  await page.locator('[data-place="offer-wood"]').click()
  await page.locator(`[data-zone="harbour"] ${place('bakehouse')}`).hover()
  await expect(page.locator('[data-ui="preview"] h3')).toHaveText('Bakehouse')
  await expect(page.locator('[data-place="offer-wood"]')).toHaveAttribute('aria-pressed', 'true')
  await tray(page).hover()
  await expect(page.locator('[data-ui="preview"]')).toHaveCount(0)
})

test('the card shown on hover goes when the window changes its size', async ({ page }) => {
  await page.locator(`[data-zone="harbour"] ${place('bakehouse')}`).hover()
  await expect(page.locator('[data-ui="preview"]')).toHaveCount(1)
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(page.locator('[data-ui="preview"]')).toHaveCount(0)
})

test('a quick click shows the card in the inspector alone', async ({ page }) => {
  await page.clock.install()
  const card = page.locator(`[data-zone="harbour"] ${place('bakehouse')}`)
  await card.click()
  await page.clock.runFor(1000)
  await expect(page.locator('[data-zone="inspector"] h3')).toHaveText('Bakehouse')
  await expect(page.locator('[data-ui="preview"]')).toHaveCount(0)
  await tray(page).hover()
  await card.hover()
  await page.clock.runFor(1000)
  await expect(page.locator('[data-ui="preview"]')).toHaveCount(0)
  await tray(page).hover()
  // Without an inspector beside the table, the preview is the only card.
  await page.setViewportSize({ width: 1280, height: 720 })
  await card.hover()
  await page.clock.runFor(1000)
  await expect(page.locator('[data-ui="preview"]')).not.toContainText('Your selection stays')
  await expect(page.locator('[data-ui="preview"] h3')).toHaveText('Bakehouse')
})

test('beside the offers, no other answer has one of their digits', async ({ page }) => {
  const card = tray(page).locator('label [data-digit]')
  await page.locator('[data-place="offer-wood"]').click()
  await expect(tray(page).locator('button[data-option="take wood"]')).toHaveAttribute('data-digit', '3')
  await expect(card).toHaveAttribute('data-digit', '3')
  await page.keyboard.press('1')
  await expect(card).toHaveAttribute('data-digit', '1')
  await expect(page.locator('[data-place="offer-franc"]')).toHaveAttribute('aria-pressed', 'true')
})

test('the search finds a card by its name and by what it does', async ({ page }) => {
  await page.keyboard.press('f')
  const box = page.locator('#find-card')
  await box.getByRole('searchbox').fill('bread')
  await expect(box.getByRole('button')).toContainText(['Bakehouse'])
  await box.getByRole('searchbox').fill('bakehouse')
  await expect(box.getByRole('button')).toHaveText(['Bakehouse'])
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-zone="inspector"]').getByRole('heading')).toHaveText('Bakehouse')
})
