import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { dress, SCENES, THEMES } from './scenes.ts'

for (const { name, often, open } of SCENES)
  for (const theme of THEMES)
    test(`${name}, ${theme}: nobody is kept out`, { tag: often ? [] : '@long' }, async ({ page }) => {
      await dress(page, theme, 'en')
      await open(page)
      const { violations } = await new AxeBuilder({ page }).analyze()
      const grave = violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => ({
          id,
          where: nodes.map(({ target, failureSummary }) => [target.join(' '), failureSummary]),
        }))
      expect(grave).toEqual([])
    })
