import { expect, type Page, test } from '@playwright/test'
import { leHavre } from '@quayside/le-havre'
import { before } from '@quayside/le-havre/testing'
import { eventually } from '../eventually.ts'
import { errorsOf, openPosition, position, table, tray } from '../table/open-game.ts'
import { banner, begin, branch, leave, toldTo, watchHosts } from './sandbox-page.ts'

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

test('a rehearsal is played on against bots and thrown away: the game is as it was', async ({ page }) => {
  const errors = errorsOf(page)
  await watchHosts(page)
  await openPosition(page, TWO)
  const at = await position(page)
  const game = await table(page).innerText()
  await begin(page)
  await expect(tray(page).locator('[data-key="leave"]')).toBeVisible()
  await expect(branch(page)).toContainText(/plus or minus \d+/)
  await take(page, 'wood')
  await endTurn(page)
  // The bot answers, and it is the person's turn again.
  await expect(branch(page)).toContainText('(bot)')
  await expect(tray(page).locator('[data-option^="take"]').first()).toBeAttached()
  await banner(page).getByRole('button', { name: 'Undo last' }).click()
  await expect(tray(page).locator('[data-option="end"]')).toBeAttached()
  await leave(page)
  expect(await position(page)).toBe(at)
  await eventually(() => table(page).innerText()).toBe(game)
  await expect(page.getByRole('button', { name: 'Rehearse' })).toBeFocused()

  const told = await toldTo(page)
  const heard = told.flatMap(({ host, message }) =>
    message.kind === 'rehearse' ? [{ host, view: message.branch.view }] : [],
  )
  // All that the rehearsal ever hears of the game is what the person sees of it.
  expect(heard.map(({ view }) => view)).toEqual([
    JSON.parse(JSON.stringify(leHavre.position.write(leHavre.view(TWO, 0)))),
  ])
  const toTheGame = told.filter(({ host }) => heard.every((rehearsal) => rehearsal.host !== host))
  expect(toTheGame.map(({ message }) => message.kind)).toEqual(['continue'])
  expect(errors).toEqual([])
})

test('the first step of a rehearsal is played in the game', async ({ page }) => {
  await openPosition(page, TWO)
  const at = await position(page)
  await begin(page)
  await take(page, 'wood')
  await endTurn(page)
  await expect(branch(page)).toContainText('(bot)')
  await banner(page).getByRole('button', { name: 'Play the first step' }).click()
  await expect(banner(page)).toHaveCount(0)
  await expect(table(page)).toHaveAttribute('data-at', String(at + 1))
  await expect(tray(page).locator('[data-option="end"]')).toBeAttached()
  await expect(page.locator('[data-zone="log"]')).toContainText(/takes? \d+ wood/)
})

test('everybody can be played by hand, and the rehearsal ends when one goes home', async ({ page }) => {
  await openPosition(page, TWO)
  await page.keyboard.press('p')
  await expect(banner(page)).toContainText('Rehearsal')
  await branch(page).getByRole('combobox').selectOption('')
  await take(page, 'wood')
  await endTurn(page)
  await expect(banner(page)).toContainText('Now you play for')
  await take(page, 'clay')
  await endTurn(page)
  await expect(banner(page)).toContainText('You play everybody')
  await expect(branch(page)).not.toContainText('(bot)')
  await page.goto('/#/')
  await page.locator('[data-ui="game"]').waitFor()
  await expect(banner(page)).toHaveCount(0)
})

test('there is nothing to rehearse once the game is over', async ({ page }) => {
  const over = before('marketplace', { franc: 5 }, { options: { players: 1 }, phase: 'final', turn: 1 }).state
  await openPosition(page, over)
  await begin(page)
  await page.locator('[data-zone="tray"] [data-option]').first().waitFor({ state: 'attached' })
  await take(page, 'fish')
  await endTurn(page)
  // The rehearsed game is over; the real one is not.
  await expect(page.locator('main:has(#sources)')).toHaveCount(0)
  await leave(page)
  await expect(tray(page).locator('[data-option="take fish"]')).toBeAttached()
})
