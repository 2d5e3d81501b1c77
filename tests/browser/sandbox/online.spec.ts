import { expect, type Page } from '@playwright/test'
import { eventually } from '../eventually.ts'
import {
  answer,
  isOwnTurn,
  moveNumberOf,
  openBrowser,
  openRoomByApi,
  takeSeatByApi,
} from '../online/browser-players.ts'
import { test } from '../online/server-fixture.ts'
import { tray } from '../table/open-game.ts'
import { banner, openSandbox, sandboxLog } from './sandbox-page.ts'

const take = async (page: Page): Promise<void> => {
  await expect(tray(page).locator('[data-option^="take"]').first()).toBeAttached()
  await answer(page)
}

test('a sandbox of an online game stays local until its first move is played', async ({ browser }) => {
  const [lea, mateo] = [await openBrowser(browser), await openBrowser(browser)]
  const link = await openRoomByApi(lea, { name: 'Lea', others: ['open'] })
  await takeSeatByApi(mateo, link, 1, 'Mateo')
  // Automatic moves are done, and both players see them.
  await expect(tray(lea).locator('[data-option^="take"]').first()).toBeAttached()
  const before = await moveNumberOf(lea)
  await eventually(() => moveNumberOf(mateo)).toBe(before)
  await openSandbox(lea)
  // There are no estimates against other players.
  await expect(tray(lea).locator('[data-key="hint"]')).toHaveCount(0)
  await take(lea)
  await expect(sandboxLog(lea).locator('[data-ui="move"]').first()).toBeVisible()
  await expect(sandboxLog(lea).locator('[data-ui="comparison"]')).toHaveCount(0)
  expect(await moveNumberOf(mateo)).toBe(before)
  await banner(lea).getByRole('button', { name: 'Play the first move' }).click()
  await expect(banner(lea)).toHaveCount(0)
  await eventually(() => moveNumberOf(mateo)).toBe(before + 1)

  // The game moves on; the sandbox says that it is outdated.
  await answer(lea)
  await eventually(() => isOwnTurn(mateo)).toBe(true)
  await openSandbox(lea)
  await expect(banner(lea)).toContainText('The real game is not affected')
  await answer(mateo)
  await expect(banner(lea)).toContainText('The real game has moved on')
})
