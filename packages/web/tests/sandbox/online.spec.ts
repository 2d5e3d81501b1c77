import { expect, type Page } from '@playwright/test'
import { eventually } from '../eventually.ts'
import { answer, isAsked, openRoom, positionOf, somebody, takeSeat } from '../online/browser-players.ts'
import { test } from '../online/server-fixture.ts'
import { tray } from '../table/open-game.ts'
import { banner, begin, branch } from './sandbox-page.ts'

const take = async (page: Page): Promise<void> => {
  await expect(tray(page).locator('[data-option^="take"]').first()).toBeAttached()
  await answer(page)
}

test('a rehearsal at a table of the server stays here until its first step is played', async ({
  browser,
}) => {
  const [lea, mateo] = [await somebody(browser), await somebody(browser)]
  const link = await openRoom(lea, { name: 'Lea', others: ['open'] })
  await takeSeat(mateo, link, 1, 'Mateo')
  // What follows by itself has happened, and both have seen it.
  await expect(tray(lea).locator('[data-option^="take"]').first()).toBeAttached()
  const before = await positionOf(lea)
  await eventually(() => positionOf(mateo)).toBe(before)
  await begin(lea)
  // Against other people nobody is helped by a bot.
  await expect(tray(lea).locator('[data-key="hint"]')).toHaveCount(0)
  await take(lea)
  await expect(branch(lea).locator('[data-ui="move"]').first()).toBeVisible()
  await expect(branch(lea).locator('[data-ui="comparison"]')).toHaveCount(0)
  expect(await positionOf(mateo)).toBe(before)
  await banner(lea).getByRole('button', { name: 'Play the first step' }).click()
  await expect(banner(lea)).toHaveCount(0)
  await eventually(() => positionOf(mateo)).toBe(before + 1)

  // The turn is handed on; what happens at the table meanwhile is said in the rehearsal.
  await answer(lea)
  await eventually(() => isAsked(mateo)).toBe(true)
  await begin(lea)
  await expect(banner(lea)).toContainText('The real game is untouched')
  await answer(mateo)
  await expect(banner(lea)).toContainText('The real game has moved on meanwhile')
})
