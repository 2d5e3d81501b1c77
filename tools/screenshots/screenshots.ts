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

/** A scene that depends on the size is opened anew for each; the others are opened once a language. */
for (const scene of SCENES)
  for (const locale of LOCALES) {
    const all = Object.keys(PICTURE_SIZES) as PictureSize[]
    for (const sizes of scene.bySize ? all.map((size) => [size]) : [all])
      test.describe(() => {
        test.use({ viewport: PICTURE_SIZES[sizes[0] ?? 'desktop'] })
        test([scene.name, ...(scene.bySize ? sizes : []), locale].join(' '), async ({ page }) => {
          test.setTimeout(300_000)
          await prepareScene(page, 'light', locale)
          await scene.open(page)
          await takePictures(page, scene, locale, sizes)
        })
      })
  }
