import { join } from 'node:path'
import { type Page, test } from '@playwright/test'
import { LOCALES } from '@quayside/texts'
import { SIZES } from '../../tests/browser/visual/appearance.ts'
import { prepareScene, SCENES } from '../../tests/browser/visual/scenes.ts'
import { MANUAL, PICTURES, pictureFile } from './picture-list.ts'

const open = async (page: Page, scene: string): Promise<void> => {
  const found = SCENES.find(({ name }) => name === scene)
  if (found === undefined) throw new Error(`no scene is called ${scene}`)
  await found.open(page)
  // Some parts of the home page are loaded last.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
}

for (const locale of LOCALES)
  for (const [picture, { scene, size }] of PICTURES)
    test.describe(() => {
      test.use({ viewport: SIZES[size] })
      test(`${picture} ${locale}`, async ({ page }) => {
        await prepareScene(page, 'light', locale)
        await open(page, scene)
        await page.screenshot({
          path: join(MANUAL, pictureFile(locale, picture)),
          type: 'jpeg',
          quality: 72,
        })
      })
    })
