/** Kinds of frames: what the active seat is asked in the middle of its action. */
export const ACTION_FRAME = 1
export const FEE_FRAME = 2
/** From here on, frames of payments that an action has asked for. */
export const FIRST_PAYMENT_FRAME = 3
export const FOOD_FRAME = 3
export const ENERGY_FRAME = 4
/** Its five numbers are wood, clay, brick, iron and steel. */
export const MATERIAL_FRAME = 5

/** A building's cost that the builder may pay in several ways: BUILDING, and at STAGE the token that is saved, plus 1. */
export const COST_FRAME = 6

/** Fields of an action's frame: where it stands, and three numbers of its own. */
export const BUILDING = 1
export const STAGE = 2
export const X = 3
export const Y = 4
export const Z = 5
