import { lazyMessages, type Translate } from '@quayside/texts'
import type { TableMessages } from './types.ts'

export type PacketTexts = Translate<TableMessages>

export const loadPacketTexts = lazyMessages<TableMessages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
)
