import { expect, test } from 'vitest'
import { buildingNamed } from '../catalogue/catalogue.ts'
import type { SeatLiteral } from '../position/literal.ts'
import { type BeforeLiteral, before, type Table } from '../testing/table.ts'

/** Seat 1 visits the Marketplace in the last turn of a round that ends with a special building for the town. */
const market = (
  others: { second?: SeatLiteral; third?: SeatLiteral; own?: SeatLiteral } = {},
  more: BeforeLiteral = {},
) =>
  before(
    'marketplace',
    { franc: 9 },
    {
      round: 4,
      turn: 7,
      special: ['zoo', 'bakery', 'kiln'],
      seat1: others.own ?? {},
      seats: {
        '2': { stock: { franc: 9 }, ...others.second },
        '3': { stock: { franc: 9 }, ...others.third },
      },
      ...more,
    },
  )

const look = (table: Table): Table => table.play('enter marketplace', 'choose clay wood')

/** What a seat knows by place, and what only as one of the top two. */
const memory = (table: Table, seat: number) => {
  const { knows, either } = table.position().seats?.[`${seat}`] ?? {}
  return { knows, either }
}

test('the visitor of the Marketplace sees the top two cards and lays them back in either order', () => {
  const table = look(market())
  expect(table.commands()).toEqual(['return same', 'return swapped'])
  expect(memory(table, 1)).toEqual({ knows: [1, 2], either: [] })
  expect(table.events().at(-1)).toEqual({
    kind: 'looked',
    seat: 0,
    cards: [buildingNamed('zoo'), buildingNamed('bakery')],
    reveal: true,
  })
})

test('returned as they were, the cards keep their order, and the looker knows it', () => {
  const table = look(market()).play('return same')
  expect(table.position().special).toEqual(['zoo', 'bakery', 'kiln'])
  expect(memory(table, 1)).toEqual({ knows: [1, 2], either: [] })
})

test('returned swapped, the second card comes first, and the looker knows it', () => {
  const table = look(market()).play('return swapped')
  expect(table.position().special).toEqual(['bakery', 'zoo', 'kiln'])
  expect(memory(table, 1)).toEqual({ knows: [1, 2], either: [] })
})

test('no player can give the command for an unseen order', () => {
  expect(look(market()).refusal('return unseen')).toEqual({
    code: 'not-offered-here',
    params: { building: 'marketplace' },
  })
})

test.each(['return same', 'return swapped'])(
  'after `%s` an earlier looker still knows the two cards, but not their order',
  (order) => {
    const table = look(market({ second: { knows: [1, 2] } })).play(order)
    expect(memory(table, 2)).toEqual({ knows: [], either: ['bakery', 'zoo'] })
    expect(memory(table, 3)).toEqual({ knows: [], either: [] })
  },
)

test('a seat that knew one of the two still knows that it is one of them', () => {
  const table = look(market({ second: { knows: [1] }, third: { knows: [2] } })).play('return swapped')
  expect(memory(table, 2)).toEqual({ knows: [], either: ['zoo'] })
  expect(memory(table, 3)).toEqual({ knows: [], either: ['bakery'] })
})

test('a seat that knew the two without their order still does', () => {
  const table = look(market({ second: { either: ['bakery', 'zoo'] } })).play('return same')
  expect(memory(table, 2)).toEqual({ knows: [], either: ['bakery', 'zoo'] })
})

test('looking again clears up the order for the looker', () => {
  const table = look(market({ own: { either: ['bakery', 'zoo'] } }))
  expect(memory(table, 1)).toEqual({ knows: [1, 2], either: [] })
})

test('knowledge of a card further down is not touched', () => {
  const table = look(market({ second: { knows: [1, 3] } })).play('return same')
  expect(memory(table, 2)).toEqual({ knows: [3], either: ['zoo'] })
})

/** The Zoo comes up at the end of the round. */
const reveal = (second: SeatLiteral, special = ['zoo', 'bakery', 'kiln']): Table =>
  before(
    'marketplace',
    { franc: 9 },
    {
      round: 4,
      turn: 7,
      step: 'end',
      special,
      seats: { '2': { stock: { franc: 9 }, ...second }, '3': { stock: { franc: 9 } } },
    },
  ).play('end')

test('at the end of such a round the top card goes to the town, visible to all', () => {
  const table = reveal({})
  expect(table.where('zoo')).toBe('town')
  expect(table.position().special).toEqual(['bakery', 'kiln'])
  expect(table.events()).toContainEqual({
    kind: 'special-revealed',
    building: buildingNamed('zoo'),
    reveal: true,
  })
})

test.each([
  ['both by place', { knows: [1, 2] }, [1]],
  ['the first', { knows: [1] }, []],
  ['the second', { knows: [2] }, [1]],
  ['a card further down', { knows: [3] }, [2]],
  ['the two without their order', { either: ['bakery', 'zoo'] }, [1]],
  ['that the card which comes up is one of the two', { either: ['zoo'] }, []],
  ['that the card which stays is one of the two', { either: ['bakery'] }, [1]],
  ['nothing', {}, []],
])('a seat that knew %s knows the right places after the reveal', (_, second, knows) => {
  expect(memory(reveal(second), 2)).toEqual({ knows, either: [] })
})

test('of two cards known without their order the other one may come up first', () => {
  expect(memory(reveal({ either: ['zoo', 'bakery'] }, ['bakery', 'zoo', 'kiln']), 2)).toEqual({
    knows: [1],
    either: [],
  })
})

test('the last card can come up too, and after that there is none', () => {
  const table = reveal({ knows: [1] }, ['zoo'])
  expect([table.where('zoo'), table.position().special, memory(table, 2)]).toEqual([
    'town',
    [],
    { knows: [], either: [] },
  ])
  expect(reveal({}, []).happened('special-revealed')).toBe(false)
})

const looks = (more: BeforeLiteral): boolean => look(market({}, more)).can('return same')

test('cards are looked at only while a special building is still to come', () => {
  expect(looks({ round: 15, turn: 1 })).toBe(true)
  expect(looks({ round: 16, turn: 1 })).toBe(false)
})

test('in the final stage nobody looks', () => {
  expect(looks({ phase: 'final', round: 19, turn: 1 })).toBe(false)
})

test('there must be two cards to look at', () => {
  expect(looks({ special: ['zoo', 'bakery'] })).toBe(true)
  expect(looks({ special: ['zoo'] })).toBe(false)
})
