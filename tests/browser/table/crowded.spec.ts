/**
 * The fullest tables of Le Havre fit at every size in every language: nothing overlaps, overflows its card or is cut off, and
 * no building needs scrolling unless the window shows one zone at a time.
 */
import { expect, type Page, test } from '@playwright/test'
import { LOCALES } from '@quayside/texts'
import { changeLocale } from '../visual/appearance.ts'
import { expectTableToFit, PHONE } from '../visual/expect-fit.ts'
import { CROWDED } from './crowded-positions.ts'
import { FROZEN, inWorker, openGame, positionText, setSettings, tray } from './open-game.ts'

const SIZES = [
  [1440, 900],
  [1536, 730],
  [1366, 768],
  [1280, 720],
  [1180, 820],
  [820, 1180],
  [1920, 1080],
  [2560, 1440],
  [390, 844],
] as const

/** The usual run takes the most error-prone sizes, in the language with the longest words. */
const OFTEN = {
  locales: ['fr'],
  sizes: SIZES.filter(([width]) => [1536, 1280, 820, 390].includes(width)),
}

const scrolledZones = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator(':is([data-zone="harbour"], [data-zone="proposals"]) > div')
    .evaluateAll((lists) =>
      lists
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
        .map((list) => list.parentElement?.dataset['zone'] ?? null),
    )

for (const [name, make] of Object.entries(CROWDED))
  for (const run of [
    { tag: [], ...OFTEN },
    { tag: ['@long'], locales: LOCALES.toSorted((one) => (one === 'fr' ? -1 : 1)), sizes: SIZES },
  ])
    test(`Le Havre, ${name}: everything fits, in ${run.locales.join(', ')}`, { tag: run.tag }, async ({
      page,
    }) => {
      test.setTimeout(300_000)
      await setSettings(page, { locale: run.locales[0] })
      await inWorker(page, FROZEN)
      await openGame(page, positionText(make()), 'asked')
      await tray(page).locator('[data-confirm]').waitFor()
      for (const locale of run.locales) {
        await changeLocale(page, locale)
        for (const [width, height] of run.sizes) {
          await page.setViewportSize({ width, height })
          const where = `${width}x${height} ${locale}`
          await expectTableToFit(page, where)
          if (width >= PHONE) expect.soft(await scrolledZones(page), where).toEqual([])
        }
      }
    })
