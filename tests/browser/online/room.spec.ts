import { expect, type Page } from '@playwright/test'
import { eventually } from '../eventually.ts'
import { errorsOf, table, tray } from '../table/open-game.ts'
import { play } from '../table/random-player.ts'
import {
  answer,
  isOwnTurn,
  join,
  moveNumberOf,
  openBrowser,
  openRoomByApi,
  openRoomByForm,
  takeSeatByApi,
} from './browser-players.ts'
import { test } from './server-fixture.ts'

const AWAY = 'Connection lost'

/** Plays up to a move number. */
const playUntil = (page: Page, seed: string, at: number): Promise<void> =>
  play(page, { seed, enough: async () => (await moveNumberOf(page)) >= at })

test('two players and a bot start to play, and a choice made offline is sent after the reconnect', async ({
  browser,
}) => {
  const [lea, mateo] = [await openBrowser(browser), await openBrowser(browser)]
  const errors = [lea, mateo].map(errorsOf)
  const link = await openRoomByForm(lea, { name: 'Lea', others: ['open', 'deckhand'] })
  await expect(lea.getByRole('heading', { name: 'One seat is still open' })).toBeVisible()
  await join(mateo, link, 'Mateo')
  await Promise.all([playUntil(lea, 'lea', 12), playUntil(mateo, 'mateo', 12)])

  // The decider loses the connection, chooses, and reconnects.
  await eventually(async () => (await isOwnTurn(lea)) || (await isOwnTurn(mateo))).toBe(true)
  const decider = (await isOwnTurn(lea)) ? lea : mateo
  const before = await moveNumberOf(decider)
  await decider.context().setOffline(true)
  await expect(decider.getByText(AWAY)).toBeVisible()
  await answer(decider)
  await decider.context().setOffline(false)
  await eventually(() => moveNumberOf(decider)).toBeGreaterThan(before)
  await expect(decider.getByText(AWAY)).toBeHidden()
  await expect(tray(decider).getByRole('alert')).toBeHidden()

  // The same seat shows the same game in a second tab and, by its secret link, in another browser.
  const tab = await lea.context().newPage()
  await tab.goto(link)
  await eventually(async () => (await moveNumberOf(tab)) === (await moveNumberOf(lea))).toBe(true)
  await lea.getByRole('button', { name: 'Menu' }).click()
  const secret = await lea.getByLabel('Your seat on another device').inputValue()
  await lea.getByRole('button', { name: 'Close' }).click()
  const elsewhere = await openBrowser(browser)
  await elsewhere.goto(secret)
  await expect(elsewhere.locator('[data-zone="players"] [data-mine]')).toContainText('You')
  const goal = (await moveNumberOf(tab)) + 8
  await Promise.all([playUntil(tab, 'tab', goal), playUntil(mateo, 'more', goal)])
  for (const page of [lea, elsewhere])
    await eventually(async () => (await moveNumberOf(page)) >= (await moveNumberOf(tab))).toBe(true)
  expect(errors.flat()).toEqual([])
})

test("after a move one tap opens the next game with the player's turn, and the home page lists those first", {
  tag: '@long',
}, async ({ browser }) => {
  const [lea, mateo] = [await openBrowser(browser), await openBrowser(browser)]
  const first = await openRoomByApi(lea, { name: 'Lea', others: ['open'] })
  await takeSeatByApi(mateo, first, 1, 'Mateo')
  const second = await openRoomByApi(lea, { name: 'Lea', others: ['open'] })
  await takeSeatByApi(mateo, second, 1, 'Mateo')
  await expect(table(lea)).toBeVisible()
  await play(lea, { seed: 'lea', enough: () => isOwnTurn(mateo) })
  await lea.getByRole('button', { name: 'Next game' }).click()
  await eventually(() => lea.url()).toBe(first)
  await mateo.goto('/#/')
  const games = mateo.locator('[data-ui="game"]')
  await expect(games).toHaveCount(2)
  await expect(games.first()).toContainText('Your turn')
  await expect(games.first().getByRole('link')).toHaveAttribute('href', second.replace(/^.*#/, '#'))
  await expect(games.last()).toContainText('Lea’s turn')
})
