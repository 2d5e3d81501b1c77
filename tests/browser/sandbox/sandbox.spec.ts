import { expect, type Page, test } from '@playwright/test'
import { leHavre } from '@quayside/le-havre'
import { before } from '@quayside/le-havre/testing'
import { eventually } from '../eventually.ts'
import { errorsOf, openPosition, position, table, tray } from '../table/open-game.ts'
import {
  banner,
  closeSandbox,
  openSandbox,
  recordMessages,
  sandboxLog,
  sentMessages,
} from './sandbox-page.ts'

const TWO = before(
  'marketplace',
  { franc: 5, fish: 6 },
  { options: { players: 2 }, seat1: { buildings: ['clay-mound'] } },
).state

const take = async (page: Page, good: string): Promise<void> => {
  await page.locator(`[data-zone="offers"] [data-place="offer-${good}"]`).click()
  await tray(page).locator('[data-confirm]').click()
}

const endTurn = async (page: Page): Promise<void> => {
  await expect(tray(page).locator('[data-option="end"]')).toBeAttached()
  await tray(page).locator('[data-confirm]').click()
}

test('on a laptop every button of a sandbox lies inside the tray', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openPosition(page, TWO)
  await openSandbox(page)
  await take(page, 'wood')
  await expect(tray(page).locator('[data-option="end"]')).toBeAttached()
  const buttons = await tray(page)
    .locator('button:visible')
    .evaluateAll((all) => all.map((button) => innerHeight - button.getBoundingClientRect().bottom))
  expect(Math.min(...buttons)).toBeGreaterThan(0)
})

test('a sandbox is played against bots and discarded: the game is unchanged', async ({ page }) => {
  const errors = errorsOf(page)
  await recordMessages(page)
  await openPosition(page, TWO)
  const at = await position(page)
  // The question is read aloud a moment after it is drawn.
  await expect(page.locator('[data-ui="news"]')).not.toBeEmpty()
  const game = await table(page).innerText()
  await openSandbox(page)
  await expect(tray(page).locator('[data-key="leave"]')).toBeVisible()
  await expect(sandboxLog(page)).toContainText(/plus or minus \d+/)
  await take(page, 'wood')
  await endTurn(page)
  // The bot answers, and it is the player's turn again.
  await expect(sandboxLog(page)).toContainText('(bot)')
  await expect(tray(page).locator('[data-option^="take"]').first()).toBeAttached()
  await banner(page).getByRole('button', { name: 'Undo last move' }).click()
  await expect(tray(page).locator('[data-option="end"]')).toBeAttached()
  await closeSandbox(page)
  expect(await position(page)).toBe(at)
  await eventually(() => table(page).innerText()).toBe(game)
  await expect(page.getByRole('button', { name: 'Try moves' })).toBeFocused()

  const sent = await sentMessages(page)
  const received = sent.flatMap(({ worker, message }) =>
    message.kind === 'open-sandbox' ? [{ worker, view: message.branch.view }] : [],
  )
  // The sandbox gets only the player's view of the game.
  expect(received.map(({ view }) => view)).toEqual([
    JSON.parse(JSON.stringify(leHavre.position.write(leHavre.view(TWO, 0)))),
  ])
  const toTheGame = sent.filter(({ worker }) => received.every((sandbox) => sandbox.worker !== worker))
  expect(toTheGame.map(({ message }) => message.kind)).toEqual(['open-saved'])
  expect(errors).toEqual([])
})

test('the first step of a sandbox is played in the game', async ({ page }) => {
  await openPosition(page, TWO)
  const at = await position(page)
  await openSandbox(page)
  await take(page, 'wood')
  await endTurn(page)
  await expect(sandboxLog(page)).toContainText('(bot)')
  await banner(page).getByRole('button', { name: 'Play the first move' }).click()
  await expect(banner(page)).toHaveCount(0)
  await expect(table(page)).toHaveAttribute('data-at', String(at + 1))
  await expect(tray(page).locator('[data-option="end"]')).toBeAttached()
  await expect(page.locator('[data-zone="log"]')).toContainText(/[Tt]akes? \d+ wood/)
})

test('all seats can be played by hand, and the sandbox closes when the player goes home', async ({
  page,
}) => {
  await openPosition(page, TWO)
  await page.keyboard.press('p')
  await expect(banner(page)).toContainText('Sandbox')
  await sandboxLog(page).getByRole('combobox').selectOption('')
  await take(page, 'wood')
  await endTurn(page)
  await expect(banner(page)).toContainText('You are now playing for')
  await take(page, 'clay')
  await endTurn(page)
  await expect(banner(page)).toContainText('You play every seat')
  await expect(sandboxLog(page)).not.toContainText('(bot)')
  await page.goto('/#/')
  await page.locator('[data-ui="game"]').waitFor()
  await expect(banner(page)).toHaveCount(0)
})

test('a finished game has no sandbox', async ({ page }) => {
  const over = before('marketplace', { franc: 5 }, { options: { players: 1 }, phase: 'final', turn: 1 }).state
  await openPosition(page, over)
  await openSandbox(page)
  await page.locator('[data-zone="tray"] [data-option]').first().waitFor({ state: 'attached' })
  await take(page, 'fish')
  await endTurn(page)
  // The game in the sandbox is over; the real one is not.
  await expect(page.locator('main:has(#sources)')).toHaveCount(0)
  await closeSandbox(page)
  await expect(tray(page).locator('[data-option="take fish"]')).toBeAttached()
})
