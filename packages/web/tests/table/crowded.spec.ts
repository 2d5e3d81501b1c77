/** The fullest tables of both games fit at every size in every language: nothing overlaps, overflows its card or is cut off. */
import { expect, type Page, test } from '@playwright/test'
import { LOCALES } from '@quayside/texts'
import { FIVE, packetRowText } from '../packet-row/open-game.ts'
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

/** Below this width one zone is visible at a time. */
const PHONE = 720

/** The usual run takes the most error-prone sizes, in the language with the longest words. */
const OFTEN = {
  locales: ['fr'],
  sizes: SIZES.filter(([width]) => width === 1440 || width === 1180 || width === 390),
}

const SCENES = {
  ...Object.fromEntries(
    Object.entries(CROWDED).map(([name, make]) => [`Le Havre, ${name}`, () => positionText(make())]),
  ),
  'Packet Row, five players': () => packetRowText(FIVE),
}

/** What a phone shows one after the other. */
const zonesOf = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-zone][id^="zone-"]').evaluateAll((zones) => zones.map(({ id }) => id))

const show = (page: Page, zone: string): Promise<void> =>
  page
    .locator(`#${zone}`)
    .evaluate((element) => element.scrollIntoView({ inline: 'start', block: 'nearest' }))

/** By how many pixels the page is larger than the window. */
const overhang = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return [scrollWidth - innerWidth, scrollHeight - innerHeight]
  })

const expectFit = async (page: Page, where: string): Promise<void> => {
  await becomeQuiet(page)
  expect.soft(await findOverflow(page), where).toEqual([])
  expect.soft(await findMisplaced(page), where).toEqual([])
  expect.soft(await overhang(page), where).toEqual([0, 0])
}

for (const [name, text] of Object.entries(SCENES))
  for (const run of [
    { tag: [], ...OFTEN },
    { tag: ['@long'], locales: LOCALES.toSorted((one) => (one === 'fr' ? -1 : 1)), sizes: SIZES },
  ])
    test(`${name}: everything fits, in ${run.locales.join(', ')}`, { tag: run.tag }, async ({ page }) => {
      test.setTimeout(300_000)
      await setSettings(page, { locale: run.locales[0] })
      await inWorker(page, FROZEN)
      await openGame(page, text(), 'asked')
      await tray(page).locator('[data-confirm]').waitFor()
      for (const locale of run.locales) {
        await changeSettings(page, { locale })
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`))
        for (const [width, height] of run.sizes) {
          await page.setViewportSize({ width, height })
          const where = `${width}x${height} ${locale}`
          if (width >= PHONE) await expectFit(page, where)
          else
            for (const zone of await zonesOf(page)) {
              await show(page, zone)
              await expectFit(page, `${where} ${zone}`)
            }
        }
      }
    })
