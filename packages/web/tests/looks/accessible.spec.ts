import { expect, test } from '@playwright/test'
import { graveFaults } from './grave-faults.ts'
import { dress, SCENES, THEMES } from './scenes.ts'

for (const { name, often, open } of SCENES)
  for (const theme of THEMES)
    test(`${name}, ${theme}: nobody is kept out`, { tag: often ? [] : '@long' }, async ({ page }) => {
      await dress(page, theme, 'en')
      await open(page)
      expect(await graveFaults(page)).toEqual([])
    })
