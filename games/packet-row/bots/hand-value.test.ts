import { describe, expect, it } from 'vitest'
import { catalogueOf } from '../queries/index.ts'
import { table } from '../rules/testing/index.ts'
import { HandValue } from './hand-value.ts'

const MUCH_TIME = 12

const seated = (money: number, hand: readonly string[], ships: readonly string[] = []) => {
  const { state } = table({ players: 2, seats: [{ money, hand, ships }] })
  const holding = new HandValue().read(state, 0)
  const kind = (word: string): number => catalogueOf(state).kinds.get(word) ?? 0
  const gain = (word: string, rounds = MUCH_TIME): number =>
    holding.gainOf(kind(word), holding.worth(rounds), rounds)
  const contracts: [string, number, boolean][] = []
  holding.eachContract((contract, missing, shipMissing) => {
    contracts.push([catalogueOf(state).words[contract] ?? '', missing, shipMissing])
    return true
  })
  return { holding, gain, contracts }
}

describe('the hand of a seat', () => {
  it('is counted by the use of its cards', () => {
    const { holding } = seated(
      7,
      ['money-4', 'university', 'library', 'fur-3', 'fur-1', 'nugget-2', 'nugget-1', 'trader', 'banker'],
      ['ship-se', 'ship-se'],
    )
    expect(holding).toMatchObject({ dollars: 11, points: 7, nuggets: 3, traders: 1, bankers: 1, captains: 0 })
    expect([...holding.units]).toEqual([0, 0, 4, 0])
    expect([...holding.ships]).toEqual([0, 0, 0, 2, 0, 0])
  })

  it('lists what each contract lacks, highest reward first, using every card once', () => {
    const { contracts } = seated(
      0,
      ['fur-2-gb', 'fur-4-es', 'grain-2-de', 'fur-3', 'grain-1', 'nugget-1'],
      ['ship-es'],
    )
    expect(contracts).toEqual([
      ['fur-4-es', 0, false],
      ['grain-2-de', 1, true],
      ['fur-2-gb', 2, true],
    ])
  })

  it('lets two contracts share a ship, and a captain redirect a spare one', () => {
    expect(seated(0, ['fur-4-es', 'grain-2-es'], ['ship-es']).contracts.map(([, , ship]) => ship)).toEqual([
      false,
      false,
    ])
    expect(seated(0, ['fur-4-es', 'captain'], ['ship-gb']).contracts).toEqual([['fur-4-es', 4, false]])
    expect(seated(0, ['fur-4-es', 'captain']).contracts).toEqual([['fur-4-es', 4, true]])
  })
})

describe('one more card', () => {
  it('is worth more the closer it brings a contract', () => {
    const { gain } = seated(20, ['fur-3-se', 'fur-3'])
    expect(gain('ship-se')).toBeGreaterThan(gain('ship-gb'))
    expect(gain('ship-gb')).toBeGreaterThan(0)
  })

  it('with points is worth its points minus its price', () => {
    expect(seated(30, []).gain('town-hall', 0)).toBe(60 - 28)
    expect(seated(30, []).gain('town-hall')).toBeLessThan(60 - 28)
  })

  it('for a contract that cannot be fulfilled in time is worth nothing', () => {
    expect(seated(20, ['fur-3']).gain('fur-3-se', 1)).toBeLessThanOrEqual(0)
    expect(seated(20, ['fur-3']).gain('fur-3-se')).toBeGreaterThan(0)
  })

  it('is evaluated without changing the hand', () => {
    const { holding, gain } = seated(20, ['fur-3-se', 'grain-2-es'], ['ship-se'])
    const before = holding.worth(MUCH_TIME)
    for (const word of [
      'fur-4-es',
      'fur-3',
      'ship-es',
      'captain',
      'nugget-2',
      'money-6',
      'church',
      'assistant',
    ])
      gain(word)
    expect(holding.worth(MUCH_TIME)).toBe(before)
  })
})
