import { expect, test } from '@playwright/test'
import { expectAt } from '../replay/replay-page.ts'
import { goldenGame, MIDDLE_MOVE } from '../visual/golden-games.ts'
import { FROZEN, inWorker, openGame, setSettings, tray } from './open-game.ts'

test('the newest line stays in sight when a card above the log takes room, unless the reader scrolled up', async ({
  page,
}) => {
  await setSettings(page, {})
  await inWorker(page, FROZEN)
  await openGame(page, goldenGame('full-5', MIDDLE_MOVE), 'asked')
  await tray(page).locator('[data-confirm]').first().waitFor()
  const log = page.locator('[data-zone="log"]')
  await log.getByRole('button', { name: 'All rounds' }).click()
  const lines = log.locator('a')
  const select = async (zone: string): Promise<void> => {
    await page.locator(`[data-zone="${zone}"] [data-place]`).first().click()
    await page.locator(`[data-zone="${zone}"] [data-selected]`).waitFor()
    await page.locator('[data-zone="inspector"] article').waitFor()
  }
  await page.locator('[data-zone="inspector"] article').waitFor()
  await select('mine')
  await select('harbour')
  await expect(lines.last()).toBeInViewport({ ratio: 1 })
  await lines.first().scrollIntoViewIfNeeded()
  await select('mine')
  await expect(lines.first()).toBeInViewport()
})

test('the log is in chronological order, scrolls to the newest line, and a line opens the position before it', async ({
  page,
}) => {
  await setSettings(page, {})
  await inWorker(page, FROZEN)
  await openGame(page, goldenGame('full-5', MIDDLE_MOVE), 'asked')
  await tray(page).locator('[data-confirm]').first().waitFor()
  const log = page.locator('[data-zone="log"]')
  await log.getByRole('button', { name: 'All rounds' }).click()
  const lines = log.locator('a')
  const positions = await lines.evaluateAll((all) =>
    all.map((line) => Number(line.getAttribute('href')?.split('/').at(-1))),
  )
  expect(positions.length).toBeGreaterThan(100)
  expect(positions).toEqual(positions.toSorted((one, other) => one - other))
  await expect(lines.last()).toBeInViewport()
  await expect(lines.first()).not.toBeInViewport()
  // At the end of a round, where no heading names a player, the viewer is "You" as well.
  await expect(lines.filter({ hasText: 'You harvest' }).first()).toBeAttached()
  await expect(lines.filter({ hasText: /^Player \d/ })).toHaveCount(0)
  const last = positions.at(-1) ?? 0
  await lines.last().click()
  await expectAt(page, last)
})
