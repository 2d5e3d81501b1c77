import type { Level, Planner } from '@quayside/bots'
import { botGame, lookahead } from '@quayside/bots'
import { levelAgent, matchOf } from '@quayside/bots/testing'
import { random } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { type Command, packetRow, type State } from '../../rules/index.ts'
import { bots } from '../index.ts'
import { plannerFor } from '../planners.ts'
import { isLong, played } from './sample-states.ts'

/** Small budgets: strength does not matter here. */
const QUICK = { nodes: 400 }

const game = botGame(packetRow, bots)

/** Whole games of the other levels take too long. */
const FAST_LEVELS = ['random', 'greedy', 'heuristic']
const FEW = { nodes: 25 }

const tableOf = (name: string, count: number) =>
  Array.from({ length: count }, () => levelAgent(game, name, FAST_LEVELS.includes(name) ? QUICK : FEW))

describe.each(Object.keys(game.levels))('%s', (name) => {
  it.each([2, 3, 4, 5])('plays Packet Row for %i to its end without a refusal', async (players) => {
    const result = await matchOf(game, { players }, tableOf(name, players))
    expect(result.forfeits).toEqual([])
  })
})

describe.each(Object.keys(game.levels))('%s at Packet Row', (name) => {
  const bot = game.levels[name]?.bot
  const sparsity = isLong ? 1 : 3
  const positions = [...played(2, 11 * sparsity), ...played(4, 23 * sparsity)]

  it('makes the same decision for the same view, budget and seed, and leaves the view unchanged', () => {
    for (const { state, seat } of positions) {
      const view = packetRow.view(state, seat)
      const before = packetRow.hash(view)
      const once = bot?.decide(view, seat, QUICK, 'again')
      expect(bot?.decide(view, seat, QUICK, 'again')).toEqual(once)
      expect(packetRow.hash(view)).toBe(before)
    }
  })

  it('does not depend on hidden hands and decks', () => {
    const source = random('elsewhere')
    for (const { state, seat } of positions) {
      const view = packetRow.view(state, seat)
      const command = bot?.decide(view, seat, QUICK, 'peek')
      for (let arrangement = 0; arrangement < 3; arrangement++) {
        const other = packetRow.view(packetRow.sampleState(view, source), seat)
        expect(bot?.decide(other, seat, QUICK, 'peek')).toEqual(command)
      }
    }
  })

  it.each([0, 1, 7])('answers legally with %i nodes', (nodes) => {
    for (const { state, seat } of positions) {
      const command = bot?.decide(packetRow.view(state, seat), seat, { nodes }, 'hurry')
      expect(packetRow.refuse(state, seat, command as Command)).toBe(null)
    }
  })

  it('answers legally when it is cancelled immediately', () => {
    for (const { state, seat } of positions) {
      const view = packetRow.view(state, seat)
      const command = bot?.decide(view, seat, { nodes: 1e9 }, 'stop', { cancelled: () => true })
      expect(packetRow.refuse(state, seat, command as Command)).toBe(null)
    }
  })
})

it.each(isLong ? [1, 10, 333, 2000] : [1, 10, 333])(
  'lookahead at Packet Row never evaluates more positions than its %i nodes',
  (nodes) => {
    for (const { state, seat } of played(3, 25)) {
      const view = packetRow.view(state, seat)
      const planner = plannerFor(view)
      let valued = 0
      const counted: Planner<State, Command> = {
        rank(position, decider, allowance) {
          const before = allowance.nodes
          const choices = planner.rank(position, decider, allowance)
          valued += allowance.nodes - before
          return choices
        },
        value(position, viewer) {
          valued++
          return planner.value(position, viewer)
        },
        isTurnOver: (position, decider) => planner.isTurnOver(position, decider),
      }
      const breadth = { commands: 4, segments: [1, 1], finalists: 4, rounds: 9 }
      lookahead(packetRow, () => counted, breadth).decide(view, seat, { nodes }, 'thrift')
      expect(valued).toBeLessThanOrEqual(nodes)
    }
  },
)

describe('the level with more search', () => {
  it('evaluates several times as many positions', () => {
    // A bot asks every few nodes whether it should stop.
    const looks = (level: Level<unknown, unknown> | undefined): number => {
      let asked = 0
      const cancelled = (): boolean => {
        asked++
        return false
      }
      for (const { state, seat } of played(2, 40).slice(0, 2))
        level?.bot.decide(packetRow.view(state, seat), seat, level.budget, 'patience', { cancelled })
      return asked
    }
    const commodore = game.levels['commodore']
    expect(looks(commodore?.longer)).toBeGreaterThan(2 * looks(commodore))
  })
})

describe('strength at Packet Row', () => {
  /** Wins of the first in two-player games from both seats. */
  const wins = async (first: string, second: string, deals: number): Promise<number> => {
    let won = 0
    for (let deal = 0; deal < deals; deal++)
      for (const place of [0, 1]) {
        const names = place === 0 ? [first, second] : [second, first]
        const players = names.map((name) => levelAgent(game, name))
        const { places } = await matchOf(game, { players: 2 }, players, `deal ${deal}`)
        if (places[place] === 1) won++
      }
    return won
  }

  it('greedy beats random', async () => {
    expect(await wins('greedy', 'random', 5)).toBeGreaterThanOrEqual(7)
  })

  it('the heuristic beats greedy', async () => {
    expect(await wins('heuristic', 'greedy', 5)).toBeGreaterThanOrEqual(8)
  })

  it('the mate beats greedy', async () => {
    expect(await wins('mate', 'greedy', 5)).toBeGreaterThanOrEqual(8)
  })
})
