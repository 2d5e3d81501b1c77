import { describe, expect, it } from 'vitest'
import { leHavre } from '../rules/index.ts'
import { before } from '../rules/testing/index.ts'
import { heuristic } from './heuristic.ts'

type Table = ReturnType<typeof before>

const choice = (table: Table): string => {
  const [seat = 0] = leHavre.deciders(table.state)
  const command = heuristic.decide(leHavre.view(table.state, seat), seat, { nodes: 20_000 }, 'thumb')
  return leHavre.notation.print(command)
}

/** The commands of seat 1 until it is another seat's turn. */
const turn = (table: Table): string[] => {
  const played: string[] = []
  for (let command = choice(table); ; command = choice(table)) {
    played.push(command)
    if (command === 'end') return played
    table.play(command)
  }
}

describe('the heuristic bot', () => {
  it('builds the most valuable building it can with its last action', () => {
    const piles = [['church'], ['fishery'], ['tannery']]
    const table = before(
      'marketplace',
      { wood: 6, clay: 2, brick: 4, iron: 1, bread: 1 },
      { phase: 'final', piles, offers: { franc: 6 } },
    )
    expect(turn(table)).toContain('build church')
  })

  it('ships the most valuable goods with all its ships in its last action', () => {
    const table = before(
      'shipping-line',
      { coke: 6, clay: 5, wood: 6, bread: 1 },
      { phase: 'final', seat1: { ships: ['triest', 'calais'] } },
    )
    turn(table)
    // Capacity 7: five coke at 5 and two clay at 1; the sixth coke or the wood is burnt.
    expect(table.francs()).toBeGreaterThanOrEqual(27)
  })

  it('repays its loans before the end', () => {
    const table = before('bakehouse', { franc: 12 }, { phase: 'final', seat1: { loans: 2 } })
    turn(table)
    expect(table.loans()).toBe(0)
  })

  it('pays food with fish before better food', () => {
    const table = before(
      'bakehouse',
      { fish: 6, bread: 4, franc: 4 },
      { phase: 'feeding', seat1: { owes: 4 } },
    )
    expect(choice(table)).toBe('pay 4 fish')
  })

  it('takes the most valuable offer', () => {
    const offers = { franc: 1, fish: 1, wood: 1, clay: 1, iron: 7, grain: 1, cattle: 1 }
    expect(choice(before('bakehouse', { franc: 3 }, { offers }))).toBe('take iron')
  })

  it('smokes or bakes before feeding instead of taking a loan', () => {
    const table = before('smokehouse', { fish: 6, wood: 1, franc: 1 }, { round: 12, turn: 7 })
    expect(choice(table)).toBe('enter smokehouse')
  })
})
