/**
 * The whole position in one small-integer array, so that a copy is one block move. Nothing outside this package
 * looks into it; inside, the names in this folder are the only way to address it. Each file lays its part of the array
 * behind that of the one before: the table, seats, buildings, proposals, special buildings, ships, frames.
 */
export type State = Int16Array

/** The place of a building in the catalogue. */
export type BuildingCard = number

export const NONE = -1

/** The one place where a number is read out of a state. */
export const at = (s: State, index: number): number => s[index] as number
