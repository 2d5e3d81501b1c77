import type { Seat } from '@quayside/kernel'
import type { Category, GoodName, ShipTypeName, TokenName } from '@quayside/le-havre'
import type { Area, Destination, Good } from '@quayside/packet-row'

/** Icons that come with Packet Row's table. */
type PacketRowIcon =
  | `g-${Good}`
  | `a-${Area}`
  | `d-${Destination}`
  | `h-${'captain' | 'trader' | 'assistant' | 'banker'}`
  | `k-${'contract' | 'vp' | 'master' | 'deck' | 'discard' | 'hand' | 'pass'}`
  | 'm-nugget'
  | 's-packet'

/** Icons that any page may show: the shapes of the seats and signs for what can be done. */
export type HouseIconName =
  | `p-${'circle' | 'square' | 'diamond' | 'triangle' | 'hexagon'}`
  | `u-${
      | 'arrow'
      | 'chev'
      | 'check'
      | 'plus'
      | 'minus'
      | 'close'
      | 'warn'
      | 'info'
      | 'undo'
      | 'log'
      | 'search'
      | 'menu'
      | 'theme'
      | 'pin'
      | 'bell'
      | 'gear'
      | 'filter'
      | 'spark'
      | 'loop'
      | 'clock'
      | 'play'
      | 'pause'
      | 'stepf'
      | 'stepb'
      | 'ff'
      | 'link'
      | 'chart'
      | 'branch'
      | 'book'}`

export type IconName =
  | PacketRowIcon
  | `g-${GoodName}`
  | `m-${'franc' | 'food' | 'energy' | 'hammer' | 'fisher' | 'loan' | 'interest' | 'harvest' | 'noharvest'}`
  | `s-${ShipTypeName}`
  | `c-${'craftsman' | 'economic' | 'industrial' | 'public' | 'non'}`
  | `t-${'town' | 'special' | 'proposal' | 'disc' | 'quay' | 'lock' | 'hourglass' | 'brickpip'}`
  | HouseIconName

export const tokenIcon = (token: TokenName): IconName => (token === 'franc' ? 'm-franc' : `g-${token}`)

/** The name of a category in class names and icons. */
const CATEGORY_WORDS = { C: 'craftsman', E: 'economic', I: 'industrial', P: 'public', N: 'non' } as const

export const categoryIcon = (category: Category): IconName =>
  category === 'S' ? 's-luxury' : `c-${CATEGORY_WORDS[category]}`

export const categoryClass = (category: Category): string =>
  category === 'S' ? 'cat-public' : `cat-${CATEGORY_WORDS[category]}`

const SHAPES = ['circle', 'square', 'diamond', 'triangle', 'hexagon'] as const

export const seatIcon = (seat: Seat): HouseIconName => `p-${SHAPES[seat] ?? 'circle'}`

/** The class that gives a seat's colour to what is inside. */
export const seatClass = (seat: Seat): string => `pl${seat + 1}`
