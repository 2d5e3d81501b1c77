import type { Seat } from '@quayside/kernel'
import styles from './icons.module.css'

/** Icons that any page may use: the shapes of the seats and symbols for actions. */
export type SiteIconName =
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
      | 'calendar'
      | 'puzzle'
      | 'compass'
      | 'keys'
      | 'book'}`
  | `t-${'disc' | 'hourglass'}`

const SHAPES = ['circle', 'square', 'diamond', 'triangle', 'hexagon'] as const

export const seatIcon = (seat: Seat): SiteIconName => `p-${SHAPES[seat] ?? 'circle'}`

const SEAT_CLASSES = [styles.seat1, styles.seat2, styles.seat3, styles.seat4, styles.seat5]

/** Classes that set the colours of a category for their children. */
export const CATEGORY_CLASSES = {
  craftsman: styles.craftsman ?? '',
  economic: styles.economic ?? '',
  industrial: styles.industrial ?? '',
  public: styles.public ?? '',
  non: styles.none ?? '',
} as const

/** The class that sets a seat's colour for its children. */
export const seatClass = (seat: Seat): string => SEAT_CLASSES[seat] ?? ''
