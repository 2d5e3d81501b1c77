import { expect, type Page, test } from '@playwright/test'
import { games } from '@quayside/games'
import { Game, printRecord } from '@quayside/kernel'
import { loadGame } from '../../../packages/web/src/backend/game-text.ts'
import { goToStorage, savedGame, storeGame } from '../table/saved-games.ts'
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

/** A finished game of a person in the second seat against a bot. */
const keepFinishedGame = async (page: Page, seed: string): Promise<void> => {
  const rules = await games.rules('packet-row', null)
  if (!rules.ok) throw new Error(rules.refusal.code)
  const opened = Game.open(rules.value, { players: 2, start: 1 }, seed)
  if (!opened.ok) throw new Error(opened.refusal.code)
  const { value: game } = opened
  for (let step = 0; rules.value.deciders(game.state).length > 0; step++) {
    const [seat = 0] = rules.value.deciders(game.state)
    const commands = rules.value.commands(game.state, seat)
    game.submit(seat, commands[(5 * step) % commands.length])
  }
  const loaded = await loadGame(printRecord(game.record), null)
  if (!loaded.ok) throw new Error(loaded.refusal.code)
  await storeGame(
    page,
    savedGame(loaded.value, [
      { name: '', bot: 'mate' },
      { name: '', bot: null },
    ]),
  )
}

test('counts the games finished on this device in a tab of its own, with their number', async ({ page }) => {
  await page.goto('/#/explorer/packet-row/2-players')
  await page.getByRole('group', { name: 'Games' }).getByRole('radio', { name: 'Mine' }).check({ force: true })
  await expect(page.locator('[data-ui=about]')).toContainText('You have not finished a game with this setup')
  await goToStorage(page)
  for (const seed of ['one', 'two', 'three']) await keepFinishedGame(page, seed)
  await page.goto('/#/explorer/packet-row/2-players')
  const mine = page.getByRole('group', { name: 'Games' }).getByRole('radio', { name: 'Mine' })
  await page.getByRole('group', { name: 'Games' }).getByRole('radio', { name: 'Bots' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(mine).toBeChecked()
  await expect(page.locator('[data-ui=about]')).toContainText('3 finished games on this device')
  await expect(page.locator(moves).first()).toContainText('too few games')
  await expect(page.locator('[aria-current=step]')).toHaveText('Turn 1: seat 1')
  await page.locator(moves).first().getByRole('link').click()
  await expect(page.locator('[aria-current=step]')).toContainText('Turn 2')
  expect(await findAccessibilityFaults(page)).toEqual([])
})
