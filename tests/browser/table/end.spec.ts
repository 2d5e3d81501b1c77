import { expect, type Locator, test } from '@playwright/test'
import { recorded, slider } from '../replay/replay-page.ts'
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
  await expect.poll(() => heightOf(turns)).toBeLessThan(360)
  await expect.poll(() => heightOf(endOfGame(page).locator('[data-ui="curve"]'))).toBeGreaterThan(500)
})
