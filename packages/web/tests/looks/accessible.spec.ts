import { expect, test } from '@playwright/test'
import { graveFaults } from './grave-faults.ts'
import { dress, SCENES, THEMES } from './scenes.ts'
import { SIZES } from './sizes.ts'

for (const { name, often, open } of SCENES)
  for (const theme of THEMES)
    test(`${name}, ${theme}: nobody is kept out`, { tag: often ? [] : '@long' }, async ({ page }) => {
      await dress(page, theme, 'en')
      await open(page)
      expect(await graveFaults(page)).toEqual([])
    })

for (const size of ['phone', 'phone-landscape'] as const)
  test.describe(size, () => {
    test.use({ viewport: SIZES[size], hasTouch: true })
    for (const { name, open } of SCENES)
      for (const theme of THEMES)
        test(`${size}: ${name}, ${theme}: nobody is kept out`, { tag: '@long' }, async ({ page }) => {
          await dress(page, theme, 'fr')
          await open(page)
          expect(await graveFaults(page)).toEqual([])
        })
  })
