import { Game } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { type PositionLiteral, packetRow } from '../../rules/index.ts'
import { type Sparse, table } from '../../rules/testing/index.ts'
import type { Step } from '../state/use-game.ts'
import { isLogged, logOf } from './log.ts'
import { ribbonOf, stillOpen } from './ribbon.ts'
import { deliveredBy, takenBy, visitsThisRound } from './round-history.ts'

/** Three seats; the first is harbour master, and every seat can pay for a card. */
const BEGIN: Sparse = {
  players: 3,
  round: 7,
  master: 1,
  phase: 'naming',
  asked: 1,
  seats: [
    { money: 9, hand: ['library'] },
    { money: 9, hand: ['fur-2-gb', 'fur-2'], ships: ['ship-gb'] },
    { money: 9, hand: ['fountain'] },
  ],
  boards: {
    market: { current: ['fur-1', 'grain-1'], future: ['cotton-1', 'cotton-2'] },
    bank: { current: ['money-2', 'banker'], future: ['money-3', 'money-4'] },
  },
}

const played = (...lines: readonly string[]): { literal: PositionLiteral; history: readonly Step[] } => {
  const game = Game.from(packetRow, table(BEGIN).state)
  const history = lines.map((line, moveNumber): Step => {
    const seat = Number(line[0]) - 1
    const command = packetRow.notation.parse(line.slice(2))
    const done = game.submitText(seat, line.slice(2), moveNumber)
    if (!done.ok || !command.ok) throw new Error(line)
    return { moveNumber, seat, command: command.value, events: done.value }
  })
  return { literal: packetRow.position.write(game.state) as PositionLiteral, history }
}

const ribbon = (...lines: readonly string[]): string[] => {
  const { literal, history } = played(...lines)
  return ribbonOf(literal, visitsThisRound(history, literal)).map(
    ({ area, asking, cells }) =>
      `${area}${asking ? '!' : ''} ${cells.map(({ seat, state, card }) => `${seat + 1}:${card ?? state}`).join(' ')}`,
  )
}

describe('the ribbon', () => {
  it('asks clockwise from the left of the harbour master, who comes last', () => {
    expect(ribbon('1 name market')).toEqual(['market! 2:now 3:later 1:later'])
  })

  it('keeps every seat’s answer, area by area', () => {
    expect(ribbon('1 name market', '2 take fur-1', '3 pass', '1 pass', '1 name bank')).toEqual([
      'market 2:fur-1 3:passed 1:passed',
      'bank! 2:has 3:now 1:later',
    ])
  })

  it('starts again with each round', () => {
    const { literal, history } = played('1 name market', '2 take fur-1', '3 take grain-1', '1 pass')
    expect(literal.round).toBe(8)
    expect(visitsThisRound(history, literal)).toEqual([])
    expect(stillOpen(literal)).toHaveLength(4)
  })

  it('knows of areas that were named before the history begins', () => {
    expect(visitsThisRound([], { named: ['docks'], area: 'docks' })).toEqual([{ area: 'docks', answers: [] }])
  })
})

describe('the history of a seat', () => {
  it('lists the cards taken and delivered', () => {
    const { literal, history } = played(
      '1 name market',
      '2 deliver fur-2-gb with fur-2 ship-gb',
      '2 take fur-1',
    )
    expect([...takenBy(visitsThisRound(history, literal))]).toEqual([[1, 'fur-1']])
    expect(deliveredBy(history, 1)).toEqual(['fur-2-gb'])
    expect(deliveredBy(history, 0)).toEqual([])
  })
})

describe('the log', () => {
  it('runs from the first round to the last and leaves out visible supplies', () => {
    const { history } = played('1 name market', '2 take fur-1', '3 take grain-1', '1 pass', '2 name bank')
    const rounds = logOf(history, 8)
    expect(rounds.map(({ round }) => round)).toEqual([7, 8])
    const [seventh, eighth] = rounds.map(({ lines }) => lines.map(({ events: [event] }) => event?.kind))
    expect(seventh).toEqual(['area-named', 'took', 'took', 'passed'])
    expect(eighth).toEqual(['area-named'])
    expect(rounds[0]?.lines[2]?.about).toEqual({ kind: 'card', card: 'grain-1', place: 'elsewhere' })
  })

  it('logs a supply only when it stays incomplete', () => {
    const refilled = { kind: 'refilled', area: 'bank', discarded: [], current: [], future: [] } as const
    expect([isLogged({ ...refilled, dry: true }), isLogged({ ...refilled, dry: false })]).toEqual([
      true,
      false,
    ])
  })
})
