/** Messages of the command line that do not belong to a game. */
import { lazyTranslator, type Translate } from '@quayside/texts'
import type { CliMessages } from './types.ts'

export type CliText = Translate<CliMessages>

export const loadCliMessages = lazyTranslator<CliMessages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
)
