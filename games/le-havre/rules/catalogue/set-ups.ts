import type { Tokens } from './goods.ts'
import type { Version } from './rounds.ts'

export interface StartingSetUp {
  readonly offers: Tokens
  /** Starting tokens of every player. */
  readonly player: Tokens
  readonly specialBuildings: number
}

export const SET_UPS: Readonly<Record<Version, StartingSetUp>> = {
  full: {
    offers: { franc: 2, fish: 2, wood: 2, clay: 1, iron: 0, grain: 0, cattle: 0 },
    player: { franc: 5, coal: 1 },
    specialBuildings: 6,
  },
  short: {
    offers: { franc: 3, fish: 3, wood: 3, clay: 2, iron: 1, grain: 1, cattle: 1 },
    player: { franc: 5, fish: 2, wood: 2, clay: 2, iron: 2, cattle: 1, coal: 2, hide: 2 },
    specialBuildings: 0,
  },
}

/** The wooden ships that the short game distributes before it begins. */
export interface StartingShips {
  /** Ship ids by seat. */
  readonly players: readonly string[]
  readonly pile: readonly string[]
}

const NO_SHIPS: StartingShips = { players: [], pile: [] }

export const startingShips = (version: Version, players: number): StartingShips => {
  if (version === 'short' && players === 1) return { players: ['R01'], pile: ['R03'] }
  if (version === 'short' && players === 2) return { players: ['R01', 'R03'], pile: [] }
  return NO_SHIPS
}

export const CONSTANTS = {
  loanValue: 4,
  loanRepay: 5,
  loanPenalty: 7,
  interest: 1,
} as const
