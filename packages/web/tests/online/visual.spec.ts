/** The pages about people keep nobody out and cut nothing off. */
import { expect } from '@playwright/test'
import { setSettings } from '../table/open-game.ts'
import { graveFaults } from '../visual/find-accessibility-faults.ts'
import { overflowing } from '../visual/find-overflow.ts'
import { somebody } from './browser-players.ts'
import { ONLINE_SCENES } from './scenes.ts'
import { test } from './server-fixture.ts'

/** Dark and wide, light and narrow; the languages with the longest words and the widest letters. */
const LOOKS = [
  { locale: 'fr', theme: 'dark', viewport: { width: 1440, height: 900 } },
  { locale: 'zh-Hant', theme: 'light', viewport: { width: 390, height: 844 } },
  { locale: 'es', theme: 'light', viewport: { width: 1024, height: 768 } },
  { locale: 'en', theme: 'dark', viewport: { width: 844, height: 390 } },
] as const

const OFTEN: readonly string[] = ['asked', 'chat']

for (const { name, open } of ONLINE_SCENES)
  for (const { locale, theme, viewport } of LOOKS)
    test(`${name}, in ${locale} and ${theme} at ${viewport.width}: everybody can use it, everything fits`, {
      tag: OFTEN.includes(name) && locale === 'fr' ? [] : '@long',
    }, async ({ browser, baseURL }) => {
      const page = await somebody(browser, { viewport })
      await setSettings(page, { locale, theme, autoSupply: false })
      await open(page, baseURL)
      expect(await graveFaults(page)).toEqual([])
      expect(await overflowing(page)).toEqual([])
    })
