import { Playouts, playOut, RemainingBudget } from '@quayside/bots'
import { random, type Seat } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { roundIndex } from '../../queries/index.ts'
import { type Command, leHavre, type State } from '../../rules/index.ts'
import { OnePly } from '../one-ply.ts'
import { HeuristicEvaluator } from './heuristic-evaluator.ts'
import { played } from './sample-states.ts'

const planner = new OnePly(new HeuristicEvaluator())

/** Late in the game, so that playouts are short. */
const late = played({ players: 2, version: 'short' }, 5).filter(({ state }) => roundIndex(state) >= 6)

const middle = (): { view: State; seat: Seat; commands: Command[] } => {
  const found = late.find(({ state, seat }) => planner.rank(state, seat).length > 2)
  if (found === undefined) throw new Error('no position with a choice')
  const { state, seat } = found
  const view = leHavre.view(state, seat)
  return { view, seat, commands: planner.rank(view, seat).map(({ command }) => command) }
}

const { view, seat, commands } = middle()

describe('a playout', () => {
  it('ends with the points of all seats, one row per command and world', () => {
    const finals = playOut(leHavre, planner, { view, seat, seed: 'a' }, commands.slice(0, 3), 4)
    expect(finals.map((worlds) => worlds.length)).toEqual([4, 4, 4])
    for (const points of finals.flat()) {
      expect(points).toHaveLength(2)
      expect(points.every(Number.isInteger)).toBe(true)
    }
  })

  it('is the same for the same seed, and different for another', () => {
    const play = (seed: string) => playOut(leHavre, planner, { view, seat, seed }, commands.slice(0, 2), 6)
    expect(play('a')).toEqual(play('a'))
    expect(play('a')).not.toEqual(play('b'))
  })

  it('is the same for the same command: all use the same worlds and noise', () => {
    const [command] = commands
    if (command === undefined) throw new Error('nothing to play')
    const [once, again] = playOut(leHavre, planner, { view, seat, seed: 'a' }, [command, command], 5)
    expect(once).toEqual(again)
    expect(new Set(once?.map((finals) => finals.join())).size).toBeGreaterThan(1)
  })

  it('is exact if the command ends the game', () => {
    const [end] = played({ players: 2, version: 'short' }, 1, 'last').slice(-1)
    if (end === undefined) throw new Error('no last decision')
    for (const command of leHavre.commands(end.state, end.seat)) {
      const after = leHavre.copy(end.state)
      leHavre.apply(after, end.seat, command)
      const outcome = leHavre.outcome(after)
      if (outcome === null) continue
      const [found] = playOut(leHavre, planner, { ...end, view: end.state, seed: 'a' }, [command], 2)
      const totals = outcome.scores.toSorted((a, b) => a.seat - b.seat).map(({ total }) => total)
      expect(found).toEqual([totals, totals])
      return
    }
    throw new Error('no command ended the game')
  })

  it('is discarded if the budget does not last for all commands', () => {
    const allowance = new RemainingBudget({ nodes: 40 })
    const playouts = new Playouts(leHavre, planner, { view, seat, seed: 'a', allowance })
    expect(playouts.next(commands)).toBe(null)
    const stopped = new RemainingBudget({ nodes: 1e6 }, { cancelled: () => true })
    expect(playOut(leHavre, planner, { view, seat, seed: 'a', allowance: stopped }, commands, 3)[0]).toEqual(
      [],
    )
  })

  it('does not depend on hidden cards', () => {
    const other = leHavre.view(leHavre.sampleState(view, random('elsewhere')), seat)
    const play = (from: State) =>
      playOut(leHavre, planner, { view: from, seat, seed: 'a' }, commands.slice(0, 1), 3)
    expect(play(other)).toEqual(play(view))
  })
})
