import { expect, test } from 'vitest'
import { leHavre } from '../../../rules.ts'
import { before, only } from '../../../testing/index.ts'
import type { BeforeLiteral, Table } from '../../../testing/table.ts'
import { buildingNamed } from '../../catalogue.ts'
import { CATTLE, HIDE } from '../../goods.ts'

const special = ['bakery', 'zoo', 'farm', 'kiln']

/** Seat 1 owns the Marketplace and is asked for its goods. */
const market = (more: BeforeLiteral = {}, craftsmen: readonly string[] = []) =>
  before(
    'marketplace',
    {},
    {
      special,
      piles: [[], [], []],
      ...more,
      seat1: { buildings: ['marketplace', ...craftsmen], ...more.seat1 },
    },
  ).play('enter marketplace')

const CRAFTSMEN = ['fishery', 'joinery', 'bakehouse', 'charcoal-kiln', 'smokehouse', 'abattoir', 'tannery']

/** The special pile as a viewer sees it. */
const pileSeenBy = (table: Table, viewer: number | 'spectator') => {
  const seen = leHavre.view(table.state, viewer === 'spectator' ? viewer : viewer - 1)
  return (leHavre.position.write(seen) as { special: unknown }).special
}

test('a visitor pays the owner either two food or one franc [LH-01.2]', () => {
  const visit = () =>
    before(
      'marketplace',
      { fish: 2, franc: 1 },
      { seats: { '2': { buildings: ['marketplace'], stock: only({}) } } },
    ).play('enter marketplace')
  expect(visit().commands()).toEqual(['pay 2 fish', 'pay 1 franc'])
  expect(visit().play('pay 2 fish').stock(2)).toEqual({ fish: 2 })
  expect(visit().play('pay 1 franc').stock(2)).toEqual({ franc: 1 })
})

test('two different standard goods come from the supply, coal and hides among them [LH-01.3]', () => {
  const table = market({ offers: { cattle: 3 } })
  expect(table.commands()).toHaveLength(28)
  table.play('choose cattle hide')
  expect(table.stock()).toEqual({ cattle: 1, hide: 1 })
  expect(table.position().offers).toMatchObject({ cattle: 3 })
  expect(table.events()[0]).toEqual({
    kind: 'gained',
    seat: 0,
    tokens: [
      { token: CATTLE, amount: 1 },
      { token: HIDE, amount: 1 },
    ],
  })
})

test('each of the eight standard goods can be chosen [LH-01.3]', () => {
  for (const pair of ['fish wood', 'clay iron', 'grain cattle', 'coal hide']) {
    const [first = '', second = ''] = pair.split(' ')
    expect(market().play(`choose ${pair}`).stock()).toEqual({ [first]: 1, [second]: 1 })
  }
})

test('upgraded goods and francs are not to be had [LH-01.3]', () => {
  const elsewhere = { code: 'not-offered-here', params: { building: 'marketplace' } }
  expect(market().refusal('choose fish bread')).toEqual(elsewhere)
  expect(market().refusal('choose fish franc')).toEqual(elsewhere)
})

test('never two of one kind, and exactly as many as allowed [LH-01.4]', () => {
  expect(market().refuses('choose fish fish')).toBe('not-different')
  expect(market().refusal('choose fish')).toEqual({ code: 'wrong-count', params: { need: 2, have: 1 } })
  expect(market().refusal('choose fish wood clay')).toEqual({
    code: 'wrong-count',
    params: { need: 2, have: 3 },
  })
})

test.each([
  { craftsmen: 1, goods: 3, choices: 56 },
  { craftsmen: 2, goods: 4, choices: 70 },
  { craftsmen: 5, goods: 7, choices: 8 },
])('$craftsmen own craftsman buildings make it $goods goods [LH-01.5]', ({ craftsmen, goods, choices }) => {
  const table = market({}, CRAFTSMEN.slice(0, craftsmen))
  expect(table.commands()).toHaveLength(choices)
  expect(table.refusal('choose fish')).toEqual({ code: 'wrong-count', params: { need: goods, have: 1 } })
})

test.each([6, 7])(
  'with %i craftsman buildings all eight goods come at once, no more [LH-01.5]',
  (craftsmen) => {
    const table = market({}, CRAFTSMEN.slice(0, craftsmen))
    expect(table.stock()).toEqual({
      fish: 1,
      wood: 1,
      clay: 1,
      iron: 1,
      grain: 1,
      cattle: 1,
      coal: 1,
      hide: 1,
    })
    expect(table.commands()).toEqual(['return same', 'return swapped'])
  },
)

test("neither other kinds of buildings nor other players' craftsmen add goods [LH-01.5]", () => {
  const table = market({ seats: { '2': { buildings: ['bakehouse'] } } }, ['colliery', 'hardware-store'])
  expect(table.refusal('choose fish')).toEqual({ code: 'wrong-count', params: { need: 2, have: 1 } })
})

test('a table may agree on a lower limit [LH-01.6]', () => {
  const table = market({ options: { marketplaceLimit: 4 } }, CRAFTSMEN.slice(0, 3))
  expect(table.refusal('choose fish')).toEqual({ code: 'wrong-count', params: { need: 4, have: 1 } })
})

test('after the goods the visitor looks at the top two special buildings [LH-01.7]', () => {
  const table = market().play('choose fish wood')
  expect(table.events()[1]).toEqual({
    kind: 'looked',
    seat: 0,
    cards: [buildingNamed('bakery'), buildingNamed('zoo')],
    reveal: true,
  })
  expect(pileSeenBy(table, 1)).toEqual(['bakery', 'zoo', null, null])
  expect(table.refuses('end')).toBe('action-under-way')
})

test('the two go back on top in either order [LH-01.8]', () => {
  expect(market().play('choose fish wood').commands()).toEqual(['return same', 'return swapped'])
  expect(market().play('choose fish wood', 'return same').position().special).toEqual(special)
  const swapped = market().play('choose fish wood', 'return swapped')
  expect(swapped.position().special).toEqual(['zoo', 'bakery', 'farm', 'kiln'])
  expect(pileSeenBy(swapped, 1)).toEqual(['zoo', 'bakery', null, null])
  expect(swapped.can('end')).toBe(true)
})

test('the cards go back after the goods are chosen and not before [LH-01.8]', () => {
  const elsewhere = { code: 'not-offered-here', params: { building: 'marketplace' } }
  expect(market().refusal('return same')).toEqual(elsewhere)
  expect(market().play('choose fish wood').refusal('choose fish wood')).toEqual(elsewhere)
})

test('nobody else learns the cards or their order [LH-01.9]', () => {
  const table = market().play('choose fish wood')
  for (const viewer of [1, 'spectator'] as const)
    expect(table.events().map((event) => leHavre.viewEvent(event, viewer))[1]).toMatchObject({
      kind: 'looked',
      cards: null,
    })
  table.play('return swapped')
  expect(pileSeenBy(table, 2)).toEqual([null, null, null, null])
  expect(pileSeenBy(table, 'spectator')).toEqual([null, null, null, null])
  const command = leHavre.notation.parse('return swapped')
  expect(command.ok && leHavre.notation.print(leHavre.viewCommand(command.value, 0, 1))).toBe('return unseen')
  expect(command.ok && leHavre.notation.print(leHavre.viewCommand(command.value, 0, 0))).toBe(
    'return swapped',
  )
})

test('a player who had looked before still knows the two cards, but not their order [LH-01.9]', () => {
  const table = market({ seats: { '2': { knows: [1, 2, 3] } } }).play('choose fish wood', 'return same')
  expect(pileSeenBy(table, 2)).toEqual([null, null, 'farm', null])
  expect(table.position().seats?.['2']).toMatchObject({ knows: [3], either: ['bakery', 'zoo'] })
})

test('a looker forgets no earlier doubt: now the places are known [LH-01.7]', () => {
  const table = market({ seat1: { either: ['bakery', 'zoo'] } }).play('choose fish wood')
  expect(table.position().seats?.['1']).toMatchObject({ knows: [1, 2], either: [] })
})

test('a player who knew one of the two still knows that one, in any seat [LH-01.9]', () => {
  const table = before(
    'marketplace',
    {},
    {
      start: 1,
      special: ['zoo', 'bakery', 'farm'],
      piles: [[], [], []],
      seat1: { knows: [1, 2] },
      seats: { '2': { buildings: ['marketplace'] }, '3': { knows: [1] } },
    },
  ).play('enter marketplace', 'choose fish wood', 'return swapped')
  expect(table.position().seats?.['1']).toMatchObject({ knows: [], either: ['bakery', 'zoo'] })
  expect(table.position().seats?.['3']).toMatchObject({ knows: [], either: ['zoo'] })
})

test('when the first of the two is revealed, a player who knew both knows the other one [LH-01.9]', () => {
  const table = before(
    'marketplace',
    { franc: 5 },
    {
      round: 4,
      turn: 7,
      step: 'end',
      special,
      piles: [[], [], []],
      seat1: { either: ['bakery', 'zoo'] },
      seats: { '2': { knows: [1, 2, 3] }, '3': { either: ['bakery'] } },
    },
  ).play('end')
  expect(table.where('bakery')).toBe('town')
  expect(table.position().special).toEqual(['zoo', 'farm', 'kiln'])
  expect(table.position().seats?.['1']).toMatchObject({ knows: [1], either: [] })
  expect(table.position().seats?.['2']).toMatchObject({ knows: [1, 2], either: [] })
  expect(table.position().seats?.['3']).toMatchObject({ knows: [], either: [] })
})

test('another seat follows the return without the order [LH-01.9]', () => {
  const table = market({ seats: { '2': { knows: [1, 2] } } }).play('choose fish wood')
  expect(pileSeenBy(table, 2)).toEqual(['bakery', 'zoo', null, null])
  const seen = leHavre.view(table.state, 1)
  const [answer, ...others] = leHavre.commands(seen, 0)
  expect(others).toEqual([])
  if (answer === undefined) throw new Error('nothing to answer')
  expect(leHavre.notation.print(answer)).toBe('return unseen')
  leHavre.apply(seen, 0, answer)
  expect((leHavre.position.write(seen) as { special: unknown }).special).toEqual([null, null, null, null])
})

test('in the final stage the visitor does not look at the cards [LH-01.10]', () => {
  const table = market({ phase: 'final' }).play('choose fish wood')
  expect(table.can('end')).toBe(true)
  expect(table.happened('looked')).toBe(false)
})

test('there is a look while a special building is still to come, with three until round 15 [LH-01.10]', () => {
  expect(market({ round: 15 }).play('choose fish wood').happened('looked')).toBe(true)
  expect(market({ round: 16 }).play('choose fish wood').happened('looked')).toBe(false)
})

test('two cards are there to look at, a single one is not [LH-01.10]', () => {
  expect(
    market({ special: ['bakery', 'zoo'] })
      .play('choose fish wood')
      .happened('looked'),
  ).toBe(true)
  expect(
    market({ special: ['bakery'] })
      .play('choose fish wood')
      .happened('looked'),
  ).toBe(false)
})

test('the short game has no special buildings to look at [LH-01.10]', () => {
  const table = before(
    'marketplace',
    {},
    { options: { version: 'short' }, piles: [[], [], []], seat1: { buildings: ['marketplace'] } },
  ).play('enter marketplace', 'choose fish wood')
  expect(table.can('end')).toBe(true)
  expect(table.happened('looked')).toBe(false)
})
