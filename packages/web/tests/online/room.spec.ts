import { expect, type Page } from '@playwright/test'
import { eventually } from '../eventually.ts'
import { errorsOf, table, tray } from '../table/open-game.ts'
import { play } from '../table/random-player.ts'
import {
  answer,
  isAsked,
  join,
  openRoom,
  openTable,
  positionOf,
  somebody,
  takeSeat,
} from './browser-players.ts'
import { test } from './server-fixture.ts'

const AWAY = 'No connection to the table'

/** Plays until the table has come so far. */
const playUntil = (page: Page, seed: string, at: number): Promise<void> =>
  play(page, { seed, enough: async () => (await positionOf(page)) >= at })

test('two people and a bot begin to play, and a choice made without a connection is carried out after it', async ({
  browser,
}) => {
  const [lea, mateo] = [await somebody(browser), await somebody(browser)]
  const errors = [lea, mateo].map(errorsOf)
  const link = await openTable(lea, { name: 'Lea', others: ['open', 'deckhand'] })
  await expect(lea.getByRole('heading', { name: 'One seat is still open' })).toBeVisible()
  await join(mateo, link, 'Mateo')
  await Promise.all([playUntil(lea, 'lea', 12), playUntil(mateo, 'mateo', 12)])

  // Whoever is asked loses the connection, chooses, and has it back.
  await eventually(async () => (await isAsked(lea)) || (await isAsked(mateo))).toBe(true)
  const asked = (await isAsked(lea)) ? lea : mateo
  const before = await positionOf(asked)
  await asked.context().setOffline(true)
  await expect(asked.getByText(AWAY)).toBeVisible()
  await answer(asked)
  await asked.context().setOffline(false)
  await eventually(() => positionOf(asked)).toBeGreaterThan(before)
  await expect(asked.getByText(AWAY)).toBeHidden()
  await expect(tray(asked).locator('.refused')).toBeHidden()

  // The same seat in a second tab shows the same table, and so it does by its secret link elsewhere.
  const tab = await lea.context().newPage()
  await tab.goto(link)
  await eventually(async () => (await positionOf(tab)) === (await positionOf(lea))).toBe(true)
  await lea.getByRole('button', { name: 'Menu' }).click()
  const secret = await lea.getByLabel('Your seat on another device').inputValue()
  await lea.getByRole('button', { name: 'Close' }).click()
  const elsewhere = await somebody(browser)
  await elsewhere.goto(secret)
  await expect(elsewhere.locator('.ps.me')).toContainText('You')
  const goal = (await positionOf(tab)) + 8
  await Promise.all([playUntil(tab, 'tab', goal), playUntil(mateo, 'more', goal)])
  for (const page of [lea, elsewhere])
    await eventually(async () => (await positionOf(page)) >= (await positionOf(tab))).toBe(true)
  expect(errors.flat()).toEqual([])
})

test('after a move one tap leads to the next game that waits, and the home page has those first', {
  tag: '@long',
}, async ({ browser }) => {
  const [lea, mateo] = [await somebody(browser), await somebody(browser)]
  const first = await openRoom(lea, { name: 'Lea', others: ['open'] })
  await takeSeat(mateo, first, 1, 'Mateo')
  const second = await openRoom(lea, { name: 'Lea', others: ['open'] })
  await takeSeat(mateo, second, 1, 'Mateo')
  await expect(table(lea)).toBeVisible()
  await play(lea, { seed: 'lea', enough: () => isAsked(mateo) })
  await lea.getByRole('button', { name: 'Next game' }).click()
  await eventually(() => lea.url()).toBe(first)
  await mateo.goto('/#/')
  const games = mateo.locator('[data-ui="game"]')
  await expect(games).toHaveCount(2)
  await expect(games.first()).toContainText('Your turn')
  await expect(games.first().getByRole('link')).toHaveAttribute('href', second.replace(/^.*#/, '#'))
  await expect(games.last()).toContainText('Lea’s turn')
})
