/** The fullest tables fit at every size in every language: nothing overlaps, leaves its card or is cut. */
import { expect, type Page, test } from '@playwright/test'
import { LOCALES } from '@quayside/texts'
import { becomeQuiet, changeSettings } from '../visual/appearance.ts'
import { findMisplaced } from '../visual/find-misplaced.ts'
import { findOverflow } from '../visual/find-overflow.ts'
import { CROWDED } from './crowded-positions.ts'
import { FROZEN, inWorker, openGame, positionText, setSettings, tray } from './open-game.ts'

const SIZES = [
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1180, 820],
  [820, 1180],
  [1920, 1080],
  [2560, 1440],
  [390, 844],
] as const

/** Below this width one zone is in sight at a time. */
const PHONE = 720

/** The usual run takes the sizes at which most went wrong, in the language with the longest words. */
const OFTEN = {
  locales: ['fr'],
  sizes: SIZES.filter(([width]) => width === 1440 || width === 1180 || width === 390),
}

const ZONES = ['offers', 'harbour', 'proposals', 'ships', 'rounds', 'mine'] as const

const show = async (page: Page, zone: string): Promise<void> => {
  await page
    .locator(`#zone-${zone}`)
    .evaluate((element) => element.scrollIntoView({ inline: 'start', block: 'nearest' }))
  await becomeQuiet(page)
}

for (const [name, make] of Object.entries(CROWDED))
  for (const run of [
    { tag: [], ...OFTEN },
    { tag: ['@long'], locales: LOCALES.toSorted((one) => (one === 'fr' ? -1 : 1)), sizes: SIZES },
  ])
    test(`${name}: everything fits, in ${run.locales.join(', ')}`, { tag: run.tag }, async ({ page }) => {
      test.setTimeout(300_000)
      await setSettings(page, { locale: run.locales[0] })
      await inWorker(page, FROZEN)
      await openGame(page, positionText(make()), 'asked')
      await tray(page).locator('[data-confirm]').waitFor()
      for (const locale of run.locales) {
        await changeSettings(page, { locale })
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`))
        for (const [width, height] of run.sizes) {
          await page.setViewportSize({ width, height })
          for (const zone of width < PHONE ? ZONES : ['harbour']) {
            await show(page, zone)
            const where = `${width}x${height} ${locale} ${zone}`
            expect.soft(await findOverflow(page), where).toEqual([])
            expect.soft(await findMisplaced(page), where).toEqual([])
          }
        }
      }
    })
