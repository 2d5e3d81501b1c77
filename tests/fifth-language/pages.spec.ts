/**
 * Home, both tables and the text board in the pseudo-locale: no text outside of messages, no text cut off.
 */
import { expect, type Page, test } from '@playwright/test'
import { becomeQuiet } from '../browser/visual/appearance.ts'
import { findOverflow } from '../browser/visual/find-overflow.ts'
import { findUntranslated } from '../browser/visual/find-untranslated.ts'
import { prepareScene, SCENES } from '../browser/visual/scenes.ts'
import { PSEUDO } from './pseudo-language.ts'

const SHOWN: readonly string[] = [
  'home',
  'home-games',
  'new-game',
  'settings',
  'hand-over',
  'main-action',
  'building-selected',
  'menu',
  'feeding',
  'how-many',
  'voyage',
  'end-of-game',
  'lesson',
  'rules',
  'packet-row-new-game',
  'packet-row-asked',
  'packet-row-delivery',
  'packet-row-naming',
  'packet-row-end',
  'text-board',
  'text-board-read',
  'text-board-packet-row',
  'text-board-over',
]

const DESK = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }

const check = async (page: Page, where: string, picture: string): Promise<void> => {
  await becomeQuiet(page)
  await page.screenshot({ path: picture })
  expect.soft(await findUntranslated(page), `${where}: said outside of messages`).toEqual([])
  expect.soft(await findOverflow(page), `${where}: cut`).toEqual([])
}

test.use({ viewport: DESK })

for (const { name, open } of SCENES.filter((scene) => SHOWN.includes(scene.name)))
  test(`${name} in a fifth language`, async ({ page }, info) => {
    await prepareScene(page, 'light', PSEUDO)
    await open(page)
    await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO)
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size)
      await check(page, `${name} at ${size.width}`, info.outputPath(`${size.width}.png`))
    }
  })

test('every scene exists', () => {
  expect(SHOWN.filter((name) => !SCENES.some((scene) => scene.name === name))).toEqual([])
})
