import { expect, type Locator, test } from '@playwright/test'
import { recorded, slider } from '../replay/replay-page.ts'
import { goldenGame } from '../visual/golden-games.ts'
import { endOfGame, openGame, setSettings } from './open-game.ts'

for (const [game, record, unit] of [
  ['le-havre', 'short-2', /francs? (ahead of|behind) /],
  ['packet-row', 'two-players', /VP (ahead of|behind) /],
] as const)
  test(`the end of ${game} says how the person did, and which turns decided`, async ({ page }) => {
    await setSettings(page, {})
    await openGame(page, recorded(record, game))
    const own = endOfGame(page).locator('[data-ui="own-result"]')
    await expect(own.getByRole('heading')).toHaveText(unit)
    await expect(own).toContainText(/1st|2nd/)
    await expect(own).toContainText('You finish with')
    await expect(own).not.toContainText('Your best')
    const turns = endOfGame(page).getByRole('region', { name: 'Turning points' })
    await expect(turns.getByRole('listitem')).toHaveCount(3)
    await expect(turns).not.toContainText('Player 1')
    // The same game once more: now there is a record to compare with.
    await openGame(page, recorded(record, game))
    await expect(own).toContainText('Your best for this setup is still')
    await turns.getByRole('listitem').first().getByRole('link').click()
    await slider(page).waitFor()
    expect(Number(page.url().split('/').at(-1))).toBeGreaterThan(0)
    await page.goBack()
    await endOfGame(page).getByRole('button', { name: 'Review', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Stop the review' })).toBeInViewport()
  })

test('on a large screen the curve takes the room that is left, not the turning points', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  await setSettings(page, {})
  await openGame(page, recorded('short-2', 'le-havre'))
  const heightOf = async (panel: Locator): Promise<number> => (await panel.boundingBox())?.height ?? 0
  const turns = endOfGame(page).getByRole('region', { name: 'Turning points' })
  await turns.getByRole('listitem').first().waitFor()
  await expect.poll(() => heightOf(turns)).toBeLessThan(320)
  await expect.poll(() => heightOf(endOfGame(page).locator('[data-ui="curve"]'))).toBeGreaterThan(500)
})

test('the bars end at the totals, with loans left of zero', async ({ page }) => {
  await setSettings(page, {})
  await openGame(page, goldenGame('full-5', 10_000))
  const bars = endOfGame(page).locator('[aria-hidden] > div:has([data-look])')
  await expect(bars).toHaveCount(5)
  await expect(bars.locator('[data-look="loans"]')).toHaveCount(3)
  const found = await bars.evaluateAll((rows) => {
    const right = (element: Element | undefined): number => element?.getBoundingClientRect().right ?? 0
    const lossOf = (row: Element | undefined) => row?.querySelector('[data-look="loans"]') ?? undefined
    const zero = right(rows.map(lossOf).find((loss) => loss !== undefined))
    return rows.map((row) => ({
      total: Number(row.lastElementChild?.textContent),
      length: right([...row.querySelectorAll('[data-look]:not([data-look="loans"])')].at(-1)) - zero,
    }))
  })
  const unit = (found[0]?.length ?? 0) / (found[0]?.total ?? 1)
  for (const { total, length } of found) expect(Math.abs(length - total * unit)).toBeLessThan(3)
})

for (const [width, height] of [
  [1280, 720],
  [1180, 820],
] as const)
  test(`at ${width} x ${height} the whole result is in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await setSettings(page, {})
    await openGame(page, goldenGame('full-5', 10_000))
    await endOfGame(page).getByRole('region', { name: 'Turning points' }).waitFor()
    for (const name of ['Score by source', 'Turning points', 'Fortune over the game', 'What next?'])
      await expect(endOfGame(page).getByRole('region', { name })).toBeInViewport({ ratio: 1 })
  })

test('on a phone the next game and the review are in reach at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await setSettings(page, {})
  await openGame(page, goldenGame('full-5', 10_000))
  for (const name of [/^Rematch/, 'Review'])
    await expect(endOfGame(page).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
})
