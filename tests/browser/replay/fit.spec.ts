/** A replay of a long game fits its narrower table: no name or number is cut off. */
import { expect, test } from '@playwright/test'
import { setSettings } from '../table/open-game.ts'
import { findMisplaced } from '../visual/find-misplaced.ts'
import { REPLAY_SCENES } from './scenes.ts'

for (const locale of ['fr', 'es'] as const)
  test(`the replay of a game with five players fits its table (${locale})`, async ({ page }) => {
    await setSettings(page, { locale })
    await REPLAY_SCENES.find(({ name }) => name === 'replay')?.open(page)
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [1180, 820],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect
        .poll(async () => (await findMisplaced(page)).filter((fault) => /rounds|proposals/.test(fault)))
        .toEqual([])
    }
  })

test('every control of the replay is in sight on a tall tablet', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await setSettings(page, { locale: 'fr' })
  await REPLAY_SCENES.find(({ name }) => name === 'replay')?.open(page)
  const controls = page.locator('[data-zone="tray"] :is(button, select, a, input)')
  expect(await controls.count()).toBeGreaterThan(8)
  const below = (): Promise<string[]> =>
    controls.evaluateAll((all) =>
      all
        .filter((control) => control.getBoundingClientRect().bottom > innerHeight)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    )
  await expect.poll(below).toEqual([])
})
