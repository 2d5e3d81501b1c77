import { SHIPS, type ShipCard } from './ships.ts'

export const VERSIONS = ['full', 'short'] as const

export type Version = (typeof VERSIONS)[number]

type TownGets = 'standard' | 'special' | 'none'

/** The end of a round as its card prints it for a set-up. */
export interface Round {
  readonly card: ShipCard
  readonly food: number
  readonly harvest: boolean
  readonly townGets: TownGets
}

/** Round cards that print "no harvest". */
const WITHOUT_HARVEST = new Set(['R03', 'R06', 'R09', 'R12', 'R15', 'R18', 'R20'])

const TOWN: Readonly<Record<string, TownGets>> = { S: 'standard', X: 'special', '-': 'none' }

/** Reads rows of `card food town`, where town is S for a standard building, X for a special one, - for none. */
const rounds = (table: string): readonly Round[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [id = '', food = '', town = ''] = row.trim().split(/\s+/)
      return {
        card: SHIPS.findIndex((ship) => ship.id === id),
        food: Number(food),
        harvest: !WITHOUT_HARVEST.has(id),
        townGets: TOWN[town] ?? 'none',
      }
    })

/** The ten round tables: by version, then for one to five players. */
export const ROUNDS: Readonly<Record<Version, readonly (readonly Round[])[]>> = {
  full: [
    rounds(`
      R01  5 X
      R04 10 S
      R10 15 X
      R13 20 S
      R14 25 X
      R16 30 S
      R20 35 -
    `),
    rounds(`
      R01  3 -
      R02  4 S
      R04  5 X
      R05  7 -
      R07  9 S
      R08 11 X
      R10 13 -
      R11 15 S
      R13 16 X
      R14 17 -
      R16 18 S
      R17 19 X
      R19 20 -
      R20 20 -
    `),
    rounds(`
      R03  2 -
      R01  2 -
      R02  3 S
      R04  3 X
      R05  4 -
      R06  5 -
      R07  6 S
      R08  7 X
      R10  8 -
      R11  9 -
      R12 10 S
      R13 11 X
      R14 12 -
      R16 13 S
      R17 14 X
      R18 14 -
      R19 15 -
      R20 15 -
    `),
    rounds(`
      R01  1 -
      R02  1 -
      R03  2 -
      R04  2 S
      R05  2 X
      R06  3 -
      R07  3 S
      R08  4 X
      R09  4 -
      R10  5 S
      R11  5 X
      R12  6 -
      R13  7 S
      R14  8 X
      R15  9 -
      R16 10 S
      R17 10 X
      R18 11 -
      R19 11 -
      R20 11 -
    `),
    rounds(`
      R01  0 -
      R02  1 -
      R03  1 -
      R04  1 S
      R05  1 X
      R06  2 -
      R07  2 S
      R08  2 X
      R09  2 -
      R10  3 S
      R11  3 X
      R12  3 -
      R13  4 S
      R14  4 X
      R15  4 -
      R16  5 S
      R17  5 X
      R18  5 -
      R19  6 -
      R20  6 -
    `),
  ],
  short: [
    rounds(`
      R04 10 S
      R13 20 S
      R16 30 S
      R20 35 -
    `),
    rounds(`
      R02  4 S
      R05  7 -
      R07  9 S
      R10 13 -
      R11 15 S
      R14 17 -
      R16 18 S
      R20 20 -
    `),
    rounds(`
      R03  2 -
      R01  2 -
      R02  3 S
      R05  4 -
      R06  5 -
      R07  6 S
      R10  8 -
      R11  9 -
      R12 10 S
      R14 12 -
      R18 14 -
      R20 15 -
    `),
    rounds(`
      R01  1 -
      R02  1 -
      R04  2 S
      R06  3 -
      R07  3 S
      R09  4 -
      R10  5 S
      R13  7 S
      R15  9 -
      R16 10 S
      R19 11 -
      R20 11 -
    `),
    rounds(`
      R01  0 -
      R02  1 -
      R03  1 -
      R04  1 S
      R06  2 -
      R07  2 S
      R09  2 -
      R10  3 S
      R12  3 -
      R13  4 S
      R15  4 -
      R16  5 S
      R18  5 -
      R19  6 -
      R20  6 -
    `),
  ],
}

export const roundsOf = (version: Version, players: number): readonly Round[] =>
  ROUNDS[version][players - 1] ?? []
