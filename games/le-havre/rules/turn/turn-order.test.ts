import { describe, expect, test } from 'vitest'
import { VERSIONS, type Version } from '../catalogue/rounds.ts'
import { before, newTable, table } from '../testing/index.ts'

type Table = ReturnType<typeof table>

/** Answers every question with the first command until the next turn begins. */
const settle = (at: Table): void => {
  while (at.position().phase === 'feeding' || at.position().phase === 'interest')
    at.play(at.commands()[0] ?? '')
}

/** A turn that takes the first offer; in the final stage it may be a visit with a choice. */
const passTurn = (at: Table): void => {
  if (at.position().phase === 'turns') at.play('supply')
  settle(at)
  do at.play(at.commands()[0] ?? '')
  while (!at.can('end'))
  at.play('end')
  settle(at)
}

/** The seats that have had a turn, in order, while this many turns pass. */
const order = (at: Table, turns: number): number[] =>
  Array.from({ length: turns }, () => {
    const seat = at.waitsFor()[0] ?? 0
    passTurn(at)
    return seat
  })

describe('the order of turns', () => {
  test('goes round the table and on over the end of a round [LH-2.2] [LH-2.1]', () => {
    const at = newTable({ players: 3 })
    expect(order(at, 7)).toEqual([1, 2, 3, 1, 2, 3, 1])
    expect(at.position()).toMatchObject({ round: 2, turn: 1 })
    expect(order(at, 7)).toEqual([2, 3, 1, 2, 3, 1, 2])
    expect(order(at, 3)).toEqual([3, 1, 2])
    expect(at.position()).toMatchObject({ round: 3, turn: 4 })
  })

  test('begins with the starting seat [LH-2.2] [LH-1.25]', () => {
    expect(order(newTable({ players: 4, start: 2 }), 9)).toEqual([3, 4, 1, 2, 3, 4, 1, 2, 3])
  })

  test.each([
    [1, [1, 1, 1, 1, 1]],
    [2, [1, 2, 1, 2, 1]],
    [3, [1, 2, 3, 1, 2]],
    [4, [1, 4, 3, 2, 1]],
    [5, [1, 3, 5, 2, 4]],
  ])('with %i players has the printed seats begin the first five rounds [LH-2.2]', (players, starters) => {
    const first = [1, 2, 3, 4, 5].map(
      (round) => table({ options: { players }, round, step: 'supply' }).waitsFor()[0],
    )
    expect(first).toEqual(starters)
  })

  test('is logged when each turn begins [LH-2.2]', () => {
    const at = newTable({ players: 2 }).play('supply', 'take wood', 'end')
    expect(at.events()).toEqual([{ kind: 'turn-begins', seat: 1, round: 1, turn: 2 }])
  })

  const setUps = VERSIONS.flatMap((version) => [1, 2, 3, 4, 5].map((players) => [version, players] as const))
  const turnsEach: Readonly<Record<Version, readonly number[]>> = {
    full: [50, 50, 43, 36, 29],
    short: [29, 29, 29, 22, 22],
  }

  test.each(setUps)(
    'gives every seat of the %s game for %i the same number of turns [LH-2.3] [LH-9.2]',
    (version, players) => {
      const at = newTable({ version, players, start: players - 1 })
      const seats: number[] = []
      while (at.position().phase !== 'over') seats.push(...order(at, 1))
      const each = turnsEach[version][players - 1] ?? 0
      const count = (seat: number): number => seats.filter((other) => other === seat).length
      expect(Array.from({ length: players }, (_, seat) => count(seat + 1))).toEqual(
        Array.from({ length: players }, () => each),
      )
      const finals = Array.from({ length: players }, (_, place) => ((players - 1 + place) % players) + 1)
      expect(seats.slice(-players)).toEqual(finals)
    },
  )
})

describe('a turn', () => {
  test('asks for the main action after the supply [LH-2.9]', () => {
    const at = newTable().play('supply')
    expect(at.refusal('end')).toEqual({ code: 'main-action-first', params: {} })
    expect(at.can('end')).toBe(false)
  })

  test('goes on after the main action until the seat ends it [LH-2.11]', () => {
    const at = before('fishery', { franc: 10 }).play('take wood')
    expect(at.position()).toMatchObject({ step: 'end', turn: 1 })
    expect(at.waitsFor()).toEqual([1])
    expect(at.commands()).toEqual([
      'end',
      'buy building-firm-1',
      'buy building-firm-2',
      'buy construction-firm',
      'buy fishery',
      'buy charcoal-kiln',
      'buy colliery',
    ])
    expect(at.play('buy fishery', 'end').waitsFor()).toEqual([2])
  })

  test('goes on after an action that asked something [LH-2.11]', () => {
    const at = before('bakehouse', { franc: 1, grain: 2, wood: 1 }).play('enter bakehouse', 'convert 2')
    expect(at.position()).toMatchObject({ step: 'end', frames: [] })
    expect(at.commands()).toEqual(['end'])
  })

  test('keeps its step while the seat sells and repays [LH-2.11]', () => {
    const at = before('fishery', { franc: 5 }, { seat1: { loans: 1, buildings: ['fishery'] } })
    expect(at.play('repay', 'sell fishery').position().step).toBe('main')
    expect(at.play('take wood').position().step).toBe('end')
  })

  test.each(['supply', 'take wood', 'enter fishery', 'end', 'done', 'pay 1 franc', 'convert 1'])(
    'does not let another seat %s [LH-2.12]',
    (command) => {
      const at = before('fishery', {}, { step: 'supply' })
      expect(at.as(2).refusal(command)).toEqual({ code: 'not-your-turn', params: { seat: 1 } })
      expect(at.as(2).commands()).toEqual([])
    },
  )

  test('accepts answers only to a question [LH-R.3]', () => {
    const at = before('fishery', { franc: 3 })
    for (const command of ['done', 'pay 1 franc', 'convert 1', 'return same'])
      expect(at.refusal(command)).toEqual({ code: 'not-now', params: {} })
  })

  test('does not let the seat end or begin anything during an action [LH-2.10]', () => {
    const at = before('bakehouse', { franc: 1, grain: 2, wood: 1 }).play('enter bakehouse')
    const refused = { code: 'action-under-way', params: { seat: 1, building: 'bakehouse' } }
    for (const command of ['supply', 'take wood', 'enter building-firm-1', 'end'])
      expect(at.refusal(command)).toEqual(refused)
  })
})
