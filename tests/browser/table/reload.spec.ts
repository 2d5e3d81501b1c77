import { expect, test } from '@playwright/test'
import { before } from '@quayside/le-havre/testing'
import { eventually } from '../eventually.ts'
import { openPosition, position, table, tray } from './open-game.ts'
import { readSavedGame } from './saved-games.ts'

test('after a reload in the middle of a decision the same question is asked', async ({ page }) => {
  await openPosition(page, before('bakehouse', { grain: 4, wood: 3, coal: 1, franc: 3 }).state)
  await page.locator('[data-zone="harbour"] [data-place]', { hasText: 'Bakehouse' }).click()
  await tray(page).locator('[data-confirm]').click()
  await expect(tray(page).getByRole('heading')).toHaveText('How many times?')
  await tray(page).locator('[data-step="less"]').click()
  await tray(page).locator('[data-confirm]').click()
  await expect(tray(page).getByRole('heading')).toContainText('energy')
  const at = await position(page)
  await eventually(async () => (await readSavedGame(page)).at).toBe(at)
  await page.reload()
  await expect(table(page)).toHaveAttribute('data-at', String(at))
  await expect(tray(page).getByRole('heading')).toContainText('energy')
  await tray(page).locator('[data-confirm]').click()
  await expect(tray(page).locator('[data-option="end"]')).toBeAttached()
})
