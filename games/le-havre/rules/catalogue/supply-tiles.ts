import type { TokenName } from './goods.ts'

export interface SupplyTile {
  readonly goods: readonly [TokenName, TokenName]
  readonly interest: boolean
}

export const SUPPLY_TILES: readonly SupplyTile[] = [
  { goods: ['wood', 'cattle'], interest: false },
  { goods: ['wood', 'clay'], interest: false },
  { goods: ['wood', 'franc'], interest: false },
  { goods: ['fish', 'clay'], interest: false },
  { goods: ['wood', 'fish'], interest: true },
  { goods: ['fish', 'grain'], interest: false },
  { goods: ['iron', 'franc'], interest: false },
]

/** Turns of a round: one for each supply tile. */
export const TURNS = 7
