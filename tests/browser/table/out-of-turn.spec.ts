import { expect, test } from '@playwright/test'
import { before } from '@quayside/le-havre/testing'
import { eventually } from '../eventually.ts'
import { inWorker, openPosition, tray } from './open-game.ts'
import { readSavedGame } from './saved-games.ts'

// The bot worker never answers, so that the other player's turn lasts.
test('while another player is asked, a building is sold and a loan is repaid', async ({ page }) => {
  await inWorker(page, 'self.Worker = class { postMessage() {} terminate() {} }')
  const seat1 = { buildings: ['clay-mound'], loans: 1 }
  await openPosition(page, before('marketplace', { franc: 5 }, { start: 1, seat1 }).state)
  await expect(tray(page)).toContainText('is thinking')

  await tray(page).locator('[data-key="sell"]').click()
  await tray(page).locator('label', { hasText: 'Clay Mound' }).click()
  await tray(page).locator('[data-confirm]').click()
  await expect(tray(page).getByRole('alert')).toContainText('half the value')
  await tray(page).locator('[data-confirm]').click()
  await eventually(async () => (await readSavedGame(page)).record).toContain('sell clay-mound')

  await tray(page).locator('label', { hasText: 'loan' }).click()
  await tray(page).locator('[data-confirm]').click()
  await eventually(async () => (await readSavedGame(page)).record).toContain('repay')
})
