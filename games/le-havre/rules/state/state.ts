/**
 * The whole state in one Int16Array, so that a copy is one block move. Nothing outside the rules reads it directly;
 * inside, the names in this folder are the only way to address it. Each file places its part of the array after that of
 * the previous one: table, seats, buildings, proposals, special buildings, ships, frames.
 */
export type State = Int16Array

/** Index of a building in the catalogue. */
export type BuildingCard = number

export const NONE = -1

/** The only function that reads a number from a state. */
export const at = (s: State, index: number): number => s[index] as number
