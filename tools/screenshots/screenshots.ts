import { join } from 'node:path'
import { test } from '@playwright/test'
import { SIZES, THEMES } from '../../packages/web/tests/visual/appearance.ts'
import { prepareScene, SCENES } from '../../packages/web/tests/visual/scenes.ts'

const FOLDER = join(import.meta.dirname, '../../.cache/screenshots')

/** French has long words, Chinese its own letters and lines. */
const LOCALES = ['fr', 'zh-Hant'] as const

for (const [size, viewport] of Object.entries(SIZES))
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
