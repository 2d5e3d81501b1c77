/** Messages of the opening explorer. */
import { lazyMessages } from '@quayside/texts'
import type { ExplorerMessages } from './types.ts'

export const loadExplorerMessages = lazyMessages<ExplorerMessages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
)
