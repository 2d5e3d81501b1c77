import { join } from 'node:path'
import { test } from '@playwright/test'
import { LOCALES } from '@quayside/texts'
import { SIZES, THEMES } from '../../tests/browser/visual/appearance.ts'
import { prepareScene, SCENES } from '../../tests/browser/visual/scenes.ts'

const FOLDER = join(import.meta.dirname, '../../.cache/screenshots')

/** The sizes that layouts are designed for, and usual sizes of tablets and screens. */
const PICTURE_SIZES = {
  ...SIZES,
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1280, height: 720 },
  wide: { width: 1920, height: 1080 },
} as const

for (const [size, viewport] of Object.entries(PICTURE_SIZES))
  test.describe(size, () => {
    test.use({ viewport })
    for (const locale of LOCALES)
      for (const theme of THEMES)
        for (const { name, open } of SCENES)
          test(`${name} ${size} ${locale} ${theme}`, async ({ page }) => {
            await prepareScene(page, theme, locale)
            await open(page)
            await page.evaluate(() => document.fonts.ready)
            await page.screenshot({ path: join(FOLDER, `${name}-${size}-${locale}-${theme}.png`) })
          })
  })
