import { expect, test } from '@playwright/test'
import { findAccessibilityFaults } from '../visual/find-accessibility-faults.ts'

const moves = '[data-ui=moves] tbody tr'

test('goes from a position to the next and back by keyboard, and starts a game from there', async ({
  page,
}) => {
  await page.goto('/#/study')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Opening explorer' })
    .getByRole('link', { name: 'Le Havre' })
    .click()
  await expect(page.getByRole('heading', { name: 'Opening explorer: Le Havre' })).toBeVisible()
  await expect(page.getByText(/Open data from [\d,]+ games/)).toBeVisible()
  await expect(page.locator(moves).first()).toContainText('%')
  expect(await findAccessibilityFaults(page)).toEqual([])
  const next = page.getByRole('link', { name: /^Continue/ })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[aria-current=step]')).toContainText('Turn 2')
  await page.getByRole('button', { name: 'As text' }).first().click()
  await expect(page.getByText(/of games \([\d,]+\)/).first()).toBeVisible()
  await page.getByRole('navigation', { name: 'Moves so far' }).getByRole('link').click()
  await expect(page.locator('[aria-current=step]')).toContainText('Turn 1')
  await page.getByRole('button', { name: 'Play from here' }).click()
  await expect(page.locator('[data-at]')).toBeVisible()
})

test('says that a position is unknown, and fits a phone in another language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/explorer/packet-row/2-players/0123456789abcdef')
  await expect(page.getByText('No game in the data reached this position. Nearest: the start')).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr')
  await expect(page.getByRole('heading', { name: 'Explorateur d’ouvertures : Packet Row' })).toBeVisible()
  await expect(page.getByText('Posséder la carte n’explique pas tout')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await findAccessibilityFaults(page)).toEqual([])
})
