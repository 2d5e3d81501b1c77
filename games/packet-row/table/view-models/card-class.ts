/** The colours of cards. Apart from their icons, which programs without style sheets name too. */
import { CATEGORY_CLASSES } from '@quayside/table/icons/icon-names.ts'
import type { Area, State } from '../../rules/index.ts'
import { areaOf, cardOf } from './card-look.ts'

/** The colours of Le Havre's categories, one for each area; victory points are the same everywhere. */
const AREA_CLASSES = {
  guildhall: CATEGORY_CLASSES.public,
  docks: CATEGORY_CLASSES.industrial,
  market: CATEGORY_CLASSES.craftsman,
  bank: CATEGORY_CLASSES.economic,
} as const satisfies Record<Area, string>

export const areaClass = (area: Area): string => AREA_CLASSES[area]

export const cardClass = (view: State, word: string): string =>
  cardOf(view, word)?.type === 'victory_points' ? CATEGORY_CLASSES.non : areaClass(areaOf(view, word))
