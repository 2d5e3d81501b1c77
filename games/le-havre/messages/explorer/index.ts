/** What the explorer says about positions of this game. */
import { lazyMessages } from '@quayside/texts'
import type { ExplorerMessages } from './types.ts'

export const loadExplorerMessages = lazyMessages<ExplorerMessages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
)
