import { random, type Viewer } from '@quayside/kernel'
import { describe, expect, test } from 'vitest'
import type { Event } from '../../../events.ts'
import type { PositionLiteral } from '../../../position/literal.ts'
import { writePosition } from '../../../position/write.ts'
import { leHavre } from '../../../rules.ts'
import { type BeforeLiteral, before, newTable, only, type Table, table } from '../../../testing/index.ts'
import { BUILDINGS, buildingNamed } from '../../catalogue.ts'
import type { Tokens } from '../../goods.ts'

const HAND = ['farm', 'zoo', 'wind-farm']

/** Face-down cards, none of which the tests deal to hands. */
const FACE_DOWN = ['inn', 'kiln', 'cobblers']

const site = (tokens: Tokens, hand: readonly string[] = HAND, more: BeforeLiteral = {}) =>
  before('construction-site', tokens, { special: FACE_DOWN, ...more, seat1: { hand, ...more.seat1 } })

const onSite = (tokens: Tokens, hand?: readonly string[], more?: BeforeLiteral) =>
  site({ ...tokens, fish: 2 }, hand, more).play(
    'enter construction-site',
    ...((tokens.franc ?? 0) > 0 ? ['pay 2 fish'] : []),
  )

const WITH_SITE = ['construction-site', 'farm', 'kiln', 'inn', 'cobblers', 'zoo']

const seen = (at: Table, viewer: Viewer): PositionLiteral => writePosition(leHavre.view(at.state, viewer))

const handsIn = (position: PositionLiteral): unknown[] =>
  Object.values(position.seats ?? {}).map(({ hand }) => hand)

describe('hands', () => {
  test('are set aside only if the site is among the six [LH-037.2]', () => {
    const at = newTable({ specials: WITH_SITE })
    const cards = handsIn(at.position()).flat()
    expect(cards).toHaveLength(9)
    expect(new Set([...cards, ...WITH_SITE]).size).toBe(15)
    expect(handsIn(newTable().position())).toEqual([undefined, undefined, undefined])
    expect(handsIn(newTable({ specials: WITH_SITE, players: 5 }).position()).flat()).toHaveLength(15)
  })

  test('are drawn from everything that the table plays with [LH-037.2]', () => {
    const held = new Set<unknown>()
    for (let seed = 0; seed < 30; seed++)
      for (const card of handsIn(
        newTable({ specials: WITH_SITE, modules: ['grand-hameau'] }, `hand-${seed}`).position(),
      ).flat())
        held.add(BUILDINGS[buildingNamed(String(card))]?.module)
    expect(held).toEqual(new Set([null, 'grand-hameau']))
  })

  test('belong to the deal [LH-037.2]', () => {
    const one = newTable({ specials: WITH_SITE }, 'a')
    const literal = one.position()
    const other = leHavre.position.read({
      ...literal,
      seats: {
        ...literal.seats,
        '1': { ...literal.seats?.['1'], hand: literal.seats?.['1']?.hand?.toReversed() },
      },
    })
    expect(other.ok && leHavre.deal(other.value)).not.toBe(leHavre.deal(one.state))
  })

  test('are hidden from all players until the site is revealed [LH-037.3]', () => {
    const at = newTable({ specials: WITH_SITE })
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(handsIn(seen(at, viewer))).toEqual([undefined, undefined, undefined])
  })

  test('are taken up then, each seen by its player alone [LH-037.2] [LH-037.3]', () => {
    const rich = { stock: only({ franc: 20 }) }
    const seats = {
      '1': { ...rich, hand: ['zoo', 'farm', 'kiln'] },
      '2': { ...rich, hand: ['diner', 'tavern', 'smelter'] },
      '3': { ...rich, hand: ['bakery', 'feedlot', 'furriery'] },
    }
    const at = table({
      round: 4,
      turn: 7,
      step: 'end',
      special: ['construction-site', 'wind-farm'],
      seats,
    }).play('end')
    const dealt = at.events().filter(({ kind }) => kind === 'hand-dealt')
    expect(dealt.map((event) => 'cards' in event && event.cards?.length)).toEqual([3, 3, 3])
    expect(dealt.every(({ reveal }) => reveal)).toBe(true)
    for (const event of dealt)
      expect(leHavre.viewEvent(event, 1)).toMatchObject(
        'seat' in event && event.seat === 1 ? event : { cards: null },
      )
    expect(handsIn(seen(at, 1))).toEqual([undefined, ['diner', 'tavern', 'smelter'], undefined])
    expect(handsIn(seen(at, 'spectator'))).toEqual([undefined, undefined, undefined])
    expect(at.game.undoLimit(0).reason).toBe('reveal')
  })
})

test('another special building deals no hands [LH-037.2]', () => {
  const rich = { stock: only({ franc: 20 }) }
  const seats = { '1': rich, '2': rich, '3': rich }
  const at = table({ round: 4, turn: 7, step: 'end', special: ['zoo', 'wind-farm'], seats }).play('end')
  expect(at.happened('special-revealed')).toBe(true)
  expect(at.happened('hand-dealt')).toBe(false)
})

test('a seat that knew the site would come learns its hand when it is taken up [LH-037.3]', () => {
  const rich = { stock: only({ franc: 20 }) }
  const at = table({
    round: 4,
    turn: 7,
    step: 'end',
    special: ['construction-site', 'wind-farm'],
    seats: { '1': { ...rich, knows: [1, 2], hand: ['zoo', 'farm', 'kiln'] }, '2': rich, '3': rich },
  })
  const view = leHavre.view(at.state, 0)
  const events: Event[] = []
  const [asked = 1] = at.waitsFor()
  const [end] = leHavre.commands(view, asked - 1)
  if (end === undefined) throw new Error('nothing to do')
  leHavre.apply(view, asked - 1, end, events)
  expect(events.find(({ kind }) => kind === 'hand-dealt')).toMatchObject({ cards: null })
})

describe('the site', () => {
  test('gives way to a card of the visitor’s hand [LH-037.4]', () => {
    const at = onSite({})
    expect(at.commands()).toEqual(['lay farm', 'lay zoo', 'lay wind-farm'])
    expect(at.refusal('lay kiln')).toEqual({ code: 'not-in-hand', params: { building: 'kiln' } })
    at.play('lay wind-farm')
    expect([at.where('construction-site'), at.where('wind-farm')]).toEqual(['out', 'town'])
    expect(at.position()).toMatchObject({
      step: 'end',
      out: ['construction-site'],
      seats: { '1': { disc: null } },
    })
    expect(at.position().seats?.['1']?.hand).toEqual(['farm', 'zoo', null])
    expect(at.refuses('enter construction-site')).toBe('main-action-done')
  })

  test('cannot be bought [LH-037.1]', () => {
    expect(site({ franc: 20 }).refuses('buy construction-site')).toBe('not-for-sale')
  })

  test('makes its visitor use the card, for the fee [LH-037.5]', () => {
    const at = onSite({ franc: 2 }).play('lay farm')
    expect(at.stock()).toEqual({ fish: 2, grain: 2, wood: 2, hide: 1, cattle: 1, franc: 1 })
    expect(at.position()).toMatchObject({ step: 'end', seats: { '1': { disc: 'farm' } } })
  })

  test('lets its visitor buy the card first [LH-037.5]', () => {
    const at = onSite({ franc: 9 }).play('lay farm')
    expect(['enter farm', 'buy farm', 'buy construction-firm'].every((text) => at.can(text))).toBe(true)
    expect(at.refuses('done')).toBe('not-offered-here')
    expect(at.refuses('enter zoo')).toBe('not-offered-here')
    at.play('buy farm')
    expect(at.commands()).toEqual(['enter farm', 'sell farm'])
    expect(at.refusal('buy farm')).toEqual({ code: 'not-for-sale', params: { building: 'farm' } })
    expect(at.play('enter farm').francs()).toBe(1)
    expect(at.where('farm')).toBe(1)
  })

  test('lets its visitor sell something for the fee, and under version 1 only buy the card [LH-037.5]', () => {
    const seat1 = { buildings: ['fishery'] }
    const at = onSite({}, HAND, { seat1 }).play('lay farm')
    expect(at.commands()).toEqual(['done', 'sell fishery'])
    expect(at.play('sell fishery', 'enter farm').position().seats?.['1']?.disc).toBe('farm')
    expect(onSite({}, HAND, { rules: 1, seat1 }).play('lay farm').position().step).toBe('end')
    expect(onSite({ franc: 9 }, HAND, { rules: 1 }).play('lay farm').commands()).toEqual([
      'enter farm',
      'buy farm',
    ])
  })

  test('or pay the fee although it could be bought [LH-037.5]', () => {
    const at = onSite({ franc: 9 }).play('lay farm', 'enter farm')
    expect([at.francs(), at.where('farm')]).toEqual([8, 'town'])
  })

  test('leaves a card that cannot be used in the town, bought or not [LH-037.5] [LH-037.6]', () => {
    const at = onSite({ franc: 12 }).play('lay wind-farm')
    expect([at.can('done'), at.can('buy wind-farm')]).toEqual([true, true])
    expect(at.can('enter wind-farm')).toBe(false)
    expect(at.refuses('enter wind-farm')).toBe('closed')
    expect(at.play('buy wind-farm').commands()).toEqual(['done', 'sell wind-farm'])
    expect(at.play('done').where('wind-farm')).toBe(1)
    expect(onSite({ franc: 12 }).play('lay wind-farm', 'done').where('wind-farm')).toBe('town')
  })

  test('a card whose fee is too much is not entered [LH-037.5]', () => {
    const at = onSite({}).play('lay farm')
    expect([at.where('farm'), at.position().step]).toEqual(['town', 'end'])
  })

  test('lays the Dunny on the proposals [LH-037.6]', () => {
    const at = onSite({}, ['dunny', 'zoo', 'farm'], { piles: [['bank'], ['fishery'], []] }).play('lay dunny')
    expect(at.position().piles).toEqual([['dunny', 'bank'], ['fishery'], []])
  })

  test('sends its visitor to the Dive Bar where there is one [LH-037.4]', () => {
    const at = onSite({ franc: 3 }, HAND, { town: ['construction-site', 'dive-bar'] }).play('lay farm')
    expect(at.events()).toContainEqual(expect.objectContaining({ kind: 'caught', francs: 2 }))
    expect(at.francs()).toBe(0)
    expect(at.position().seats?.['1']?.disc).toBe('farm')
  })
})

describe('others', () => {
  test('learn that a card is laid, and see it then [LH-037.7]', () => {
    const at = onSite({})
    const lay = leHavre.commands(at.state, 0)[0]
    if (lay === undefined) throw new Error('nothing to lay')
    const heard = leHavre.viewCommand(lay, 0, 1)
    expect([lay, heard].map((command) => leHavre.notation.print(command))).toEqual(['lay farm', 'lay unseen'])
    expect(leHavre.viewCommand(lay, 0, 0)).toBe(lay)
    const view = leHavre.view(at.state, 1)
    expect(leHavre.commands(view, 0)).toEqual([heard])
    leHavre.apply(view, 0, heard)
    expect(writePosition(view)).toMatchObject({ awaiting: true, out: ['construction-site'] })
    at.play('lay farm')
    expect(at.events().find(({ reveal }) => reveal)?.kind).toBe('special-revealed')
    expect(handsIn(seen(at, 1))).toEqual([undefined, undefined, undefined])
  })

  test('sample hands of cards that are nowhere else [LH-037.3]', () => {
    const at = site({ fish: 2 }, HAND, { special: ['kiln', 'diner'] })
    for (let sample = 0; sample < 20; sample++) {
      const sampled = writePosition(leHavre.sampleState(leHavre.view(at.state, 0), random(`guess-${sample}`)))
      const hands = handsIn(sampled)
      expect(hands[0]).toEqual(HAND)
      const cards = [...hands.flat(), ...(sampled.special ?? [])]
      expect(new Set(cards).size).toBe(11)
    }
  })

  test('sample a coming site together with its hands [LH-037.3]', () => {
    const at = newTable({ specials: WITH_SITE })
    const sampled = writePosition(leHavre.sampleState(leHavre.view(at.state, 'spectator'), random('guess')))
    expect(new Set([...handsIn(sampled).flat(), ...(sampled.special ?? [])]).size).toBe(15)
  })
})

test('a seat never samples its own cards that left the game in the pile [LH-037.8]', () => {
  const at = before(
    'fishery',
    {},
    {
      out: ['construction-site'],
      special: ['kiln', 'diner', 'tavern'],
      seat1: { hand: ['zoo', null, 'farm'] },
    },
  )
  for (let sample = 0; sample < 60; sample++) {
    const { special = [] } = writePosition(
      leHavre.sampleState(leHavre.view(at.state, 0), random(`left-${sample}`)),
    )
    expect(special).not.toContain('zoo')
    expect(special).not.toContain('farm')
  }
})

test.each([
  ['a standard building', { '1': { hand: ['bank'] } }, 'card-in-wrong-place'],
  ['a card twice', { '1': { hand: ['zoo'] }, '2': { hand: ['zoo'] } }, 'two-owners'],
  ['a card of the pile', { '1': { hand: ['kiln'] } }, 'two-owners'],
  ['a card in the town', { '1': { hand: ['farm'] } }, 'two-owners'],
  ['four cards', { '1': { hand: ['zoo', 'diner', 'tavern', 'smelter'] } }, 'bad-value'],
  ['no card at all', { '1': { hand: ['casino'] } }, 'no-such-card'],
])('%s is not a valid hand [LH-037.2]', (_what, seats, code) => {
  const options = { modules: ['essen-2008'] }
  const literal = { options, town: ['construction-site', 'farm'], special: ['kiln'], seats }
  const read = leHavre.position.read(literal)
  expect(!read.ok && read.refusal.code).toBe(code)
})

test('every position during the site’s action can be written and read [LH-037.4]', () => {
  for (const at of [
    onSite({ franc: 9 }),
    onSite({ franc: 9 }).play('lay farm'),
    onSite({ franc: 9 }).play('lay farm', 'buy farm'),
  ]) {
    const read = leHavre.position.read(JSON.parse(JSON.stringify(at.position())))
    expect(read.ok && leHavre.hash(read.value)).toBe(leHavre.hash(at.state))
  }
  const literal = onSite({ franc: 9 }).play('lay farm').position()
  const frames = (x: number) => [[1, buildingNamed('construction-site'), 1, x, 0, 0]]
  expect(leHavre.position.read({ ...literal, frames: frames(buildingNamed('diner')) }).ok).toBe(false)
  expect(
    leHavre.position.read({
      ...literal,
      frames: [[1, buildingNamed('picket-line'), 1, 0, 0, 0]],
      out: ['picket-line'],
    }).ok,
  ).toBe(false)
})

test('a position that leaves the hands out has them dealt, and nobody enters without one [LH-037.9]', () => {
  const literal = {
    options: { players: 3, modules: ['essen-2008', 'grand-hameau'] },
    round: 4,
    step: 'main',
    town: ['construction-site'],
    seats: { '1': { stock: { franc: 2 } } },
  }
  const read = leHavre.position.read(literal)
  if (!read.ok) throw new Error(read.refusal.code)
  expect(handsIn(leHavre.position.write(read.value) as PositionLiteral).flat()).toHaveLength(9)
  const printed = leHavre.position.write(read.value) as PositionLiteral
  const again = leHavre.position.read({ ...printed, seats: {} })
  expect(again.ok && handsIn(leHavre.position.write(again.value) as PositionLiteral).flat()).toHaveLength(9)
  const other = leHavre.position.read({ ...literal, seats: { ...literal.seats, '2': { hand: ['zoo'] } } })
  if (!other.ok) throw new Error(other.refusal.code)
  const enter = leHavre.notation.parse('enter construction-site')
  const [seat = 0] = leHavre.deciders(other.value)
  expect(enter.ok && leHavre.refuse(other.value, seat, enter.value)).toEqual({
    code: 'empty-hand',
    params: { building: 'construction-site' },
  })
})
