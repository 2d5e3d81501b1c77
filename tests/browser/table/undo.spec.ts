import { expect, type Page, test } from '@playwright/test'
import { before } from '@quayside/le-havre/testing'
import { beginGame, openPosition, position, table, tray } from './open-game.ts'

const take = async (page: Page, good: string): Promise<void> => {
  await page.locator(`[data-zone="offers"] [data-place="offer-${good}"]`).click()
  await tray(page).locator('[data-confirm]').click()
}

const undo = (page: Page) => tray(page).locator('[data-key="undo"]')

test('steps are undone one by one until nothing is left to undo', async ({ page }) => {
  const { state } = before('marketplace', { franc: 5, fish: 2 }, { seat1: { buildings: ['clay-mound'] } })
  await openPosition(page, state)
  const start = await position(page)
  await expect(undo(page)).toHaveCount(0)
  await take(page, 'wood')
  await expect(tray(page).locator('[data-option="end"]')).toBeAttached()
  await tray(page).locator('[data-key="sell"]').click()
  await tray(page).locator('[data-option="sell clay-mound"]').check({ force: true })
  await tray(page).locator('[data-confirm]').click()
  await expect(tray(page).getByRole('alert').getByRole('checkbox')).not.toBeChecked()
  await tray(page).locator('[data-confirm]').click()
  await expect(table(page)).toHaveAttribute('data-at', String(start + 2))
  await expect(tray(page).locator('[data-ui="hint"]')).toHaveText(
    'You can undo back to the start of the game.',
  )
  await undo(page).click()
  await expect(table(page)).toHaveAttribute('data-at', String(start + 1))
  await undo(page).click()
  await expect(table(page)).toHaveAttribute('data-at', String(start))
  await expect(undo(page)).toHaveCount(0)
  await expect(tray(page).locator('[data-option="take wood"]')).toBeVisible()
})

test("undo does not go beyond another player's move, and the tray says so", async ({ page }) => {
  // The bot in seat 3 plays first.
  await openPosition(page, before('marketplace', { franc: 5 }, { start: 2 }).state)
  await toLimit(page, 'You can undo back to the last move of another player.')
  await expect(page.locator('[data-zone="log"]')).toContainText('Undo stops here: another player moved')
})

test('undo does not go beyond a reveal, and the tray says so', async ({ page }) => {
  await beginGame(page, { players: 1, length: 'short' })
  await toLimit(page, 'You can undo back to the last reveal.')
  await expect(page.locator('[data-zone="log"]')).toContainText('Undo stops here: something was revealed')
})

/** Takes an offer and undoes it, after which nothing is left to undo. */
const toLimit = async (page: Page, because: string): Promise<void> => {
  await expect(tray(page).locator('[data-option="take fish"]')).toBeVisible({ timeout: 20_000 })
  const limit = await position(page)
  await expect(undo(page)).toHaveCount(0)
  await take(page, 'fish')
  await expect(table(page)).not.toHaveAttribute('data-at', String(limit))
  await expect(tray(page).locator('[data-ui="hint"]')).toHaveText(because)
  await undo(page).click()
  await expect(table(page)).toHaveAttribute('data-at', String(limit))
  await expect(undo(page)).toHaveCount(0)
}
