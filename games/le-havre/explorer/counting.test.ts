import { TurnFollower } from '@quayside/game/explorer/turns.ts'
import { describe, expect, it } from 'vitest'
import { type Command, leHavre, type State } from '../rules/index.ts'
import { gains, keeps, move, position, setUpOf, turn } from './counting.ts'
import { explorer } from './index.ts'

const options = (given: object) => {
  const read = leHavre.options(given)
  if (!read.ok) throw new Error(read.refusal.code)
  return read.value
}

const read = (text: string): Command => {
  const command = leHavre.notation.parse(text)
  if (!command.ok) throw new Error(text)
  return command.value
}

const opened = (seed: string, start = 0): State => {
  const s = leHavre.setup(options({ players: 3, start }), seed)
  leHavre.apply(s, start, read('supply'))
  return s
}

describe('a set-up', () => {
  it('is counted by players and length for any starting seat, and only with default rules', () => {
    expect(setUpOf(options({ players: 4 }))).toBe('4-full')
    expect(setUpOf(options({ players: 2, version: 'short', start: 1 }))).toBe('2-short')
    expect(setUpOf(options({ players: 4, doubleInterest: true }))).toBeNull()
  })
})

describe('a position', () => {
  it('is the same for another first seat, other proposals and other hidden tiles', () => {
    const [one, ...others] = Array.from({ length: 40 }, (_, seed) => opened(`p${seed}`, seed % 3))
    if (one === undefined) throw new Error('no game')
    const { tiles } = leHavre.position.write(one) as { tiles: readonly string[] }
    const same = others.filter(
      (other) => (leHavre.position.write(other) as { tiles: readonly string[] }).tiles[0] === tiles[0],
    )
    expect(same.length).toBeGreaterThan(1)
    for (const other of same) expect(position(other)).toBe(position(one))
    expect(new Set(others.map(position)).size).toBe(7)
  })

  it('counts only once its tile is face up', () => {
    const s = leHavre.setup(options({ players: 3 }), 'a')
    expect(turn(s)).toBeNull()
    leHavre.apply(s, 0, read('supply'))
    expect(turn(s)).toEqual({ id: '0.0', seat: 0 })
  })
})

describe('a move', () => {
  it('is the action, then purchases in a fixed order, without payments and loans', () => {
    const s = opened('a')
    const commands = ['buy wharf-1', 'take wood', 'borrow', 'buy bakehouse', 'end'].map(read)
    expect(move(s, commands)).toBe('take wood;buy bakehouse;buy wharf-1')
    expect(move(s, [read('end')])).toBeNull()
  })

  it('has all commands of its seat up to the next turn', () => {
    const follower = new TurnFollower(leHavre, explorer, leHavre.setup(options({ players: 3 }), 'a'))
    for (const [seat, text] of [
      [0, 'supply'],
      [0, 'take wood'],
      [0, 'end'],
      [1, 'supply'],
      [1, 'take franc'],
      [1, 'end'],
    ] as const)
      follower.give({ seat, command: read(text) })
    expect(
      follower.end().map(({ turn: number, seat, move: made, at }) => ({ number, seat, made, at })),
    ).toEqual([
      { number: 1, seat: 0, made: 'take wood', at: 1 },
      { number: 2, seat: 1, made: 'take franc', at: 4 },
    ])
  })
})

describe('a gained card', () => {
  it('is a building by name or a ship by type, and counts while the seat still owns it', () => {
    const s = opened('a')
    expect(gains(s, read('buy wharf-1'))).toEqual(['wharf-1'])
    expect(gains(s, read('build bakehouse'))).toEqual(['bakehouse'])
    expect(gains(s, read('take wood'))).toEqual([])
    const owner = leHavre.position.read({
      options: { players: 3 },
      seats: { 1: { buildings: ['wharf-1'] } },
      town: [],
    })
    if (!owner.ok) throw new Error(owner.refusal.code)
    expect(keeps(owner.value, 0, 'wharf-1')).toBe(true)
    expect(keeps(owner.value, 1, 'wharf-1')).toBe(false)
    expect(keeps(owner.value, 0, 'ship wooden')).toBe(false)
  })
})
