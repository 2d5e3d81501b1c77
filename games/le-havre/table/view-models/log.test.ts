import { eventsSinceOwnMove } from '@quayside/table/log/log-lines.ts'
import { describe, expect, it } from 'vitest'
import { BUILDINGS, question } from '../../rules/index.ts'
import { before, newTable, type Table } from '../../rules/testing/index.ts'
import { isRoutine } from '../state/playback.ts'
import type { Step } from '../state/use-game.ts'
import { isLogged, linesOf, logOf } from './log.ts'

const stepsOf = ({ game }: Table): readonly Step[] => game.moves

/** The first round of two players, who always take the first offer. */
const oneRound = (): Table => {
  const at = newTable({ players: 2 })
  for (let turn = 0; turn < 7; turn++) {
    at.play('supply')
    const [take] = at.commands()
    at.play(take ?? '', 'end')
  }
  while (question(at.state)?.asks === 'feeding') at.play(at.commands()[0] ?? '')
  return at
}

/** The current turn of a history without other turns. */
const NOW = { round: 5, turn: 3, seat: 0 }

describe('the log', () => {
  it('reads from the first turn to the last, with the end of every round between', () => {
    const turns = logOf(stepsOf(oneRound().play('supply')), NOW)
    expect(turns.map(({ round, turn }) => [round, turn])).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((turn) => [1, turn]),
      [1, null],
      [2, 1],
    ])
    expect(turns[0]?.lines.map(({ events: [first] }) => first?.kind)).toEqual(['supplied', 'offer-taken'])
    expect(turns.at(-2)?.lines.at(-1)?.events[0]?.kind).toBe('ship-arrived')
    expect(turns.at(-2)?.seat).toBeNull()
  })

  it('begins in the turn of the table where the game began with a position', () => {
    expect(logOf([], NOW)).toEqual([{ ...NOW, lines: [] }])
    const at = before('fishery', { franc: 9 }).play('take fish')
    expect(logOf(stepsOf(at), NOW)).toMatchObject([NOW])
    expect(logOf(stepsOf(at.play('end')), NOW)).toMatchObject([
      { round: 5, turn: 1, seat: 0 },
      { round: 5, turn: 2 },
    ])
  })

  it('has one line for a visit, with its fee and all that it brings', () => {
    const at = before('fishery', { franc: 9 }).play('enter fishery')
    const lines = linesOf(stepsOf(at))
    expect(lines.map(({ events }) => events.map(({ kind }) => kind))).toEqual([['entered', 'gained']])
  })

  it('leaves out turn beginnings, and gives every line a unique key', () => {
    const lines = logOf(stepsOf(oneRound()), NOW).flatMap(({ lines }) => lines)
    expect(lines.flatMap(({ events }) => events).map(({ kind }) => kind)).not.toContain('turn-begins')
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
  })

  it('leads to what a line is about', () => {
    const at = before('fishery', { franc: 9 }).play('enter fishery', 'buy building-firm-1')
    expect(linesOf(stepsOf(at)).map((line) => line.about)).toEqual([
      { kind: 'building', card: BUILDINGS.findIndex(({ name }) => name === 'fishery') },
      { kind: 'building', card: BUILDINGS.findIndex(({ name }) => name === 'building-firm-1') },
    ])
  })
})

describe('new lines', () => {
  it('begins after the last thing that the viewer did', () => {
    const steps = stepsOf(newTable({ players: 2 }).play('supply', 'take fish', 'end', 'supply', 'take wood'))
    const [first, second] = [steps[0]?.seat ?? 0, steps[3]?.seat ?? 0]
    expect(eventsSinceOwnMove(steps, first, new Set(), isLogged).map(({ event }) => event.kind)).toEqual([
      'supplied',
      'offer-taken',
    ])
    expect(eventsSinceOwnMove(steps, second, new Set(), isLogged)).toEqual([])
  })

  it('counts automatic actions of the viewer', () => {
    const steps = stepsOf(newTable({ players: 2 }).play('supply', 'take fish', 'end', 'supply'))
    expect(
      eventsSinceOwnMove(steps, steps[3]?.seat ?? 0, new Set([3]), isLogged).map(({ event }) => event.kind),
    ).toEqual(['supplied', 'offer-taken', 'supplied'])
  })
})

describe('a step is shown without delay', () => {
  it('when it only hands the turn on or lays out the supply', () => {
    const steps = stepsOf(newTable({ players: 2 }).play('supply', 'take fish', 'end'))
    expect(steps.map((step) => isRoutine({ steps: [step] }))).toEqual([true, false, true])
  })
})
