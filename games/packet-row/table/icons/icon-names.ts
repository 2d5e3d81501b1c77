/** The icons of Packet Row. */
import type { SiteIconName } from '@quayside/table/icons/icon-names.ts'
import type { Area, Destination, Good } from '../../rules/index.ts'

export type IconName =
  | `g-${Good}`
  | `a-${Area}`
  | `d-${Destination}`
  | `h-${'captain' | 'trader' | 'assistant' | 'banker'}`
  | `k-${'contract' | 'vp' | 'master' | 'deck' | 'discard' | 'hand' | 'pass'}`
  | 'm-nugget'
  | 's-packet'
  | SiteIconName
