import { join } from 'node:path'
import { type Page, test } from '@playwright/test'
import { LOCALES, type Locale } from '@quayside/texts'
import { becomeQuiet, changeSettings, THEMES } from '../../tests/browser/visual/appearance.ts'
import { prepareScene, SCENES, type Scene } from '../../tests/browser/visual/scenes.ts'
import { PICTURE_SIZES, PICTURES, type PictureSize, pictureName } from './picture-names.ts'

const takePictures = async (
  page: Page,
  { name }: Scene,
  locale: Locale,
  sizes: readonly PictureSize[],
): Promise<void> => {
  for (const size of sizes) {
    await page.setViewportSize(PICTURE_SIZES[size])
    for (const theme of THEMES) {
      await changeSettings(page, { theme })
      await becomeQuiet(page)
      await page.screenshot({
        path: join(PICTURES, pictureName({ scene: name, size, locale, theme })),
        type: 'jpeg',
        quality: 85,
      })
    }
  }
}

/** A phone is another layout with other habits, so its pages are opened anew; the others are resized. */
const groups: readonly (readonly PictureSize[])[] = [
  ['phone', 'phone-landscape'],
  (Object.keys(PICTURE_SIZES) as PictureSize[]).filter((size) => !size.startsWith('phone')),
]

for (const scene of SCENES)
  for (const locale of LOCALES)
    for (const sizes of scene.bySize ? groups.flat().map((size) => [size]) : groups) {
      const [first = 'desktop'] = sizes
      test.describe(() => {
        test.use({ viewport: PICTURE_SIZES[first], hasTouch: first.startsWith('phone') })
        test(`${scene.name} ${first} ${locale}`, async ({ page }) => {
          test.setTimeout(300_000)
          await prepareScene(page, 'light', locale)
          await scene.open(page)
          // Some parts of a page are loaded last.
          await page.waitForLoadState('networkidle')
          await takePictures(page, scene, locale, sizes)
        })
      })
    }
