import { describe, expect, it } from 'vitest'
import { packetRow } from '../rules/index.ts'
import { type Sparse, table } from '../rules/testing/index.ts'
import { greedy } from './greedy.ts'
import { heuristic } from './heuristic.ts'

const decided = (bot: typeof heuristic, position: Sparse, ...lines: readonly string[]): string => {
  const { state } = table(position).play(...lines)
  const [seat = 0] = packetRow.deciders(state)
  return packetRow.notation.print(bot.decide(packetRow.view(state, seat), seat, { nodes: 2000 }, 'thumb'))
}

const docks = { current: ['ship-se', 'ship-gb'], future: ['captain', 'nugget-1'] }
const guildhall = { current: ['fur-2-gb', 'university'], future: ['church', 'assistant'] }

describe('the heuristic bot', () => {
  it('takes the ship that a contract needs', () => {
    const seats = [{}, { money: 0, hand: ['fur-3-se', 'fur-3'] }]
    expect(decided(heuristic, { players: 2, boards: { docks }, seats }, '1 name docks')).toBe('take ship-se')
  })

  it('buys points rather than a distant contract', () => {
    const seats = [{}, { money: 25, hand: ['start-grain-3-gb'] }]
    expect(decided(heuristic, { players: 2, boards: { guildhall }, seats }, '1 name guildhall')).toBe(
      'take university',
    )
  })

  it('delivers complete contracts after cashing', () => {
    const seats = [{}, { money: 0, hand: ['fur-2-gb', 'fur-2', 'money-2'], ships: ['ship-gb'] }]
    const position = { players: 2, boards: { guildhall: { ...guildhall, current: ['assistant'] } }, seats }
    expect(decided(heuristic, position, '1 name guildhall')).toBe('cash 2')
    expect(decided(heuristic, position, '1 name guildhall', '2 cash 2')).toBe(
      'deliver fur-2-gb with fur-2 ship-gb',
    )
  })
})

describe('the greedy bot', () => {
  it('values points and money only', () => {
    const seats = [{}, { money: 20, hand: ['fur-3-se', 'fur-3'] }]
    const boards = { guildhall, docks: { ...docks, current: ['ship-se', 'pilot-station'] } }
    expect(decided(greedy, { players: 2, boards, seats }, '1 name guildhall')).toBe('take university')
    expect(decided(greedy, { players: 2, boards, seats }, '1 name docks')).toBe('take pilot-station')
  })
})
