/** Nothing is cut off and nothing sticks out, in any language at any size. */
import { expect, test } from '@playwright/test'
import { overflowing } from './overflowing.ts'
import { dress, SCENES } from './scenes.ts'
import { SIZES } from './sizes.ts'

/** The languages with the longest words and the widest letters are looked at in every check. */
const OFTEN: readonly string[] = ['fr']

const LOCALES = ['en', 'fr', 'es', 'zh-Hant'] as const

for (const [size, viewport] of Object.entries(SIZES))
  test.describe(size, () => {
    test.use({ viewport })
    for (const locale of LOCALES)
      for (const { name, often, open } of SCENES) {
        const tag = often && OFTEN.includes(locale) ? [] : '@long'
        test(`${size}: in ${locale} everything on ${name} fits`, { tag }, async ({ page }) => {
          await dress(page, 'light', locale)
          await open(page)
          expect(await overflowing(page)).toEqual([])
        })
      }
  })
