import { test } from '@playwright/test'
import { dress, SCENES } from './looks/scenes.ts'
test.use({ viewport: { width: 390, height: 844 } })
test('zz', async ({ page }) => {
  await dress(page, 'light', 'fr')
  await SCENES.find(({ name }) => name === 'end-of-game')?.open(page)
  console.log(await page.evaluate(() => [...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > 390.5).map(e => `${e.tagName}.${e.getAttribute('class')} ${e.getBoundingClientRect().right} ${e.textContent?.slice(0,30)}`)))
})
