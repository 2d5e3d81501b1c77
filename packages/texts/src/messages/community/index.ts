import { lazyMessages } from '../../lazy-messages.ts'
import type { Translate } from '../../translator.ts'
import type { CommunityMessages } from './types.ts'

export type SayCommunity = Translate<CommunityMessages>

export const loadCommunity = lazyMessages<CommunityMessages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
)
