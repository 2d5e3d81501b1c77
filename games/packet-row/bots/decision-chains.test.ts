import { describe, expect, it } from 'vitest'
import { packetRow } from '../rules/index.ts'
import { table } from '../rules/testing/index.ts'
import { chains } from './decision-chains.ts'

const kept = (hand: readonly string[], ships: readonly string[] = []): string[] => {
  const { state } = table({ players: 2, seats: [{ money: 9, hand, ships }] })
  return chains
    .keep(state, 0, packetRow.commands(state, 0), true)
    .map((command) => packetRow.notation.print(command))
}

describe('a decision chain follows', () => {
  it('only cashing while there is a money card', () => {
    expect(kept(['money-4', 'money-6', 'fur-2-gb', 'fur-2'], ['ship-gb'])).toEqual(['cash 4'])
  })

  it('every other command and delivery', () => {
    expect(kept(['fur-2-gb', 'fur-2'], ['ship-gb'])).toEqual([
      'name guildhall',
      'name docks',
      'name market',
      'name bank',
      'deliver fur-2-gb with fur-2 ship-gb',
    ])
  })

  it('only some of very many deliveries', () => {
    const hand = [
      'fur-4-es',
      'fur-3-se',
      'fur-2-gb',
      'fur-1',
      'fur-2',
      'fur-3',
      'nugget-1',
      'nugget-2',
      'trader',
    ]
    const ways = kept([...hand, 'grain-1', 'grain-2', 'grain-3'], ['ship-es', 'ship-se', 'ship-gb'])
    expect(ways.filter((command) => command.startsWith('deliver'))).toHaveLength(8)
  })
})
