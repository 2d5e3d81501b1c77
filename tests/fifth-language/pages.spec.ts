/** Home, both tables and the text board in the pseudo-locale: nothing is said outside of messages, nothing is cut. */
import { expect, test } from '@playwright/test'
import { findOverflow } from '../../packages/web/tests/visual/find-overflow.ts'
import { findUntranslated } from '../../packages/web/tests/visual/find-untranslated.ts'
import { prepareScene, SCENES } from '../../packages/web/tests/visual/scenes.ts'
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

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
] as const

for (const viewport of SIZES)
  for (const { name, open } of SCENES.filter((scene) => SHOWN.includes(scene.name)))
    test.describe(() => {
      test.use({ viewport })
      test(`${name} at ${viewport.width}`, async ({ page }, { outputPath }) => {
        await prepareScene(page, 'light', PSEUDO)
        await open(page)
        await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO)
        // Waits for the fonts.
        await page.screenshot({ path: outputPath('page.png') })
        expect.soft(await findUntranslated(page), 'said outside of messages').toEqual([])
        expect.soft(await findOverflow(page), 'cut').toEqual([])
      })
    })

test('every scene is there', () => {
  expect(SHOWN.filter((name) => !SCENES.some((scene) => scene.name === name))).toEqual([])
})
