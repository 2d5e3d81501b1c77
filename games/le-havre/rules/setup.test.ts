import { describe, expect, test } from 'vitest'
import type { Version } from './catalogue/rounds.ts'
import { leHavre } from './rules.ts'
import { newTable } from './testing/index.ts'

/** Standard buildings in the order of their numbers. */
const STANDARD = [
  'building-firm-1',
  'building-firm-2',
  'construction-firm',
  'marketplace',
  'sawmill',
  'fishery',
  'joinery',
  'bakehouse',
  'hardware-store',
  'charcoal-kiln',
  'smokehouse',
  'abattoir',
  'clay-mound',
  'arts-center',
  'wharf-1',
  'black-market',
  'brickworks',
  'local-court',
  'colliery',
  'wharf-2',
  'shipping-line',
  'grocery-market',
  'tannery',
  'business-office',
  'ironworks',
  'steel-mill',
  'storehouse',
  'cokery',
  'dock',
  'bridge-over-the-seine',
  'town-hall',
  'bank',
  'church',
]

const FIRMS = ['building-firm-1', 'building-firm-2', 'construction-firm']

/** Buildings that two players never use, in either version. */
const FOR_THREE_OR_MORE = [
  'joinery',
  'hardware-store',
  'arts-center',
  'local-court',
  'wharf-2',
  'grocery-market',
  'business-office',
  'storehouse',
  'dock',
  'bridge-over-the-seine',
]

interface SetUp {
  readonly version: Version
  readonly players: number
  readonly starts: readonly string[]
  readonly unused: readonly string[]
  readonly proposals: number
}

const SET_UPS: readonly SetUp[] = [
  {
    version: 'full',
    players: 1,
    starts: [],
    unused: [...FOR_THREE_OR_MORE, 'sawmill', 'black-market', 'town-hall', 'bank', 'church'],
    proposals: 15,
  },
  {
    version: 'full',
    players: 2,
    starts: [],
    unused: [...FOR_THREE_OR_MORE, 'sawmill', 'black-market'],
    proposals: 18,
  },
  { version: 'full', players: 3, starts: [], unused: ['arts-center', 'storehouse', 'dock'], proposals: 27 },
  { version: 'full', players: 4, starts: [], unused: [], proposals: 30 },
  { version: 'full', players: 5, starts: [], unused: [], proposals: 30 },
  {
    version: 'short',
    players: 1,
    starts: ['marketplace', 'sawmill', 'black-market'],
    unused: [...FOR_THREE_OR_MORE, 'charcoal-kiln', 'cokery', 'town-hall', 'bank', 'church'],
    proposals: 12,
  },
  {
    version: 'short',
    players: 2,
    starts: ['marketplace'],
    unused: [...FOR_THREE_OR_MORE, 'sawmill', 'black-market', 'town-hall', 'church'],
    proposals: 15,
  },
  {
    version: 'short',
    players: 3,
    starts: [],
    unused: [
      'sawmill',
      'arts-center',
      'black-market',
      'local-court',
      'grocery-market',
      'storehouse',
      'dock',
      'town-hall',
      'church',
    ],
    proposals: 21,
  },
  {
    version: 'short',
    players: 4,
    starts: ['sawmill'],
    unused: [
      'arts-center',
      'black-market',
      'local-court',
      'grocery-market',
      'storehouse',
      'dock',
      'town-hall',
      'church',
    ],
    proposals: 21,
  },
  {
    version: 'short',
    players: 5,
    starts: ['sawmill'],
    unused: ['arts-center', 'black-market'],
    proposals: 27,
  },
]

const inOrder = (names: readonly string[]): string[] =>
  [...names].sort((a, b) => STANDARD.indexOf(a) - STANDARD.indexOf(b))

const seeds = Array.from({ length: 40 }, (_, number) => `seed-${number}`)

/** What a table looks like before the first command. */
const dealt = (options: Parameters<typeof newTable>[0], seed = 'test') => {
  const position = newTable(options, seed).position()
  return {
    start: position.start,
    town: position.town ?? [],
    piles: position.piles ?? [],
    special: position.special ?? [],
    tiles: position.tiles ?? [],
    offers: position.offers ?? {},
    ships: position.ships ?? {},
    seats: Object.values(position.seats ?? {}),
  }
}

const setUpsOf = (version: Version): readonly SetUp[] => SET_UPS.filter((setUp) => setUp.version === version)

describe.each(SET_UPS)('$version game for $players', ({ version, players, starts, unused, proposals }) => {
  const options = { version, players }

  test('every seat has a place [LH-1.1]', () => {
    expect(dealt(options).seats).toHaveLength(players)
    expect(newTable(options).position()).toMatchObject({
      round: 1,
      turn: 1,
      phase: 'turns',
      step: 'supply',
    })
  })

  test('the firms and what the cards say start in the town [LH-1.3] [LH-1.4]', () => {
    expect(dealt(options).town).toEqual(inOrder([...FIRMS, ...starts]))
  })

  test('the marked cards are the proposals, and the others take no part [LH-1.5] [LH-1.6]', () => {
    const away = [...FIRMS, ...starts, ...unused]
    const { piles } = dealt(options)
    expect(inOrder(piles.flat())).toEqual(STANDARD.filter((name) => !away.includes(name)))
    expect(piles.flat()).toHaveLength(proposals)
    const table = newTable(options)
    expect(unused.map((name) => table.where(name))).toEqual(unused.map(() => 'out'))
  })

  test('the three piles are equal and sorted [LH-1.7] [LH-1.8]', () => {
    const { piles } = dealt(options)
    expect(piles.map((pile) => pile.length)).toEqual([proposals / 3, proposals / 3, proposals / 3])
    expect(piles.map(inOrder)).toEqual(piles)
  })

  test('nobody owns a building or a loan, and all discs are at home [LH-1.24]', () => {
    for (const seat of dealt(options).seats)
      expect(seat).toMatchObject({ loans: 0, buildings: [], disc: null, owes: 0, knows: [], either: [] })
  })

  test('each supply tile is in the row once [LH-1.12]', () => {
    expect(dealt(options).tiles.map(String).toSorted()).toEqual([
      'fish+clay',
      'fish+grain',
      'iron+franc',
      'wood+cattle',
      'wood+clay',
      'wood+fish',
      'wood+franc',
    ])
  })
})

test('the deal of the piles and tiles depends on the seed [LH-1.7] [LH-1.12]', () => {
  expect(new Set(seeds.map((seed) => dealt({}, seed).piles.join())).size).toBe(seeds.length)
  expect(new Set(seeds.map((seed) => dealt({}, seed).tiles.join())).size).toBe(seeds.length)
})

test('proposals are open to every seat and to spectators from the start [LH-1.9]', () => {
  const { state } = newTable({ players: 2 })
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(leHavre.position.write(leHavre.view(state, viewer))).toMatchObject({
      piles: dealt({ players: 2 }).piles,
    })
})

describe('the Black Market', () => {
  const isOnTop = (blackMarketRedeal: boolean, seed: string): boolean =>
    dealt({ players: 5, version: 'full', blackMarketRedeal }, seed).piles.some(
      ([top]) => top === 'black-market',
    )

  // The Black Market is on top only if all twelve lower numbers are in the other piles, so most seeds do not show it.
  const many = Array.from({ length: 3000 }, (_, number) => `market-${number}`)
  const onTop = many.filter((seed) => isOnTop(false, seed))

  test('can be on top of a pile if the option for a new deal is off [LH-1.11]', () => {
    expect(onTop.length).toBeGreaterThan(0)
  })

  test('is dealt again when it would be on top [LH-1.10]', () => {
    expect(onTop.filter((seed) => isOnTop(true, seed))).toEqual([])
    expect(onTop.map((seed) => dealt({ players: 5 }, seed).piles.map((pile) => pile.length))).toEqual(
      onTop.map(() => [10, 10, 10]),
    )
  })

  test('leaves the deal unchanged when it is not on top [LH-1.10]', () => {
    const elsewhere = many.slice(0, 20).filter((seed) => !onTop.includes(seed))
    for (const seed of elsewhere)
      expect(dealt({ players: 5 }, seed)).toEqual(dealt({ players: 5, blackMarketRedeal: false }, seed))
  })
})

test.each(setUpsOf('full'))(
  'the full game for $players starts with francs, fish, wood and clay on offer [LH-1.15]',
  ({ players }) => {
    expect(dealt({ players }).offers).toEqual({
      franc: 2,
      fish: 2,
      wood: 2,
      clay: 1,
      iron: 0,
      grain: 0,
      cattle: 0,
    })
  },
)

test.each(setUpsOf('short'))(
  'the short game for $players starts with something on every offer [LH-1.16]',
  ({ players }) => {
    expect(dealt({ players, version: 'short' }).offers).toEqual({
      franc: 3,
      fish: 3,
      wood: 3,
      clay: 2,
      iron: 1,
      grain: 1,
      cattle: 1,
    })
  },
)

test.each(setUpsOf('full'))(
  'in the full game each of $players starts with five francs and a coal [LH-1.17]',
  ({ players }) => {
    const table = newTable({ players })
    for (let seat = 1; seat <= players; seat++) expect(table.stock(seat)).toEqual({ franc: 5, coal: 1 })
  },
)

test.each(setUpsOf('short'))(
  'in the short game each of $players starts with a store of goods [LH-1.18]',
  ({ players }) => {
    const table = newTable({ players, version: 'short' })
    for (let seat = 1; seat <= players; seat++)
      expect(table.stock(seat)).toEqual({
        franc: 5,
        fish: 2,
        wood: 2,
        clay: 2,
        iron: 2,
        cattle: 1,
        coal: 2,
        hide: 2,
      })
  },
)

describe('special buildings', () => {
  test.each(setUpsOf('full'))(
    'six different ones are drawn for $players in the full game [LH-1.19]',
    ({ players }) => {
      const table = newTable({ players })
      const { special } = dealt({ players })
      expect(new Set(special).size).toBe(6)
      expect(special.filter((name) => name === null || STANDARD.includes(name))).toEqual([])
      expect(special.map((name) => table.where(name ?? ''))).toEqual(special.map(() => 'out'))
    },
  )

  test('every one of the 36 comes up sooner or later [LH-1.19]', () => {
    const drawn = Array.from({ length: 200 }, (_, number) => dealt({}, `draw-${number}`).special).flat()
    expect(new Set(drawn).size).toBe(36)
  })

  test.each(setUpsOf('short'))('there is none for $players in the short game [LH-1.20]', ({ players }) => {
    expect(dealt({ players, version: 'short' }).special).toEqual([])
  })
})

describe('ships before the first round', () => {
  const NONE = { wooden: [], iron: [], steel: [], luxury: [] }

  test('the solo short game has one with the player and one on its pile [LH-1.21]', () => {
    const { ships, seats } = dealt({ players: 1, version: 'short' })
    expect(ships).toEqual({ ...NONE, wooden: ['dina'] })
    expect(seats.map((seat) => seat.ships)).toEqual([['appoline']])
  })

  test('the short game for two has one with each player [LH-1.22]', () => {
    const { ships, seats } = dealt({ players: 2, version: 'short' })
    expect(ships).toEqual(NONE)
    expect(seats.map((seat) => seat.ships)).toEqual([['appoline'], ['dina']])
  })

  test.each(SET_UPS.filter(({ version, players }) => version === 'full' || players > 2))(
    'the $version game for $players has none [LH-1.23]',
    ({ version, players }) => {
      const { ships, seats } = dealt({ players, version })
      expect(ships).toEqual(NONE)
      expect(seats.flatMap((seat) => seat.ships)).toEqual([])
    },
  )
})

describe('the starting seat', () => {
  test('is the first one unless the table chooses another [LH-1.25]', () => {
    expect(newTable().waitsFor()).toEqual([1])
    expect(newTable({ players: 4, start: 2 }).waitsFor()).toEqual([3])
    expect(dealt({ players: 4, start: 2 }).start).toBe(3)
  })

  test('can be drawn by the seed, and then every seat has its chance [LH-1.26]', () => {
    const starts = seeds.map((seed) => dealt({ players: 4, start: 'random' }, seed).start)
    expect([...new Set(starts)].toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([1, 2, 3, 4])
  })

  test('leaves the rest of the deal as it is [LH-1.26]', () => {
    for (const seed of seeds.slice(0, 10)) {
      const chosen = dealt({ players: 3, start: 0 }, seed)
      expect({ ...dealt({ players: 3, start: 'random' }, seed), start: 1 }).toEqual(chosen)
      expect({ ...dealt({ players: 3, start: 2 }, seed), start: 1 }).toEqual(chosen)
    }
  })
})

test('the same seed deals the same game and another seed another one [LH-1.27]', () => {
  for (const { version, players } of SET_UPS) {
    const digest = (seed: string): string => leHavre.hash(newTable({ version, players }, seed).state)
    expect(digest('one')).toBe(digest('one'))
    expect(digest('one')).not.toBe(digest('two'))
  }
})
