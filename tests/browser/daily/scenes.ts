/** Scenes of the daily harbor for the visual tests. */
import type { Scene } from '../visual/scenes.ts'
import { keepPlayedTry } from './tries.ts'

export const DAILY_SCENES: readonly Scene[] = [
  {
    name: 'daily',
    often: true,
    open: async (page) => {
      await keepPlayedTry(page)
      await page.reload()
      await page.locator('[data-kind] a').first().waitFor()
    },
  },
  {
    name: 'daily-result',
    often: true,
    open: async (page) => {
      await keepPlayedTry(page)
      await page.reload()
      await page.locator('[data-kind] a').first().click()
      await page.locator('main pre').waitFor()
    },
  },
]
