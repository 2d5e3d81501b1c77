/** Votes, chat, and leaving a game. */
import { expect, type Locator, type Page } from '@playwright/test'
import { eventually } from '../eventually.ts'
import { errorsOf, table, tray } from '../table/open-game.ts'
import { play } from '../table/random-player.ts'
import {
  answer,
  isOwnTurn,
  moveNumberOf,
  openBrowser,
  openRoomByApi,
  takeSeatByApi,
} from './browser-players.ts'
import { test } from './server-fixture.ts'

const menu = async (page: Page, press: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: press }).click()
}

const closeMenu = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-ui="drawer"]:popover-open')).toHaveCount(0)
}

const notices = (page: Page): Locator => page.locator('[data-ui="notices"]')

/** A room of two players, the first of whom starts. */
const two = async (
  browser: Parameters<typeof openBrowser>[0],
  game?: 'packet-row',
): Promise<readonly [Page, Page, string]> => {
  const [lea, mateo] = [await openBrowser(browser), await openBrowser(browser)]
  const link = await openRoomByApi(lea, { name: 'Lea', others: ['open'], ...(game ? { game } : {}) })
  await takeSeatByApi(mateo, link, 1, 'Mateo')
  await expect(table(lea)).toBeVisible()
  return [lea, mateo, link]
}

const answerNext = async (page: Page): Promise<void> => {
  await eventually(() => isOwnTurn(page)).toBe(true)
  await answer(page)
}

test("undoing another player's move needs a vote", async ({ browser }) => {
  const [lea, mateo] = await two(browser, 'packet-row')
  const errors = [lea, mateo].map(errorsOf)
  // A player can be replaced only after days of waiting, and the menu says when.
  await mateo.getByRole('button', { name: 'Menu' }).click()
  await expect(mateo.getByText(/^If Lea does not return, you can ask for a bot after .+\.$/)).toBeVisible()
  await expect(mateo.getByRole('button', { name: 'Ask to replace Lea with a bot' })).toBeHidden()
  await closeMenu(mateo)
  const ask = async (): Promise<void> => {
    await answerNext(lea)
    await answerNext(mateo)
    await eventually(() => moveNumberOf(lea)).toBe(2)
    await menu(lea, 'Ask to undo 2 moves')
    await closeMenu(lea)
    await expect(notices(lea).getByText('You asked to undo 2 moves.')).toBeVisible()
    await expect(notices(mateo).getByText('Lea asks to undo 2 moves.')).toBeVisible()
  }
  await ask()
  await mateo.getByRole('button', { name: 'Agree' }).click()
  for (const page of [lea, mateo]) await eventually(() => moveNumberOf(page)).toBe(0)
  await ask()
  await mateo.getByRole('button', { name: 'Decline' }).click()
  for (const page of [lea, mateo]) {
    await expect(notices(page).getByText('to go back 2 steps.')).toBeHidden()
    expect(await moveNumberOf(page)).toBe(2)
  }
  // The player who asked is told, and the refused vote is not offered again.
  await expect(notices(lea).getByText('Your request was not accepted')).toBeVisible()
  await expect(notices(mateo).getByText('Your request was not accepted')).toBeHidden()
  await lea.getByRole('button', { name: 'Menu' }).click()
  await expect(lea.getByRole('button', { name: 'Ask to end the game' })).toBeVisible()
  await expect(lea.getByRole('button', { name: 'Ask to undo 2 moves' })).toBeHidden()
  expect(errors.flat()).toEqual([])
})

test('players chat, still see messages after a reload, and no longer see muted players', async ({
  browser,
}) => {
  const [lea, mateo, link] = await two(browser)
  const errors = [lea, mateo].map(errorsOf)
  // The chat is loaded after the table; before that the key has no effect.
  await expect(lea.getByRole('button', { name: 'Chat' })).toBeVisible()
  await lea.keyboard.press('t')
  await lea.getByRole('textbox', { name: 'Your message' }).fill('Good luck!')
  await lea.keyboard.press('Enter')
  await expect(lea.getByRole('log', { name: 'Chat' })).toContainText('Good luck!')
  const button = mateo.getByRole('button', { name: 'Chat, 1 new message' })
  await expect(button).toBeVisible()
  await mateo.goto('/#/')
  await mateo.goto(link)
  await button.click()
  await expect(mateo.getByRole('log', { name: 'Chat' })).toContainText('Good luck!')
  await expect(mateo.getByRole('textbox', { name: 'Your message' })).toBeFocused()
  await mateo.locator('[data-ui="lines"] summary').click()
  await mateo.getByRole('button', { name: 'Mute Lea' }).click()
  await expect(mateo.getByText('You muted Lea')).toBeVisible()
  await expect(mateo.getByText('Good luck!')).toBeHidden()
  await lea.getByRole('textbox', { name: 'Your message' }).fill('Are you there?')
  await lea.keyboard.press('Enter')
  await expect(lea.getByRole('log', { name: 'Chat' })).toContainText('Are you there?')
  await expect(mateo.getByText('Are you there?')).toBeHidden()
  await mateo.goto('/#/you')
  await mateo.getByRole('button', { name: 'Unmute Lea' }).click()
  await expect(mateo.getByText('No one is muted.')).toBeVisible()
  await mateo.goto(link)
  await mateo.reload()
  await mateo.getByRole('button', { name: /^Chat/ }).click()
  await expect(mateo.getByRole('log', { name: 'Chat' })).toContainText('Are you there?')
  expect(errors.flat()).toEqual([])
})

test('players can vote to end a game, and one can leave their seat to a bot', { tag: '@long' }, async ({
  browser,
}) => {
  const [lea, mateo, link] = await two(browser)
  await mateo.goto('/#/')
  await play(lea, { seed: 'lea', enough: async () => (await moveNumberOf(lea)) === 3 })
  await menu(lea, 'Ask to end the game')
  // Automatic moves after a return do not answer the question.
  await mateo.goto(link)
  await mateo.getByRole('button', { name: 'Agree' }).click()
  for (const page of [lea, mateo]) {
    await expect(notices(page).getByText('This game ended without a result.')).toBeVisible()
    await expect(tray(page).getByRole('heading')).toHaveText('This game ended without a result.')
    await expect(tray(page).getByRole('link', { name: 'Home' })).toBeVisible()
  }
  await lea.keyboard.press('Escape')
  await tray(lea)
    .getByRole('button', { name: /^Rematch/ })
    .click()
  await expect(notices(mateo).getByText('Lea wants a rematch')).toBeVisible()
  await expect(notices(mateo).getByRole('button', { name: /^Rematch/ })).toHaveCount(0)
  const [ines, yuting] = await two(browser)
  await menu(yuting, 'Leave the game')
  await yuting.getByRole('button', { name: 'Leave permanently' }).click()
  await expect(yuting.getByText('You left this game')).toBeVisible()
  // All other seats are bots now.
  await expect(table(ines)).toBeVisible()
})

test('standing policies are stored by the server', { tag: '@long' }, async ({ browser }) => {
  const [lea] = await two(browser)
  await lea.getByRole('button', { name: 'Menu' }).click()
  await lea.getByRole('combobox', { name: /^Feeding/ }).selectOption({ label: 'Food first, then francs' })
  await lea.getByText('Pay interest', { exact: true }).click()
  await expect(lea.getByRole('switch', { name: 'Pay interest', exact: true })).toBeChecked()
  await lea.reload()
  await lea.getByRole('button', { name: 'Menu' }).click()
  await expect(lea.getByRole('combobox', { name: /^Feeding/ })).toHaveValue('food')
  await expect(lea.getByRole('switch', { name: 'Pay interest', exact: true })).toBeChecked()
})

test('a player on vacation is shown as such', { tag: '@long' }, async ({ browser }) => {
  const [lea, mateo] = [await openBrowser(browser), await openBrowser(browser)]
  const link = await openRoomByApi(lea, { name: 'Lea', others: ['open'], vacation: 7 })
  await takeSeatByApi(mateo, link, 1, 'Mateo')
  await lea.getByRole('button', { name: 'Menu' }).click()
  await lea.getByRole('combobox', { name: /^Vacation/ }).selectOption('3')
  await lea.getByRole('button', { name: 'Pause my clock' }).click()
  await expect(lea.getByText('Your clock is paused until')).toBeVisible()
  await expect(notices(mateo).getByText('Lea is on vacation until')).toBeVisible()
  await lea.getByRole('button', { name: 'End vacation' }).click()
  await expect(lea.getByRole('button', { name: 'Pause my clock' })).toBeVisible()
  await expect(notices(mateo).getByText('Lea is on vacation until')).toBeHidden()
})
