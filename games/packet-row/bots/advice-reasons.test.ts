import type { ExpectedStep } from '@quayside/bots'
import { describe, expect, it } from 'vitest'
import { type Command, packetRow, type State } from '../rules/index.ts'
import { type Table, table } from '../rules/testing/index.ts'
import { explain } from './advice-reasons.ts'

/** The first of two seats is the harbour master and was refused by the other, so it may take any card. */
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

type Rest = Partial<Pick<ExpectedStep<State, Command>, 'later' | 'instead' | 'rivalGain'>>

const explanationFor = (
  position: Table,
  text: string,
  { later = [], instead = null, rivalGain = 0 }: Rest = {},
) => {
  const before = packetRow.copy(position.state)
  const command = commandOf(text)
  position.play(`1 ${text}`)
  return explain({ before, after: position.state, seat: 0, command, later, instead, rivalGain })
}

const reasonsFor = (position: Table, text: string) => explanationFor(position, text).reasons

describe('a reason in Packet Row', () => {
  it('is a fulfilled contract with its reward', () => {
    const position = deciding('market', 'library', ['fur-4-es', 'fur-2', 'fur-2'], { ships: ['ship-es'] })
    const [deliver = ''] = position.offers(1, 'deliver')
    expect(reasonsFor(position, deliver)).toEqual([
      { code: 'fulfills', params: { contracts: 1, dollars: 35 } },
    ])
  })

  it('is the points of a building', () => {
    const position = deciding('market', 'library', [])
    expect(reasonsFor(position, 'take library')).toEqual([{ code: 'adds-points', params: { points: 3 } }])
  })

  it('is the last card that a contract needs', () => {
    const position = deciding('market', 'fur-2', ['fur-4-es', 'fur-2'], { ships: ['ship-es'] })
    expect(reasonsFor(position, 'take fur-2')[0]).toEqual({
      code: 'completes',
      params: { contract: 'fur-4-es' },
    })
  })

  it('is a card that brings a contract closer', () => {
    const position = deciding('market', 'fur-2', ['fur-4-es'], {})
    expect(reasonsFor(position, 'take fur-2')[0]).toEqual({ code: 'nears', params: { contract: 'fur-4-es' } })
  })

  it('is not a contract that the card does not help', () => {
    const position = deciding('market', 'grain-2', ['fur-4-es'], {})
    expect(reasonsFor(position, 'take grain-2')).toEqual([
      { code: 'useful', params: { type: 'goods', dollars: 0 } },
    ])
  })

  it('is a contract whose cards are all in hand', () => {
    const position = deciding('guildhall', 'fur-4-es', ['fur-2', 'fur-2'], { ships: ['ship-es'] })
    expect(reasonsFor(position, 'take fur-4-es')[0]).toEqual({
      code: 'completes',
      params: { contract: 'fur-4-es' },
    })
  })

  it('is the use of money, not the amount printed on the card', () => {
    const position = deciding('bank', 'money-4', [])
    expect(reasonsFor(position, 'take money-4')).toEqual([
      { code: 'useful', params: { type: 'money', dollars: 0 } },
    ])
  })

  it('is the card that the seat waits for, as long as it is visible', () => {
    const later = [{ seat: 0, command: commandOf('take library') }]
    expect(explanationFor(deciding('market', 'library', []), 'pass', { later })).toMatchObject({
      reasons: [{ code: 'waits-for', params: { card: 'library' } }],
      outlook: { code: 'then', params: { steps: [{ card: 'library' }] } },
    })
    const hidden = [{ seat: 0, command: commandOf('take fur-2') }]
    expect(explanationFor(deciding('market', 'library', []), 'pass', { later: hidden })).toMatchObject({
      reasons: [{ code: 'worth-little' }],
      outlook: null,
    })
  })

  it('against a command is first of all what it gives to rivals', () => {
    const position = deciding('market', 'library', [])
    const others = [{ seat: 1, command: commandOf('take library') }]
    const instead = { command: commandOf('take library'), after: position.state, later: [] }
    expect(explanationFor(position, 'pass', { instead, later: others, rivalGain: 1.6 }).against).toEqual([
      { code: 'helps-rivals', params: { points: 2 } },
    ])
  })

  it('is that another seat would take the card, and against another command that it leaves it to them', () => {
    const position = deciding('market', 'library', [])
    const others = [{ seat: 1, command: commandOf('take library') }]
    const instead = { command: commandOf('pass'), after: position.state, later: others }
    expect(explanationFor(position, 'take library', { instead }).reasons).toContainEqual({
      code: 'contested',
      params: {},
    })
    const passing = deciding('market', 'library', [])
    const taking = { command: commandOf('take library'), after: passing.state, later: [] }
    expect(explanationFor(passing, 'pass', { instead: taking, later: others }).against).toEqual([
      { code: 'leaves-card', params: { card: 'library' } },
    ])
  })

  it('is a banker while the seat is rich', () => {
    const rich = deciding('bank', 'banker', [], { money: 90 })
    expect(reasonsFor(rich, 'take banker')).toEqual([{ code: 'banker', params: { points: 2 } }])
    const poor = deciding('bank', 'banker', [], { money: 0 })
    expect(reasonsFor(poor, 'take banker')).toEqual([])
  })
})
