/** Accessibility and overflow of the account, lobby and room pages. */
import { expect } from '@playwright/test'
import { setSettings } from '../table/open-game.ts'
import { findAccessibilityFaults } from '../visual/find-accessibility-faults.ts'
import { findOverflow } from '../visual/find-overflow.ts'
import { openBrowser } from './browser-players.ts'
import { ONLINE_SCENES } from './scenes.ts'
import { test } from './server-fixture.ts'

/** Dark and wide, light and narrow; the languages with the longest words and the widest letters. */
const LOOKS = [
  { locale: 'fr', theme: 'dark', viewport: { width: 1440, height: 900 } },
  { locale: 'zh-Hant', theme: 'light', viewport: { width: 390, height: 844 } },
  { locale: 'es', theme: 'light', viewport: { width: 1024, height: 768 } },
  { locale: 'en', theme: 'dark', viewport: { width: 844, height: 390 } },
] as const

const OFTEN: readonly string[] = ['asked', 'chat', 'you', 'operator-rooms', 'operator-players']

for (const { name, open } of ONLINE_SCENES)
  for (const { locale, theme, viewport } of LOOKS)
    test(`${name}, in ${locale} and ${theme} at ${viewport.width}: everybody can use it, everything fits`, {
      tag: OFTEN.includes(name) && locale === 'fr' ? [] : '@long',
    }, async ({ browser, baseURL }) => {
      const page = await openBrowser(browser, { viewport })
      await setSettings(page, { locale, theme, preferences: { 'le-havre': { supply: false } } })
      await open(page, baseURL)
      expect(await findAccessibilityFaults(page)).toEqual([])
      expect(await findOverflow(page)).toEqual([])
    })
