import type { Planner } from '@quayside/bots'
import { bestCommand, lookahead, RemainingBudget } from '@quayside/bots'
import { Candidates } from '@quayside/bots/testing'
import { random } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { players, roundIndex, turnIndex } from '../../queries/index.ts'
import { type Command, leHavre, type State, verbNameOf } from '../../rules/index.ts'
import { before, only } from '../../rules/testing/index.ts'
import { plannerFor } from '../planners.ts'
import { isLong, played } from './sample-states.ts'

/** Enough to compare several commands. */
const NODES = isLong ? 700 : 300

const BREADTH = { commands: 4, segments: [1, 1, 2], finalists: 2, rounds: 5 }

/** Turns of all seats since the beginning. */
const turnsPlayed = (s: State): number => 7 * roundIndex(s) + turnIndex(s)

const bot = lookahead(leHavre, plannerFor, BREADTH)

/** The planner of a position, counting the evaluated positions. */
const counted = (
  view: State,
): { readonly planner: Planner<State, Command>; readonly valued: () => number } => {
  const planner = plannerFor(view)
  let valued = 0
  return {
    planner: {
      rank(state, seat, allowance) {
        const nodes = allowance.nodes
        const choices = planner.rank(state, seat, allowance)
        valued += allowance.nodes - nodes
        return choices
      },
      value(state, seat) {
        valued++
        return planner.value(state, seat)
      },
      isTurnOver: (state, seat) => planner.isTurnOver(state, seat),
    },
    valued: () => valued,
  }
}

describe('lookahead', () => {
  const [two, three] = [played({ players: 2 }, 30), played({ players: 3 }, 50)]

  it.each(isLong ? [1, 10, 333, 2000] : [1, 10, 333])(
    'never evaluates more positions than its %i nodes',
    (nodes) => {
      for (const { state, seat } of three) {
        const view = leHavre.view(state, seat)
        const { planner, valued } = counted(view)
        lookahead(leHavre, () => planner, BREADTH).decide(view, seat, { nodes }, 'thrift')
        expect(valued()).toBeLessThanOrEqual(nodes)
      }
    },
  )

  it('gives the same command again, whatever was searched in between', () => {
    const positions = played({ players: 4 }, 60)
    const decide = ({ state, seat }: (typeof positions)[number]): Command =>
      bot.decide(leHavre.view(state, seat), seat, { nodes: NODES }, 'again')
    const forwards = positions.map(decide)
    expect(positions.toReversed().map(decide).toReversed()).toEqual(forwards)
  })

  it('does not use hidden information', () => {
    const source = random('elsewhere')
    for (const { state, seat } of two) {
      const view = leHavre.view(state, seat)
      const command = bot.decide(view, seat, { nodes: NODES }, 'peek')
      const other = leHavre.view(leHavre.sampleState(view, source), seat)
      expect(bot.decide(other, seat, { nodes: NODES }, 'peek')).toBe(command)
    }
  })

  it('compares commands after equally many turns, whether complete actions or beginnings of one', () => {
    const table = before('bakehouse', { grain: 8, wood: 9, franc: 9 })
    const started = turnsPlayed(table.state)
    const { planner } = counted(table.state)
    const valued: number[] = []
    const watched: Planner<State, Command> = {
      ...planner,
      value(state, seat) {
        valued.push(turnsPlayed(state) - started)
        return planner.value(state, seat)
      },
    }
    const wide = { commands: 20, segments: [1], finalists: 20, rounds: 1 }
    const choices = planner.rank(table.state, 0, new RemainingBudget({ nodes: 1e6 }))
    const verbs = new Set(choices.map(({ command }) => verbNameOf(command)))
    expect([...verbs]).toEqual(expect.arrayContaining(['take', 'enter']))
    lookahead(leHavre, () => watched, wide).decide(leHavre.view(table.state, 0), 0, { nodes: 1e6 }, 'even')
    expect(valued).toHaveLength(choices.length)
    expect(new Set(valued)).toEqual(new Set([players(table.state)]))
  })

  it('rolls out equally without noise and for equal noise, and differently for other noise', () => {
    const [position] = two
    if (position === undefined) throw new Error('no position')
    const { state, seat } = position
    const planner = plannerFor(state)
    const [choice] = planner.rank(state, seat, new RemainingBudget({ nodes: 1e6 }))
    const end = (whims: string | null): string => {
      const search = new Candidates(leHavre, planner, seat, new RemainingBudget({ nodes: 1e6 }), whims)
      const line = search.begin(choice?.command as Command, 0, [state])
      return leHavre.hash(search.extendAll([line], 24)?.[0]?.ends[0] ?? state)
    }
    expect(end(null)).toBe(end(null))
    expect(end('a')).toBe(end('a'))
    expect(new Set([end(null), end('a'), end('b')]).size).toBe(3)
  })

  it('draws new noise for every segment, equal for all lines', () => {
    const [position] = two
    if (position === undefined) throw new Error('no position')
    const { state, seat } = position
    const planner = plannerFor(state)
    let taken = ''
    /** The same command as best and second best, recording which one is taken. */
    const watched: Planner<State, Command> = {
      rank(s, own, allowance) {
        const { command } = bestCommand(planner.rank(s, own, allowance))
        const choice = (name: string, value: number) => ({
          value,
          get command() {
            taken += name
            return command
          },
        })
        return [choice('b', 1), choice('s', 0)]
      },
      value: (s, own) => planner.value(s, own),
      isTurnOver: (s, own) => planner.isTurnOver(s, own),
    }
    const search = new Candidates(leHavre, watched, seat, new RemainingBudget({ nodes: 1e6 }), 'whims')
    const [choice] = planner.rank(state, seat, new RemainingBudget({ nodes: 1e6 }))
    const begun = () => search.begin(choice?.command as Command, 0, [state])
    let lines = [begun(), begun()]
    const stretch = (): string => {
      taken = ''
      lines = search.extendAll(lines, 6) ?? []
      const half = taken.length / 2
      expect(taken.slice(0, half)).toBe(taken.slice(half))
      return taken.slice(0, half)
    }
    const [first, second] = [stretch(), stretch()]
    const length = Math.min(first.length, second.length)
    expect(first).toContain('s')
    expect(first.slice(0, length)).not.toBe(second.slice(0, length))
  })

  it('spends nothing on a forced move', () => {
    const table = before('bakehouse', { franc: 3 }, { step: 'supply' })
    const { planner, valued } = counted(table.state)
    lookahead(leHavre, () => planner, BREADTH).decide(leHavre.view(table.state, 0), 0, { nodes: 1000 }, 'one')
    expect(valued()).toBe(0)
  })

  it('answers like the planner if there is no time', () => {
    for (const { state, seat } of two) {
      const view = leHavre.view(state, seat)
      const watch = { cancelled: () => true }
      const command = bot.decide(view, seat, { nodes: 1e9 }, 'stop', watch)
      expect(leHavre.refuse(state, seat, command)).toBe(null)
    }
  })

  it('finds the winning last action', () => {
    const table = before(
      'joinery',
      { wood: 3, fish: 1 },
      {
        options: { players: 2 },
        phase: 'final',
        turn: 2,
        offers: { franc: 1, fish: 2, wood: 2 },
        seats: { '2': { stock: only({ franc: 6 }), loans: 0 } },
      },
    )
    for (const expected of ['enter joinery', 'convert 3']) {
      const command = bot.decide(leHavre.view(table.state, 0), 0, { nodes: 2000 }, 'last')
      expect(leHavre.notation.print(command)).toBe(expected)
      table.play(expected)
    }
  })
})
