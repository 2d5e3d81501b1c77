/** Carries the settings onto the page: its language, its colours, its motion. */

import { type Settings, useSettings } from './settings.ts'
import { preferredLocale, useWordsState } from './words.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')

const themeOf = ({ theme }: Settings): 'light' | 'dark' =>
  theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme

const dress = (settings: Settings): void => {
  const { dataset } = document.documentElement
  dataset['theme'] = themeOf(settings)
  dataset['motion'] = settings.motion
  const water = getComputedStyle(document.documentElement).getPropertyValue('--deep').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', water)
}

const speak = ({ locale }: Settings): Promise<void> =>
  useWordsState.getState().speak(locale === 'auto' ? preferredLocale() : locale)

/** Resolves when the page can be drawn. */
export const followSettings = (): Promise<void> => {
  dress(useSettings.getState())
  dark.addEventListener('change', () => dress(useSettings.getState()))
  addEventListener('languagechange', () => void speak(useSettings.getState()))
  useSettings.subscribe((settings, before) => {
    dress(settings)
    if (settings.locale !== before.locale) void speak(settings)
  })
  return speak(useSettings.getState())
}
