/** The labels of the game's preferences. */
import { preferenceLabelLoader } from '@quayside/game'
import type { PreferencesMessages } from './types.ts'

export const loadPreferenceLabels = preferenceLabelLoader<keyof PreferencesMessages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
)
