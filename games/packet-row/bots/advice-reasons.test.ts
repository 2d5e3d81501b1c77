import type { Step } from '@quayside/bots'
import { describe, expect, it } from 'vitest'
import { type Command, packetRow, type State } from '../rules/index.ts'
import { type Table, table } from '../rules/testing/index.ts'
import { plead } from './advice-reasons.ts'

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

const commandOf = (text: string): Command => {
  const command = packetRow.notation.parse(text)
  if (!command.ok) throw new Error(text)
  return command.value
}

type Rest = Partial<Pick<Step<State, Command>, 'later' | 'instead'>>

const pleadingFor = (at: Table, text: string, { later = [], instead = null }: Rest = {}) => {
  const before = packetRow.copy(at.state)
  const command = commandOf(text)
  at.play(`1 ${text}`)
  return plead({ before, after: at.state, seat: 0, command, later, instead })
}

const reasonsFor = (at: Table, text: string) => pleadingFor(at, text).reasons

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
    expect(reasonsFor(at, 'take grain-2')).toEqual([
      { code: 'useful', params: { type: 'goods', dollars: 0 } },
    ])
  })

  it('is a contract for which everything is there already', () => {
    const at = deciding('guildhall', 'fur-4-es', ['fur-2', 'fur-2'], { ships: ['ship-es'] })
    expect(reasonsFor(at, 'take fur-4-es')[0]).toEqual({
      code: 'completes',
      params: { contract: 'fur-4-es' },
    })
  })

  it('is what money is good for, not how much of it the card says that it brings', () => {
    const at = deciding('bank', 'money-4', [])
    expect(reasonsFor(at, 'take money-4')).toEqual([
      { code: 'useful', params: { type: 'money', dollars: 0 } },
    ])
  })

  it('is the card that one waits for, as long as it lies open', () => {
    const later = [{ seat: 0, command: commandOf('take library') }]
    expect(pleadingFor(deciding('market', 'library', []), 'pass', { later })).toMatchObject({
      reasons: [{ code: 'waits-for', params: { card: 'library' } }],
      outlook: { code: 'then', params: { steps: [{ card: 'library' }] } },
    })
    const hidden = [{ seat: 0, command: commandOf('take fur-2') }]
    expect(pleadingFor(deciding('market', 'library', []), 'pass', { later: hidden })).toMatchObject({
      reasons: [{ code: 'worth-little' }],
      outlook: null,
    })
  })

  it('is that somebody else would take the card, and against another that it is left to them', () => {
    const at = deciding('market', 'library', [])
    const others = [{ seat: 1, command: commandOf('take library') }]
    const instead = { command: commandOf('pass'), after: at.state, later: others }
    expect(pleadingFor(at, 'take library', { instead }).reasons).toContainEqual({
      code: 'contested',
      params: {},
    })
    const passing = deciding('market', 'library', [])
    const taking = { command: commandOf('take library'), after: passing.state, later: [] }
    expect(pleadingFor(passing, 'pass', { instead: taking, later: others }).against).toEqual([
      { code: 'leaves-card', params: { card: 'library' } },
    ])
  })

  it('is a banker as long as the seat is rich', () => {
    const rich = deciding('bank', 'banker', [], { money: 90 })
    expect(reasonsFor(rich, 'take banker')).toEqual([{ code: 'banker', params: { points: 2 } }])
    const poor = deciding('bank', 'banker', [], { money: 0 })
    expect(reasonsFor(poor, 'take banker')).toEqual([])
  })
})
