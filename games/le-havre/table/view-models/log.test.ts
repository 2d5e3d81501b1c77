import { eventsSinceOwnMove } from '@quayside/table/log/log-lines.ts'
import { describe, expect, it } from 'vitest'
import { question } from '../../rules/index.ts'
import { before, newTable, type Table } from '../../rules/testing/index.ts'
import { isRoutine } from '../state/playback.ts'
import type { Step } from '../state/use-game.ts'
import { isLogged, linesOf, logOf } from './log.ts'

const stepsOf = ({ game }: Table): readonly Step[] => game.moves

/** The first round of two players, who take whatever is there. */
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

describe('the log', () => {
  it('has the latest first, round by round', () => {
    const rounds = logOf(stepsOf(oneRound().play('supply')), 2)
    expect(rounds.map(({ round }) => round)).toEqual([2, 1])
    expect(rounds[0]?.lines.map(({ event }) => event.kind)).toEqual(['supplied'])
    expect(rounds[1]?.lines.at(-1)?.event.kind).toBe('supplied')
    expect(rounds[1]?.lines[0]?.event.kind).toBe('ship-arrived')
  })

  it('begins in the round of the table where the game began with a position', () => {
    expect(logOf([], 5).map(({ round }) => round)).toEqual([5])
    const at = before('fishery', { franc: 9 }).play('take fish')
    expect(logOf(stepsOf(at), 5).map(({ round }) => round)).toEqual([5])
    expect(logOf(stepsOf(at.play('end')), 5).map(({ round }) => round)).toEqual([5])
  })

  it('leaves out whose turn begins, and tells every line from the others', () => {
    const lines = logOf(stepsOf(oneRound()), 2).flatMap(({ lines }) => lines)
    expect(lines.map(({ event }) => event.kind)).not.toContain('turn-begins')
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
  })

  it('leads to what a line is about', () => {
    const at = before('fishery', { franc: 9 }).play('enter fishery', 'buy building-firm-1')
    const about = stepsOf(at)
      .flatMap(linesOf)
      .map((line) => line.about?.kind)
    expect(about).toEqual(['building', 'seat', 'building'])
  })
})

describe('what is new', () => {
  it('begins after the last thing that the viewer did', () => {
    const steps = stepsOf(newTable({ players: 2 }).play('supply', 'take fish', 'end', 'supply', 'take wood'))
    const [first, second] = [steps[0]?.seat ?? 0, steps[3]?.seat ?? 0]
    expect(eventsSinceOwnMove(steps, first, new Set(), isLogged).map(({ event }) => event.kind)).toEqual([
      'supplied',
      'offer-taken',
    ])
    expect(eventsSinceOwnMove(steps, second, new Set(), isLogged)).toEqual([])
  })

  it('counts what the viewer did by itself', () => {
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
