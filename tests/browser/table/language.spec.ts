/** What stays on the screen when the language of an open table changes. */
import { expect, type Page, test } from '@playwright/test'
import { LOCALES } from '@quayside/texts'
import { becomeQuiet, changeLocale } from '../visual/appearance.ts'
import { goldenGame, MIDDLE_MOVE } from '../visual/golden-games.ts'
import { FROZEN, inWorker, openGame, setSettings, tray } from './open-game.ts'

/** Every language, none of which has been shown before. */
const OTHERS = LOCALES.filter((locale) => locale !== 'en')

const openMiddle = async (page: Page): Promise<void> => {
  await setSettings(page, {})
  await inWorker(page, FROZEN)
  await openGame(page, goldenGame('full-5', MIDDLE_MOVE), 'asked')
  await tray(page).locator('[data-confirm]').first().waitFor()
}

/** Collects, after every change of the page, which of its languages it showed without its table. */
const watchTable = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { documentElement: root } = document
    root.dataset['hidden'] = ''
    new MutationObserver(() => {
      if (document.querySelector('[data-at]')?.checkVisibility() !== true) root.dataset['hidden'] += root.lang
    }).observe(root, { subtree: true, childList: true, attributeFilter: ['style'] })
  })

test('the table stays on the screen until the texts of a new language are there', async ({ page }) => {
  await openMiddle(page)
  await watchTable(page)
  for (const locale of OTHERS) await changeLocale(page, locale)
  await expect(page.locator('html')).toHaveAttribute('data-hidden', '')
})

test('the log stays at its newest line in a lower window and in every language', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  await openMiddle(page)
  const log = page.locator('[data-zone="log"] ol')
  const left = (): Promise<number> =>
    log.evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop)
  for (const height of [1320, 1200]) {
    await page.setViewportSize({ width: 2560, height })
    await becomeQuiet(page)
    expect(await left(), `${height}`).toBeLessThan(2)
  }
  for (const locale of OTHERS) {
    await changeLocale(page, locale)
    await becomeQuiet(page)
    expect(await left(), locale).toBeLessThan(2)
  }
  await log.evaluate((list) => list.scrollTo(0, 0))
  await page.setViewportSize({ width: 2560, height: 1400 })
  await becomeQuiet(page)
  expect(await log.evaluate(({ scrollTop }) => scrollTop), 'scrolled up by hand').toBe(0)
})
