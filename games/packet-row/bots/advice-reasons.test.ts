import { describe, expect, it } from 'vitest'
import { packetRow } from '../rules/index.ts'
import { type Table, table } from '../rules/testing/index.ts'
import { reasons } from './advice-reasons.ts'

/** The first of two seats is the master and has been refused by the other, so it takes what it likes. */
const deciding = (area: string, card: string, hand: readonly string[], more: object = {}): Table =>
  table({
    players: 2,
    phase: 'deciding',
    master: 1,
    asked: 1,
    area,
    named: [area],
    boards: { [area]: { current: [card] } },
    seats: [{ money: 25, hand, ...more }],
  })

const reasonsFor = (at: Table, text: string) => {
  const before = packetRow.copy(at.state)
  const command = packetRow.notation.parse(text)
  if (!command.ok) throw new Error(text)
  at.play(`1 ${text}`)
  return reasons({ before, after: at.state, seat: 0, command: command.value })
}

describe('a reason in Packet Row', () => {
  it('is a contract that is fulfilled, and what it pays', () => {
    const at = deciding('market', 'library', ['fur-4-es', 'fur-2', 'fur-2'], { ships: ['ship-es'] })
    const [deliver = ''] = at.offers(1, 'deliver')
    expect(reasonsFor(at, deliver)).toEqual([{ code: 'fulfills', params: { contracts: 1, dollars: 35 } }])
  })

  it('is the points of a building', () => {
    const at = deciding('market', 'library', [])
    expect(reasonsFor(at, 'take library')).toEqual([{ code: 'adds-points', params: { points: 3 } }])
  })

  it('is the last card that a contract waits for', () => {
    const at = deciding('market', 'fur-2', ['fur-4-es', 'fur-2'], { ships: ['ship-es'] })
    expect(reasonsFor(at, 'take fur-2')[0]).toEqual({ code: 'completes', params: { contract: 'fur-4-es' } })
  })

  it('is a card that leaves less for a contract to wait for', () => {
    const at = deciding('market', 'fur-2', ['fur-4-es'], {})
    expect(reasonsFor(at, 'take fur-2')[0]).toEqual({ code: 'nears', params: { contract: 'fur-4-es' } })
  })

  it('is no contract that the card does nothing for', () => {
    const at = deciding('market', 'grain-2', ['fur-4-es'], {})
    expect(reasonsFor(at, 'take grain-2')).toEqual([])
  })

  it('is a contract for which everything is there already', () => {
    const at = deciding('guildhall', 'fur-4-es', ['fur-2', 'fur-2'], { ships: ['ship-es'] })
    expect(reasonsFor(at, 'take fur-4-es')[0]).toEqual({
      code: 'completes',
      params: { contract: 'fur-4-es' },
    })
  })

  it('is money', () => {
    const at = deciding('bank', 'money-4', [])
    expect(reasonsFor(at, 'take money-4')).toEqual([{ code: 'brings-money', params: { dollars: 4 } }])
  })

  it('is a banker as long as the seat is rich', () => {
    const rich = deciding('bank', 'banker', [], { money: 90 })
    expect(reasonsFor(rich, 'take banker')).toEqual([{ code: 'banker', params: { points: 2 } }])
    const poor = deciding('bank', 'banker', [], { money: 0 })
    expect(reasonsFor(poor, 'take banker')).toEqual([])
  })
})
