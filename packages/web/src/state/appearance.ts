/** Applies the settings to the page: language, theme and motion. */

import { type Settings, useSettings } from '@quayside/table/page/settings.ts'
import { preferredLocale, useTextsStore } from '@quayside/table/page/texts.ts'
import { setReaderTags } from '@quayside/texts'

const dark = matchMedia('(prefers-color-scheme: dark)')

const themeOf = ({ theme }: Settings): 'light' | 'dark' =>
  theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme

const applyTheme = (settings: Settings): void => {
  const { dataset } = document.documentElement
  dataset['theme'] = themeOf(settings)
  dataset['motion'] = settings.motion
}

/** Gives the browser's own toolbar the colour of the page header, read from the style sheet. */
const colourBar = (): void => {
  const water = getComputedStyle(document.documentElement).getPropertyValue('--deep').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', water)
}

const loadLocale = ({ locale }: Settings): Promise<void> => {
  setReaderTags(navigator.languages)
  return useTextsStore.getState().setLocale(locale === 'auto' ? preferredLocale() : locale)
}

/** Called after the first render, because the style sheet may load late. */
export const followColours = (): void => {
  colourBar()
  dark.addEventListener('change', colourBar)
  useSettings.subscribe(colourBar)
}

/** Resolves when the page can be rendered. */
export const followSettings = (): Promise<void> => {
  applyTheme(useSettings.getState())
  dark.addEventListener('change', () => applyTheme(useSettings.getState()))
  addEventListener('languagechange', () => void loadLocale(useSettings.getState()))
  useSettings.subscribe((settings, before) => {
    applyTheme(settings)
    if (settings.locale !== before.locale) void loadLocale(settings)
  })
  return loadLocale(useSettings.getState())
}
