import { describe, expect, it } from 'vitest'
import { packetRow } from '../rules.ts'
import { Table, table } from '../testing/table.ts'

const seats = [{ hand: ['money-2', 'money-2', 'money-6'] }, {}, { hand: ['money-4'] }]

describe('a money card', () => {
  it('can be cashed by any seat at any time of a round, and is discarded [PR-9.1]', () => {
    const t = table({ players: 3, seats, boards: { bank: { current: ['banker', 'money-3'] } } })
    t.play('1 cash 6', '1 name bank', '3 cash 4', '2 pass', '3 pass', '1 cash 2')
    expect(t.literal.seats.map(({ money }) => money)).toEqual([33, 25, 29])
    expect(t.seat(1).hand).toEqual(['money-2'])
    expect(t.discards).toEqual(['money-2', 'money-4', 'money-6'])
    expect(t.happened('cashed')).toEqual([
      { kind: 'cashed', seat: 0, card: 'money-6', amount: 6 },
      { kind: 'cashed', seat: 2, card: 'money-4', amount: 4 },
      { kind: 'cashed', seat: 0, card: 'money-2', amount: 2 },
    ])
  })

  it('is offered once for each value, to the seat that holds it [PR-9.1]', () => {
    const t = table({ players: 3, seats })
    expect(t.offers(1, 'cash')).toEqual(['cash 2', 'cash 6'])
    expect(t.offers(2, 'cash')).toEqual([])
    expect(t.offers(3)).toEqual(['cash 4'])
  })

  it('does not answer the question [PR-9.2]', () => {
    const t = table({ players: 3, seats, phase: 'asking', area: 'bank', asked: 3 })
    expect(t.play('3 cash 4').deciders).toEqual([3])
  })

  it('must be in hand [PR-9.3]', () => {
    const t = table({ players: 3, seats })
    expect(t.refusal('1 cash 4')).toEqual({ code: 'no-money-card', params: { amount: 4 } })
    expect(t.refusal('2 cash 4')).toEqual({ code: 'no-money-card', params: { amount: 4 } })
    expect(t.refusal('1 cash 7')).toEqual({ code: 'no-money-card', params: { amount: 7 } })
    expect(t.play('3 cash 4').refusal('3 cash 4')).toMatchObject({ code: 'no-money-card' })
  })

  it('must exist, even where a hidden hand might hold anything [PR-9.3]', () => {
    const watcher = new Table(packetRow.view(table({ players: 3, seats }).state, 'spectator'))
    expect(watcher.refusal('1 cash 3')).toBe(null)
    expect(watcher.refusal('1 cash 7')).toEqual({ code: 'no-money-card', params: { amount: 7 } })
  })
})
