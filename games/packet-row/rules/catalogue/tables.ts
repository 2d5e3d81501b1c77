/** Numbers that depend on the number of players, as printed on the set-up pages. */

export const SEAT_COUNTS = [2, 3, 4, 5] as const
export type SeatCount = (typeof SEAT_COUNTS)[number]

export const START_MONEY = 25
export const FUTURE_SUPPLY = 2
export const MONEY_PER_POINT = 10

/** Spaces of the current supply on every board. */
export const CURRENT_SUPPLY: Readonly<Record<SeatCount, number>> = { 2: 2, 3: 2, 4: 3, 5: 4 }

/** Cards that are returned to the box unseen, from each deck. */
export const REMOVED: Readonly<Record<SeatCount, number>> = { 2: 6, 3: 0, 4: 0, 5: 0 }

/**
 * Number of boards that cannot be refilled that ends the game. The printed table is lost. It cannot be 1 for four and
 * five players, because the rulebook describes a last round with a short board for them.
 */
export const DRY_AREAS: Readonly<Record<SeatCount, number>> = { 2: 1, 3: 1, 4: 2, 5: 2 }

/** Points of a banker for the most and for the second most money. */
export const BANKER_POINTS: Readonly<Record<SeatCount, readonly [most: number, second: number]>> = {
  2: [2, 0],
  3: [2, 0],
  4: [3, 1],
  5: [3, 1],
}

/** Cards in each pile. */
export const PILE_SIZE = { guildhall: 38, docks: 42, market: 42, bank: 38, start: 12 } as const
