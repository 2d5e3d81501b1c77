/** The colours of cards. Separate from their icons, which are also used without style sheets. */
import { CATEGORY_CLASSES } from '@quayside/table/icons/icon-names.ts'
import type { Area, State } from '../../rules/index.ts'
import { areaOf, cardOf } from './card-look.ts'

/** A category colour for each area; victory points have the same colour everywhere. */
const AREA_CLASSES = {
  guildhall: CATEGORY_CLASSES.public,
  docks: CATEGORY_CLASSES.industrial,
  market: CATEGORY_CLASSES.craftsman,
  bank: CATEGORY_CLASSES.economic,
} as const satisfies Record<Area, string>

export const areaClass = (area: Area): string => AREA_CLASSES[area]

export const cardClass = (view: State, word: string): string =>
  cardOf(view, word)?.type === 'victory_points' ? CATEGORY_CLASSES.non : areaClass(areaOf(view, word))
