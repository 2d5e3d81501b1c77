/** The icons of Le Havre. */

import type { SiteIconName } from '@quayside/table/icons/icon-names.ts'
import type { Category, GoodName, ShipTypeName, TokenName } from '../../rules/index.ts'

export type IconName =
  | `g-${GoodName}`
  | `m-${'franc' | 'food' | 'energy' | 'hammer' | 'fisher' | 'loan' | 'interest' | 'harvest' | 'noharvest'}`
  | `s-${ShipTypeName}`
  | `c-${'craftsman' | 'economic' | 'industrial' | 'public' | 'non'}`
  | `t-${'town' | 'special' | 'proposal' | 'disc' | 'quay' | 'lock' | 'hourglass' | 'brickpip'}`
  | SiteIconName

export const tokenIcon = (token: TokenName): IconName => (token === 'franc' ? 'm-franc' : `g-${token}`)

/** The name of a category in class names and icons. */
export const CATEGORY_WORDS = {
  C: 'craftsman',
  E: 'economic',
  I: 'industrial',
  P: 'public',
  N: 'non',
} as const

export const categoryIcon = (category: Category): IconName =>
  category === 'S' ? 's-luxury' : `c-${CATEGORY_WORDS[category]}`
