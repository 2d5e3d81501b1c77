import { random } from '@quayside/kernel'
import { describe, expect, test } from 'vitest'
import type { Command } from '../rules/commands.ts'
import { buildingNamed } from '../rules/index.ts'
import type { PositionLiteral } from '../rules/position/literal.ts'
import { writePosition } from '../rules/position/write.ts'
import { leHavre } from '../rules/rules.ts'
import { newTable, only, table } from '../rules/testing/index.ts'

type Table = ReturnType<typeof table>

const seen = (at: Table, viewer: number | 'spectator'): PositionLiteral =>
  writePosition(leHavre.view(at.state, viewer === 'spectator' ? viewer : viewer - 1))

const VIEWERS = [1, 2, 3, 'spectator'] as const

const SPECIAL = ['zoo', 'farm', 'kiln', 'bakery', 'diner', 'tavern']

const numbers = (...names: readonly string[]): number[] => names.map(buildingNamed)

/** The Marketplace is in the town, with francs to enter it; seat 1 is first. */
const market = (more: PositionLiteral = {}) =>
  table({
    town: ['marketplace', 'fishery'],
    piles: [['tannery'], [], []],
    special: SPECIAL,
    round: 4,
    seats: {
      '1': { stock: only({ franc: 9 }) },
      '2': { stock: only({ franc: 9 }) },
      '3': { stock: only({ franc: 9 }) },
    },
    ...more,
  })

const looks = (at: Table): Table => at.play('enter marketplace', 'choose fish wood')

const NOBODY_KNOWS = [null, null, null, null, null, null]

describe('the special pile', () => {
  test.each(VIEWERS)('is face down to %s [LH-H.1] [LH-H.9]', (viewer) => {
    expect(seen(newTable(), viewer).special).toEqual(NOBODY_KNOWS)
  })

  test('shows how many cards are left [LH-H.9]', () => {
    expect(seen(market({ special: ['zoo', 'farm'] }), 2).special).toEqual([null, null])
    expect(seen(newTable({ version: 'short' }), 2).special).toEqual([])
  })

  test('looks the same whichever cards it holds [LH-H.1]', () => {
    for (const viewer of VIEWERS)
      expect(seen(market(), viewer)).toEqual(seen(market({ special: SPECIAL.toReversed() }), viewer))
  })

  test('could contain any card that is not visible [LH-H.1]', () => {
    const possible = new Set<string | null>()
    for (let sample = 0; sample < 200; sample++) {
      const sampled = leHavre.sampleState(leHavre.view(market().state, 1), random(`guess-${sample}`))
      const { special = [] } = writePosition(sampled)
      expect(new Set(special).size).toBe(6)
      for (const name of special) possible.add(name)
    }
    expect(possible.size).toBe(36)
  })
})

describe('the supply tiles', () => {
  test('are face down in the first round until a ship reaches them [LH-H.2] [LH-2.8]', () => {
    const at = newTable()
    const { tiles = [] } = at.position()
    for (const viewer of VIEWERS)
      expect(seen(at, viewer).tiles).toEqual([null, null, null, null, null, null, null])
    at.play('supply')
    for (const viewer of VIEWERS)
      expect(seen(at, viewer).tiles).toEqual([tiles[0], null, null, null, null, null, null])
    at.play('take wood', 'end')
    expect(seen(at, 2).tiles).toEqual([tiles[0], null, null, null, null, null, null])
    at.play('supply')
    expect(seen(at, 2).tiles).toEqual([tiles[0], tiles[1], null, null, null, null, null])
  })

  test('are face up from the second round on [LH-H.2] [LH-2.8]', () => {
    const at = table({ round: 2, step: 'supply' })
    for (const viewer of VIEWERS) expect(seen(at, viewer).tiles).toEqual(at.position().tiles)
  })
})

test.each(VIEWERS)('everything else is visible to %s [LH-H.3] [LH-1.9] [LH-3.5]', (viewer) => {
  const at = table({
    round: 9,
    turn: 3,
    offers: { wood: 4 },
    modernised: ['wharf-1'],
    town: ['zoo', 'wharf-1'],
    special: ['farm', 'kiln'],
    seats: {
      '1': { stock: { coke: 2, franc: 17 }, loans: 3, disc: 'zoo', buildings: ['fishery'] },
      '2': { stock: { leather: 5 }, ships: ['caen', 'dina'] },
    },
  })
  const { special: _, viewer: __, ...open } = at.position()
  expect(seen(at, viewer)).toMatchObject(open)
})

describe('a look at the top two', () => {
  test('shows them only to the looker [LH-H.4]', () => {
    const at = looks(market())
    expect(seen(at, 1).special).toEqual(['zoo', 'farm', null, null, null, null])
    for (const viewer of [2, 3, 'spectator'] as const) expect(seen(at, viewer).special).toEqual(NOBODY_KNOWS)
    const event = at.events().find(({ kind }) => kind === 'looked')
    expect(event).toEqual({ kind: 'looked', seat: 0, cards: numbers('zoo', 'farm'), reveal: true })
    if (event === undefined) return
    expect(leHavre.viewEvent(event, 0)).toEqual(event)
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(leHavre.viewEvent(event, viewer)).toEqual({ ...event, cards: null })
  })

  test('leaves other events as they are [LH-H.4]', () => {
    const event = { kind: 'supplied', seat: 0, tile: 3, tokens: [] } as const
    expect(leHavre.viewEvent(event, 1)).toEqual(event)
  })

  test.each(['same', 'swapped'])(
    'hides from other viewers that the cards were returned %s [LH-H.5]',
    (order) => {
      const parsed = leHavre.notation.parse(`return ${order}`)
      if (!parsed.ok) throw new Error(order)
      const heard = (viewer: number | 'spectator'): string =>
        leHavre.notation.print(leHavre.viewCommand(parsed.value, 0, viewer))
      expect([heard(0), heard(1), heard(2), heard('spectator')]).toEqual([
        `return ${order}`,
        'return unseen',
        'return unseen',
        'return unseen',
      ])
    },
  )

  test('shows every other command to all viewers [LH-H.5]', () => {
    const parsed = leHavre.notation.parse('choose fish wood')
    if (!parsed.ok) throw new Error('choose')
    expect(leHavre.viewCommand(parsed.value, 0, 1)).toBe(parsed.value)
  })

  test('lets the looker remember the cards by their places [LH-H.6]', () => {
    expect(seen(looks(market()).play('return same'), 1).special).toEqual([
      'zoo',
      'farm',
      null,
      null,
      null,
      null,
    ])
    const swapped = looks(market()).play('return swapped')
    expect(swapped.position().special).toEqual(['farm', 'zoo', 'kiln', 'bakery', 'diner', 'tavern'])
    expect(seen(swapped, 1).special).toEqual(['farm', 'zoo', null, null, null, null])
    expect(seen(swapped, 2).special).toEqual(NOBODY_KNOWS)
  })

  /** Seat 1 has looked at the pile, then seat 2. */
  const twice = (order: string): Table => {
    const at = looks(market()).play('return same', 'end', 'supply')
    at.play('take clay', 'end', 'supply', 'take wood', 'end', 'supply')
    // Seat 1 leaves the Marketplace, so that seat 2 can enter it.
    at.play('enter fishery', 'end', 'supply')
    return looks(at).play(`return ${order}`)
  }

  test.each(['same', 'swapped'])(
    'leaves an earlier looker the two cards but not their order: %s [LH-H.7]',
    (order) => {
      const at = twice(order)
      expect(seen(at, 1)).toMatchObject({
        special: NOBODY_KNOWS,
        seats: { '1': { knows: [], either: ['farm', 'zoo'] } },
      })
      expect(seen(at, 2).special?.slice(2)).toEqual([null, null, null, null])
      expect(seen(at, 2).special?.slice(0, 2)).toEqual(at.position().special?.slice(0, 2))
      expect(seen(at, 2).seats?.['1']?.either).toEqual([])
    },
  )

  test('lets an earlier looker sample the pile with these two on top in either order [LH-H.7]', () => {
    const tops = new Set<string>()
    for (let sample = 0; sample < 60; sample++) {
      const sampled = leHavre.sampleState(leHavre.view(twice('same').state, 0), random(`guess-${sample}`))
      tops.add((writePosition(sampled).special ?? []).slice(0, 2).join(' '))
    }
    expect([...tops].toSorted()).toEqual(['farm zoo', 'zoo farm'])
  })

  test('lets a seat that knew the two know the other one when one is revealed [LH-H.8]', () => {
    const seats = {
      '1': { either: ['farm', 'zoo'], stock: only({ franc: 20 }) },
      '2': { knows: [1, 2], stock: only({ franc: 20 }) },
      '3': { stock: only({ franc: 20 }) },
    }
    const at = market({ turn: 7, step: 'end', seats }).play('end')
    expect(at.where('zoo')).toBe('town')
    expect([1, 2, 3].map((viewer) => seen(at, viewer).special?.[0])).toEqual(['farm', 'farm', null])
    expect(at.position().seats?.['1']).toMatchObject({ knows: [1], either: [] })
  })
})

describe('undo', () => {
  const limit = (at: Table, seat: number) => at.game.undoLimit(seat - 1)

  test('goes back over the seat’s own commands up to another seat’s [LH-H.10]', () => {
    const at = table({ round: 4, step: 'supply' })
    const fresh = [...at.state]
    expect(limit(at, 1)).toEqual({ moveNumber: 0, reason: 'start' })
    at.play('supply', 'take wood')
    expect(limit(at, 1)).toEqual({ moveNumber: 0, reason: 'start' })
    expect(limit(at, 3)).toEqual({ moveNumber: 2, reason: 'other-seat' })
    expect(at.game.undo(0, 0)).toEqual({ ok: true, value: 0 })
    expect([...at.state]).toEqual(fresh)
  })

  test('stops at another seat’s command, also at a sale in the middle of a turn [LH-H.10]', () => {
    const at = table({ step: 'supply', round: 4, seats: { '2': { buildings: ['fishery'] } } }).play('supply')
    at.as(2).play('sell fishery')
    at.play('take wood')
    expect(limit(at, 1)).toEqual({ moveNumber: 2, reason: 'other-seat' })
    expect(at.game.undo(0, 1)).toEqual({
      ok: false,
      refusal: { code: 'undo-limit', params: { to: 1, limit: 2, because: 'other-seat' } },
    })
  })

  test('stops at a tile turned up in the first round [LH-H.10] [LH-H.11]', () => {
    const at = newTable().play('supply', 'take wood')
    expect(limit(at, 1)).toEqual({ moveNumber: 1, reason: 'reveal' })
  })

  test('stops at a look [LH-H.10] [LH-H.11]', () => {
    const at = looks(market()).play('return swapped')
    expect(limit(at, 1)).toEqual({ moveNumber: 2, reason: 'reveal' })
  })

  test('stops at a special building turned up [LH-H.10] [LH-H.11]', () => {
    const rich = { stock: only({ franc: 20 }) }
    const at = market({ turn: 7, step: 'end', seats: { '1': rich, '2': rich, '3': rich } }).play('end')
    expect(at.happened('special-revealed')).toBe(true)
    expect(limit(at, 1)).toEqual({ moveNumber: 1, reason: 'reveal' })
  })

  test('does not stop at anything else that a turn brings [LH-H.11]', () => {
    const rich = { stock: only({ franc: 30, wood: 9, clay: 9 }) }
    const at = table({
      round: 3,
      turn: 7,
      step: 'supply',
      piles: [['fishery'], ['tannery'], []],
      seats: { '1': rich, '2': rich, '3': rich },
    })
    const mover = at.waitsFor()[0] ?? 0
    at.play(
      'supply',
      'buy construction-firm',
      'enter building-firm-1',
      'build fishery',
      'sell construction-firm',
      'end',
    )
    at.as(mover).play('pay 3 franc')
    expect(at.position().round).toBe(4)
    expect(limit(at, mover)).toEqual({ moveNumber: 0, reason: 'start' })
  })
})

test('the same commands lead to the same position, because nothing is drawn after set-up [LH-H.12]', () => {
  const source = random('course')
  const first = newTable({ players: 4 }, 'twin')
  const second = newTable({ players: 4 }, 'twin')
  for (let step = 0; step < 400; step++) {
    const [seat = 0] = leHavre.deciders(first.state)
    const commands = leHavre.commands(first.state, seat)
    const command = commands[source.nextInt(commands.length)] as Command
    first.game.submit(seat, command)
    second.game.submit(seat, command)
  }
  expect([...second.state]).toEqual([...first.state])
  expect(second.game.moves).toEqual(first.game.moves)
})

describe('a view', () => {
  test('waits when a hidden tile is turned up, and continues when it is known [LH-H.13]', () => {
    const view = leHavre.view(newTable().state, 1)
    const supply = leHavre.notation.parse('supply')
    if (!supply.ok) throw new Error('supply')
    leHavre.apply(view, 0, supply.value)
    expect(writePosition(view)).toMatchObject({ awaiting: true, step: 'main' })
    expect(leHavre.deciders(view)).toEqual([])
    expect(leHavre.commands(view, 0)).toEqual([])
  })

  test('waits when a hidden special building is revealed [LH-H.13]', () => {
    const rich = { stock: only({ franc: 20 }) }
    const at = market({ turn: 7, step: 'end', seats: { '1': rich, '2': rich, '3': rich } })
    const view = leHavre.view(at.state, 'spectator')
    const end = leHavre.notation.parse('end')
    if (!end.ok) throw new Error('end')
    leHavre.apply(view, leHavre.deciders(view)[0] ?? 0, end.value)
    expect(writePosition(view)).toMatchObject({ awaiting: true, special: [null, null, null, null, null] })
  })

  test('does not wait if the seat knows the revealed card [LH-H.13] [LH-H.6]', () => {
    const rich = { stock: only({ franc: 20 }) }
    const at = market({
      turn: 7,
      step: 'end',
      seats: { '1': rich, '2': { ...rich, knows: [1, 2] }, '3': rich },
    })
    const view = leHavre.view(at.state, 1)
    const end = leHavre.notation.parse('end')
    if (!end.ok) throw new Error('end')
    leHavre.apply(view, leHavre.deciders(view)[0] ?? 0, end.value)
    expect(writePosition(view)).toMatchObject({ awaiting: false, special: ['farm', null, null, null, null] })
  })

  test('allows the same commands for any hidden cards [LH-H.14]', () => {
    const source = random('secrets')
    const { state } = newTable({ players: 2 }, 'secrets')
    for (let step = 0; step < 300 && leHavre.deciders(state).length > 0; step++) {
      const [seat = 0] = leHavre.deciders(state)
      const commands = leHavre.commands(state, seat)
      for (const viewer of [0, 1]) {
        const heard = (list: readonly Command[]): Command[] => [
          ...new Set(list.map((command) => leHavre.viewCommand(command, seat, viewer))),
        ]
        const view = leHavre.view(state, viewer)
        expect(heard(leHavre.commands(view, seat))).toEqual(heard(commands))
        const other = leHavre.sampleState(view, random(`${step}`))
        expect(heard(leHavre.commands(other, seat))).toEqual(heard(commands))
        expect([...leHavre.view(other, viewer)]).toEqual([...view])
      }
      leHavre.apply(state, seat, commands[source.nextInt(commands.length)] as Command)
    }
  })
})
