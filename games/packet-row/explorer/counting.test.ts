import { TurnFollower } from '@quayside/game/explorer/turns.ts'
import { describe, expect, it } from 'vitest'
import { type Command, packetRow, type State } from '../rules/index.ts'
import { gains, move, position, setUpOf, turn } from './counting.ts'
import { explorer } from './index.ts'

const dealt = (seed: string): State => {
  const options = packetRow.options({ players: 3 })
  if (!options.ok) throw new Error(options.refusal.code)
  return packetRow.setup(options.value, seed)
}

const read = (text: string): Command => {
  const command = packetRow.notation.parse(text)
  if (!command.ok) throw new Error(text)
  return command.value
}

describe('a set-up', () => {
  it('is counted by players, and only with default rules', () => {
    const counted = (given: object): string | null => {
      const options = packetRow.options(given)
      return options.ok ? setUpOf(options.value) : null
    }
    expect(counted({ players: 4, start: 2 })).toBe('4-players')
    expect(counted({ players: 4, dryAreas: 1 })).toBeNull()
  })
})

describe('a position', () => {
  it('is the same in every deal before an area is chosen, then by the kinds of its cards', () => {
    const games = Array.from({ length: 30 }, (_, seed) => dealt(`p${seed}`))
    expect(new Set(games.map(position)).size).toBe(1)
    for (const state of games) packetRow.apply(state, 0, read('name market'))
    const keys = new Set(games.map(position))
    expect(keys.size).toBeGreaterThan(1)
    expect(keys.size).toBeLessThan(10)
  })
})

describe('a move', () => {
  it('is an area, a kind of card or a pass', () => {
    const state = dealt('a')
    expect(move(state, [read('name docks')])).toBe('name docks')
    expect(move(state, [read('cash 4'), read('pass')])).toBe('pass')
    expect(move(state, [read('take fur-3')])).toBe('take goods')
    expect(move(state, [read('take trader by assistant')])).toBe('take trader by assistant')
    expect(move(state, [read('cash 4')])).toBeNull()
  })

  it('is counted for every seat that is asked', () => {
    const state = dealt('a')
    const follower = new TurnFollower(packetRow, explorer, packetRow.copy(state))
    follower.give({ seat: 0, command: read('name bank') })
    packetRow.apply(state, 0, read('name bank'))
    const asked = turn(state)
    expect(asked?.seat).toBe(1)
    follower.give({ seat: 1, command: read('pass') })
    expect(follower.end().map(({ seat, move: made }) => [seat, made])).toEqual([
      [0, 'name bank'],
      [1, 'pass'],
    ])
  })
})

it('goods are counted by the good, contracts and money all together, other cards by themselves', () => {
  const state = dealt('a')
  expect(gains(state, read('take fur-3'))).toEqual(['fur'])
  expect(gains(state, read('take fur-4-es'))).toEqual(['contract'])
  expect(gains(state, read('take ship-se'))).toEqual(['ship-se'])
  expect(gains(state, read('pass'))).toEqual([])
})
