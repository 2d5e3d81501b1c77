import { random } from '@quayside/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildingNamed } from './catalogue/catalogue.ts'
import { encode, RETURN, TAKE } from './commands.ts'
import type { Event } from './events.ts'
import type { PositionLiteral } from './position/literal.ts'
import { leHavre } from './rules.ts'
import type { State } from './state/state.ts'
import { before, newTable, type Table } from './testing/index.ts'
import { sampleState, view, viewCommand, viewEvent } from './view.ts'

const write = (state: State): PositionLiteral => leHavre.position.write(state) as PositionLiteral

const SPECIAL = ['zoo', 'bakery', 'kiln', 'tavern']

/** Seat 2 knows the first special building; seat 3 knows the top two in unknown order. */
const known = () =>
  before(
    'farm',
    { franc: 3 },
    {
      special: SPECIAL,
      seats: { '2': { knows: [1] }, '3': { either: ['bakery', 'zoo'] } },
    },
  )

test('before the first turn nobody sees a tile or a special building', () => {
  const seen = write(view(newTable().state, 0))
  expect(seen.tiles).toEqual([null, null, null, null, null, null, null])
  expect(seen.special).toEqual([null, null, null, null, null, null])
})

test('each supply action of the first round turns one more tile over', () => {
  const table = newTable()
  const shown = () => write(view(table.state, 1)).tiles?.map((tile) => tile !== null)
  const turned = (count: number) => Array.from({ length: 7 }, (_, place) => place < count)
  expect(shown()).toEqual(turned(0))
  table.play('supply')
  expect(shown()).toEqual(turned(1))
  table.play('take fish', 'end')
  expect(shown()).toEqual(turned(1))
  table.play('supply')
  expect(shown()).toEqual(turned(2))
  expect(write(view(table.state, 1)).tiles?.slice(0, 2)).toEqual(table.position().tiles?.slice(0, 2))
})

test('from the second round on all tiles are seen', () => {
  const { state } = before('farm', {}, { round: 2, step: 'supply' })
  expect(write(view(state, 'spectator')).tiles).toEqual(write(state).tiles)
})

test('a seat sees the special buildings that it knows, others and spectators do not', () => {
  const { state } = known()
  expect(write(view(state, 1)).special).toEqual(['zoo', null, null, null])
  for (const viewer of [0, 2, 'spectator'] as const)
    expect(write(view(state, viewer)).special).toEqual([null, null, null, null])
})

test('a view hides which places other seats know', () => {
  const { state } = known()
  expect(write(view(state, 1)).seats?.['2']?.knows).toEqual([1])
  for (const viewer of [0, 2, 'spectator'] as const)
    expect(write(view(state, viewer)).seats?.['2']?.knows).toEqual([])
})

test('what a seat knows without the order is its own', () => {
  const { state } = known()
  expect(write(view(state, 2)).seats?.['3']?.either).toEqual(['bakery', 'zoo'])
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(write(view(state, viewer)).seats?.['3']?.either).toEqual([])
})

test('everything else is open to all: stores, cards, ships, loans', () => {
  const { state } = known()
  const open = (literal: PositionLiteral) => ({
    ...literal,
    special: literal.special?.length,
    viewer: null,
    seats: Object.values(literal.seats ?? {}).map((seat) => ({ ...seat, knows: null, either: null })),
  })
  expect(open(write(view(state, 'spectator')))).toEqual(open(write(state)))
})

test('a view names its viewer, and the whole state has none', () => {
  const { state } = known()
  expect(write(state).viewer).toBeNull()
  expect([0, 1, 2].map((viewer) => write(view(state, viewer)).viewer)).toEqual([1, 2, 3])
  expect(write(view(state, 'spectator')).viewer).toBe('spectator')
  expect(write(sampleState(view(state, 1), random('whole'))).viewer).toBeNull()
})

test('looking does not change the position, and a view seen again is the same', () => {
  const { state } = known()
  const before = leHavre.hash(state)
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const seen = view(state, viewer)
    expect(leHavre.hash(view(seen, viewer))).toBe(leHavre.hash(seen))
  }
  expect(leHavre.hash(state)).toBe(before)
})

test('only the looker learns in which order the cards were returned', () => {
  const [same, swapped, unseen] = [0, 1, 2].map((order) => encode(RETURN, order))
  for (const command of [same, swapped]) {
    if (command === undefined) throw new Error('three orders')
    expect(viewCommand(command, 1, 1)).toBe(command)
    expect(viewCommand(command, 1, 0)).toBe(unseen)
    expect(viewCommand(command, 1, 'spectator')).toBe(unseen)
  }
})

test('every other command is public', () => {
  expect(viewCommand(encode(TAKE, 1), 1, 0)).toBe(encode(TAKE, 1))
  expect(viewCommand(encode(RETURN, 2), 1, 0)).toBe(encode(RETURN, 2))
})

test('only the looker learns which cards were looked at', () => {
  const looked: Event = { kind: 'looked', seat: 1, cards: [4, 5], reveal: true }
  expect(viewEvent(looked, 1)).toEqual(looked)
  for (const viewer of [0, 2, 'spectator'] as const)
    expect(viewEvent(looked, viewer)).toEqual({ kind: 'looked', seat: 1, cards: null, reveal: true })
})

test('every other event is public', () => {
  const taken: Event = { kind: 'offer-taken', seat: 1, token: 0, amount: 3 }
  expect(viewEvent(taken, 0)).toEqual(taken)
})

test('a view hides whether another seat still knows the next special building', () => {
  const story = (special: readonly string[], order: string) =>
    before(
      'marketplace',
      { franc: 9 },
      {
        round: 4,
        turn: 7,
        special,
        seats: { '2': { stock: { franc: 9 } }, '3': { stock: { franc: 9 }, knows: [1] } },
      },
    ).play('enter marketplace', 'choose clay wood', order, 'end')
  const first = story(['zoo', 'bakery', 'kiln'], 'return same')
  const second = story(['bakery', 'zoo', 'kiln'], 'return swapped')
  for (const viewer of [1, 'spectator'] as const)
    expect(write(view(first.state, viewer))).toEqual(write(view(second.state, viewer)))
})

test('others follow a look on their own views without learning anything', () => {
  const table = before(
    'marketplace',
    { franc: 9 },
    { round: 4, special: SPECIAL, seats: { '2': { knows: [1] } } },
  ).play('enter marketplace', 'choose clay wood')
  const followed = [1, 2, 'spectator' as const].map((viewer) => ({ viewer, seen: view(table.state, viewer) }))
  table.play('return swapped')
  for (const { viewer, seen } of followed) {
    leHavre.apply(seen, 0, encode(RETURN, 2))
    expect(write(seen)).toEqual(write(view(table.state, viewer)))
  }
})

test('the looker follows the reveal of a card it has seen on its own view', () => {
  const table = before(
    'marketplace',
    { franc: 9 },
    {
      round: 4,
      turn: 7,
      special: SPECIAL,
      seats: { '2': { stock: { franc: 9 }, knows: [1, 2] }, '3': { stock: { franc: 9 } } },
    },
  ).play('enter marketplace', 'choose clay wood')
  const followed = view(table.state, 0)
  for (const text of ['return swapped', 'end']) {
    const command = leHavre.notation.parse(text)
    if (command.ok) leHavre.apply(followed, 0, command.value)
    table.play(text)
  }
  expect(write(followed)).toEqual(write(view(table.state, 0)))
})

// ---- sampling states

const VIEWERS = [0, 1, 2, 'spectator'] as const

test('a sampled state gives the viewer the same view, and sampling leaves the view unchanged', () => {
  const tables: readonly Table[] = [newTable(), newTable().play('supply'), known()]
  fc.assert(
    fc.property(fc.constantFrom(...tables), fc.constantFrom(...VIEWERS), fc.nat(), (table, viewer, seed) => {
      const seen = view(table.state, viewer)
      const before = leHavre.hash(seen)
      const whole = sampleState(seen, random(`${seed}`))
      expect(leHavre.hash(seen)).toBe(before)
      expect(leHavre.hash(view(whole, viewer))).toBe(before)
    }),
  )
})

test('the sampled tiles and special buildings are complete: none is missing, none is there twice', () => {
  const third = newTable().play('supply', 'take fish', 'end', 'supply', 'take wood', 'end', 'supply')
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const whole = write(sampleState(view(third.state, 0), random(`${seed}`)))
      expect(whole.tiles?.slice(0, 3)).toEqual(third.position().tiles?.slice(0, 3))
      expect(new Set(whole.tiles).size).toBe(7)
      expect(whole.tiles).not.toContain(null)
      expect(new Set(whole.special).size).toBe(6)
      expect(whole.special).not.toContain(null)
    }),
  )
})

test('a special building that is in play elsewhere or known further up is not sampled', () => {
  const { state } = before(
    'farm',
    {},
    {
      town: ['farm', 'bakery'],
      special: SPECIAL.filter((name) => name !== 'bakery'),
      seat1: { knows: [1] },
      seats: { '2': { buildings: ['smelter'] } },
    },
  )
  for (let seed = 0; seed < 60; seed++) {
    const { special = [] } = write(sampleState(view(state, 0), random(`${seed}`)))
    expect(special[0]).toBe('zoo')
    expect(new Set(special).size).toBe(3)
    for (const name of ['farm', 'bakery', 'smelter']) expect(special).not.toContain(name)
  }
})

test('two cards known without their order are sampled on top in both orders', () => {
  const seen = view(known().state, 2)
  const orders = new Set<string>()
  for (let seed = 0; seed < 40; seed++)
    orders.add(
      write(sampleState(seen, random(`${seed}`)))
        .special?.slice(0, 2)
        .join(' ') ?? '',
    )
  expect(orders).toEqual(new Set(['bakery zoo', 'zoo bakery']))
})

test('one card known to be among the two is sampled in both places', () => {
  const { state } = before('farm', {}, { special: SPECIAL, seats: { '3': { either: ['bakery'] } } })
  const places = new Set<number>()
  for (let seed = 0; seed < 40; seed++)
    places.add(write(sampleState(view(state, 2), random(`${seed}`))).special?.indexOf('bakery') ?? -1)
  expect(places).toEqual(new Set([0, 1]))
})

test('unknown cards are sampled in many ways', () => {
  const seen = view(newTable().state, 0)
  const ways = new Set(
    Array.from({ length: 20 }, (_, seed) => leHavre.hash(sampleState(seen, random(`${seed}`)))),
  )
  expect(ways.size).toBe(20)
})

test('the special buildings that a solo game leaves out are not sampled in one', () => {
  const sampled = (soloWithoutOthersCards: boolean): Set<string | null> => {
    const seen = view(newTable({ players: 1, soloWithoutOthersCards }).state, 0)
    const all = Array.from(
      { length: 60 },
      (_, seed) => write(sampleState(seen, random(`${seed}`))).special ?? [],
    )
    return new Set(all.flat())
  }
  expect(sampled(true).has('harbor-watch')).toBe(false)
  expect(sampled(false).has('harbor-watch')).toBe(true)
})

test('the short game has only tiles to sample', () => {
  const whole = write(sampleState(view(newTable({ version: 'short' }).state, 0), random('short')))
  expect(whole.special).toEqual([])
  expect(new Set(whole.tiles).size).toBe(7)
})

test('every sampled face-down card is a special building', () => {
  const { special = [] } = write(sampleState(view(newTable().state, 0), random('any')))
  expect(special.every((name) => name !== null && buildingNamed(name) >= 33)).toBe(true)
})
