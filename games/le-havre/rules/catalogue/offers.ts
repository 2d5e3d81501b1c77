import { CATTLE, CLAY, FISH, FRANC, GRAIN, IRON, type Token, WOOD } from './goods.ts'

/** The seven offer spaces in board order. */
export const OFFERS: readonly Token[] = [FRANC, FISH, WOOD, CLAY, IRON, GRAIN, CATTLE]

export const OFFER_COUNT = 7

/** The offer space of each token, -1 where there is none. */
export const OFFER_OF: readonly number[] = Array.from({ length: 17 }, (_, token) => OFFERS.indexOf(token))
