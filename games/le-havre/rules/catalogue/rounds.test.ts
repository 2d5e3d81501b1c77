import { describe, expect, test } from 'vitest'
import { BUILDINGS } from './catalogue.ts'
import { roundsOf, VERSIONS, type Version } from './rounds.ts'
import { startingShips } from './set-ups.ts'
import { SHIPS } from './ships.ts'
import { TURNS } from './supply-tiles.ts'

/** Card, food, H for a harvest, then S for a standard and X for a special building of the town. */
const PRINTED: Readonly<Record<Version, readonly string[]>> = {
  full: [
    'R01 5 H X, R04 10 H S, R10 15 H X, R13 20 H S, R14 25 H X, R16 30 H S, R20 35 - -',
    'R01 3 H -, R02 4 H S, R04 5 H X, R05 7 H -, R07 9 H S, R08 11 H X, R10 13 H -, R11 15 H S, ' +
      'R13 16 H X, R14 17 H -, R16 18 H S, R17 19 H X, R19 20 H -, R20 20 - -',
    'R03 2 - -, R01 2 H -, R02 3 H S, R04 3 H X, R05 4 H -, R06 5 - -, R07 6 H S, R08 7 H X, R10 8 H -, ' +
      'R11 9 H -, R12 10 - S, R13 11 H X, R14 12 H -, R16 13 H S, R17 14 H X, R18 14 - -, R19 15 H -, R20 15 - -',
    'R01 1 H -, R02 1 H -, R03 2 - -, R04 2 H S, R05 2 H X, R06 3 - -, R07 3 H S, R08 4 H X, R09 4 - -, ' +
      'R10 5 H S, R11 5 H X, R12 6 - -, R13 7 H S, R14 8 H X, R15 9 - -, R16 10 H S, R17 10 H X, R18 11 - -, ' +
      'R19 11 H -, R20 11 - -',
    'R01 0 H -, R02 1 H -, R03 1 - -, R04 1 H S, R05 1 H X, R06 2 - -, R07 2 H S, R08 2 H X, R09 2 - -, ' +
      'R10 3 H S, R11 3 H X, R12 3 - -, R13 4 H S, R14 4 H X, R15 4 - -, R16 5 H S, R17 5 H X, R18 5 - -, ' +
      'R19 6 H -, R20 6 - -',
  ],
  short: [
    'R04 10 H S, R13 20 H S, R16 30 H S, R20 35 - -',
    'R02 4 H S, R05 7 H -, R07 9 H S, R10 13 H -, R11 15 H S, R14 17 H -, R16 18 H S, R20 20 - -',
    'R03 2 - -, R01 2 H -, R02 3 H S, R05 4 H -, R06 5 - -, R07 6 H S, R10 8 H -, R11 9 H -, R12 10 - S, ' +
      'R14 12 H -, R18 14 - -, R20 15 - -',
    'R01 1 H -, R02 1 H -, R04 2 H S, R06 3 - -, R07 3 H S, R09 4 - -, R10 5 H S, R13 7 H S, R15 9 - -, ' +
      'R16 10 H S, R19 11 H -, R20 11 - -',
    'R01 0 H -, R02 1 H -, R03 1 - -, R04 1 H S, R06 2 - -, R07 2 H S, R09 2 - -, R10 3 H S, R12 3 - -, ' +
      'R13 4 H S, R15 4 - -, R16 5 H S, R18 5 - -, R19 6 H -, R20 6 - -',
  ],
}

const TOWN_SIGN = { standard: 'S', special: 'X', none: '-' }

const written = (version: Version, players: number): string =>
  roundsOf(version, players)
    .map(({ card, food, harvest, townGets }) =>
      [SHIPS[card]?.id, food, harvest ? 'H' : '-', TOWN_SIGN[townGets]].join(' '),
    )
    .join(', ')

describe.each(VERSIONS)('the %s game', (version) => {
  test.each([1, 2, 3, 4, 5])(
    'for %i has the printed round cards in their order [LH-1.30] [LH-1.31]',
    (players) => {
      expect(written(version, players)).toBe(PRINTED[version][players - 1])
    },
  )
})

interface Summary {
  readonly version: Version
  readonly players: number
  readonly rounds: number
  /** Including the final action. */
  readonly turnsEach: number
  readonly foodEach: number
  readonly harvests: number
  readonly townStandard: number
  readonly townSpecial: number
  /** Printed values. */
  readonly buildings: number
  readonly ships: number
}

const summary = (
  version: Version,
  players: number,
  rounds: number,
  turnsEach: number,
  foodEach: number,
  harvests: number,
  townStandard: number,
  townSpecial: number,
  buildings: number,
  ships: number,
): Summary => ({
  version,
  players,
  rounds,
  turnsEach,
  foodEach,
  harvests,
  townStandard,
  townSpecial,
  buildings,
  ships,
})

const SUMMARY: readonly Summary[] = [
  summary('full', 1, 7, 50, 140, 6, 3, 3, 178, 88),
  summary('full', 2, 14, 50, 177, 13, 4, 4, 226, 170),
  summary('full', 3, 18, 43, 153, 13, 4, 4, 326, 222),
  summary('full', 4, 20, 36, 115, 13, 5, 5, 350, 240),
  summary('full', 5, 20, 29, 60, 13, 5, 5, 350, 240),
  summary('short', 1, 4, 29, 95, 3, 3, 0, 168, 68),
  summary('short', 2, 8, 29, 103, 7, 4, 0, 194, 96),
  summary('short', 3, 12, 29, 90, 7, 3, 0, 252, 126),
  summary('short', 4, 12, 22, 67, 8, 5, 0, 266, 134),
  summary('short', 5, 15, 22, 45, 8, 5, 0, 338, 184),
]

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

describe.each(SUMMARY)('the $version game for $players', ({ version, players, ...expected }) => {
  const played = roundsOf(version, players)

  test('lasts its number of rounds [LH-1.2]', () => {
    expect(played).toHaveLength(expected.rounds)
  })

  test('gives every seat the same number of turns [LH-2.3]', () => {
    expect((played.length * TURNS) / players + 1).toBe(expected.turnsEach)
  })

  test('asks its food and has its harvests [LH-1.31]', () => {
    expect(sum(played.map((round) => round.food))).toBe(expected.foodEach)
    expect(played.filter((round) => round.harvest)).toHaveLength(expected.harvests)
  })

  test('lets the town build its number of buildings [LH-8.18] [LH-V.11]', () => {
    expect(played.filter((round) => round.townGets === 'standard')).toHaveLength(expected.townStandard)
    expect(played.filter((round) => round.townGets === 'special')).toHaveLength(expected.townSpecial)
  })

  test('has buildings and ships of the printed worth [LH-1.5] [LH-1.32]', () => {
    const inPlay = BUILDINGS.filter(({ usage }) => 'PS'.includes(usage?.[version][players - 1] ?? '-'))
    expect(sum(inPlay.map(({ value }) => value))).toBe(expected.buildings)
    const handedOut = startingShips(version, players)
    const extra = [...handedOut.players, ...handedOut.pile].map((id) => SHIPS.find((ship) => ship.id === id))
    const arriving = played.map(({ card }) => SHIPS[card])
    expect(sum([...extra, ...arriving].map((ship) => ship?.value ?? 0))).toBe(expected.ships)
  })
})

test.each([1, 2, 3, 4, 5])(
  'for %i the short game is made of rows of the full one, none with a special building [LH-V.11]',
  (players) => {
    const full = roundsOf('full', players)
    const plain = full.filter((round) => round.townGets !== 'special')
    for (const round of roundsOf('short', players)) expect(plain).toContainEqual(round)
  },
)

test('a set-up that does not exist has no rounds [LH-1.1]', () => {
  expect(roundsOf('full', 0)).toEqual([])
  expect(roundsOf('short', 6)).toEqual([])
})
