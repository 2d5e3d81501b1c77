import process from 'node:process'
import { type Level, onePly } from '@quayside/bots'
import { counting, levelAgent, matchOf, uct } from '@quayside/bots/testing'
import { random } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { leHavre, MODULES } from '../../rules/index.ts'
import { before, only } from '../../rules/testing/index.ts'
import { chains } from '../decision-chains.ts'
import { game, isLong, midGame, played } from './sample-states.ts'

/** Small budgets: strength does not matter here. */
const QUICK = { nodes: 400 }
const FEW = { nodes: 25 }

/** Whole games of the other levels take too long. */
const FAST_LEVELS = ['random', 'greedy', 'heuristic', 'heuristic-tuned']

const isQuick = (name: string): boolean => isLong || FAST_LEVELS.includes(name)

const tableOf = (name: string, count: number) =>
  Array.from({ length: count }, () => levelAgent(game, name, FAST_LEVELS.includes(name) ? QUICK : FEW))

/** Special buildings with questions that no card of the base game asks. */
const AWKWARD = [
  'construction-site',
  'main-station',
  'dive-bar',
  'tobacco-factory',
  'trading-firm',
  'pawnbrokers',
]

describe.each(Object.keys(game.levels))('%s', (name) => {
  it.each(isQuick(name) ? [1, 2, 3, 4, 5] : [3])(
    'plays Le Havre for %i to its end without a refusal',
    async (players) => {
      const version = players % 2 === 0 ? 'full' : 'short'
      const result = await matchOf(game, { players, version }, tableOf(name, players))
      expect(result.forfeits).toEqual([])
      expect(result.scores).toHaveLength(players)
    },
  )

  it('makes the same decision for the same view, budget and seed', () => {
    const level = game.levels[name]
    for (const { state, seat } of midGame(3, 60)) {
      const view = leHavre.view(state, seat)
      const before = leHavre.hash(view)
      const once = level?.bot.decide(view, seat, QUICK, 'again')
      expect(level?.bot.decide(view, seat, QUICK, 'again')).toBe(once)
      expect(leHavre.hash(view)).toBe(before)
    }
  })

  it('does not depend on hidden cards', () => {
    const level = game.levels[name]
    const source = random('elsewhere')
    for (const { state, seat } of midGame(4, 90)) {
      const view = leHavre.view(state, seat)
      const command = level?.bot.decide(view, seat, QUICK, 'peek')
      for (let arrangement = 0; arrangement < 3; arrangement++) {
        const other = leHavre.view(leHavre.sampleState(view, source), seat)
        expect(level?.bot.decide(other, seat, QUICK, 'peek')).toBe(command)
      }
    }
  })

  it.each([0, 1, 7])('answers legally with %i nodes', (nodes) => {
    const level = game.levels[name]
    for (const { state, seat } of midGame(2, 40)) {
      const command = level?.bot.decide(leHavre.view(state, seat), seat, { nodes }, 'hurry')
      expect(leHavre.refuse(state, seat, command as Parameters<typeof leHavre.apply>[2])).toBe(null)
    }
  })

  it('answers legally when it is cancelled immediately', () => {
    const level = game.levels[name]
    for (const { state, seat } of midGame(2, 100)) {
      const view = leHavre.view(state, seat)
      const command = level?.bot.decide(view, seat, { nodes: 1e9 }, 'stop', { cancelled: () => true })
      expect(leHavre.refuse(state, seat, command as Parameters<typeof leHavre.apply>[2])).toBe(null)
    }
  })
})

describe.each(Object.keys(game.levels).filter((name) => isQuick(name) || name === 'mate'))('%s', (name) => {
  it('plays with the cards of all modules to the end', async () => {
    const options = { players: 2, version: 'full', modules: MODULES, specials: AWKWARD }
    const result = await matchOf(game, options, tableOf(name, 2))
    expect(result.forfeits).toEqual([])
  })
})

describe('a budget in nodes', () => {
  it.each([1, 50, 3000])('of %i is never exceeded', (nodes) => {
    const { rules, applied } = counting(leHavre)
    const bots = [uct(rules), onePly(rules, { ...chains, value: () => 0 })]
    for (const { state, seat } of midGame(3, 100))
      for (const bot of bots) {
        const before = applied()
        bot.decide(leHavre.view(state, seat), seat, { nodes }, 'thrift')
        expect(applied() - before).toBeLessThanOrEqual(nodes)
      }
  })

  it('is used up by a search that always has more to try', () => {
    const { rules, applied } = counting(leHavre)
    const [first] = midGame(3, 100)
    if (first) uct(rules).decide(leHavre.view(first.state, first.seat), first.seat, { nodes: 5000 }, 'spend')
    expect(applied()).toBe(5000)
  })
})

describe('a budget in time', () => {
  it.each(['mate', 'captain', 'commodore', 'uct'])('is kept by the %s to within a tenth', (name) => {
    const level = game.levels[name]
    const time = { nodes: Number.POSITIVE_INFINITY, milliseconds: 100 }
    const think = ({ state, seat }: ReturnType<typeof midGame>[number]): number => {
      // CPU time of this thread, which does not depend on the load of the machine.
      const before = process.threadCpuUsage()
      level?.bot.decide(leHavre.view(state, seat), seat, time, 'clock')
      const { user, system } = process.threadCpuUsage(before)
      return (user + system) / 1000
    }
    // The median, because garbage collection may fall into a decision.
    const times = midGame(4, 150)
      .map(think)
      .sort((a, b) => a - b)
    expect(times[Math.floor(times.length / 2)]).toBeLessThanOrEqual(110)
  })
})

describe('the level with more search', () => {
  it('evaluates several times as many positions', () => {
    // A bot asks every few nodes whether it should stop.
    const looks = (level: Level<unknown, unknown> | undefined): number => {
      let asked = 0
      const cancelled = (): boolean => {
        asked++
        return false
      }
      for (const { state, seat } of played({ players: 2 }, 150))
        level?.bot.decide(leHavre.view(state, seat), seat, level.budget, 'patience', { cancelled })
      return asked
    }
    const commodore = game.levels['commodore']
    expect(looks(commodore?.longer)).toBeGreaterThan(2 * looks(commodore))
  })
})

describe('strength', () => {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length

  it('greedy beats random', async () => {
    const players = [levelAgent(game, 'greedy'), levelAgent(game, 'random'), levelAgent(game, 'random')]
    const { places } = await matchOf(game, { players: 3 }, players)
    expect(places[0]).toBe(1)
  })

  it('the heuristic beats greedy', async () => {
    const players = [levelAgent(game, 'greedy'), levelAgent(game, 'heuristic'), levelAgent(game, 'greedy')]
    const { places, scores } = await matchOf(game, { players: 3 }, players)
    expect(places[1]).toBe(1)
    expect(scores[1]).toBeGreaterThan(120)
  })

  it('the heuristic scores like people among themselves', async () => {
    const two = await matchOf(game, { players: 2 }, tableOf('heuristic', 2))
    expect(mean(two.scores)).toBeGreaterThan(150)
    const four = await matchOf(game, { players: 4 }, tableOf('heuristic', 4))
    expect(mean(four.scores)).toBeGreaterThan(90)
  })

  it('the mate beats the heuristic', async () => {
    const players = [levelAgent(game, 'heuristic'), levelAgent(game, 'mate')]
    const { places } = await matchOf(game, { players: 2 }, players)
    expect(places).toEqual([2, 1])
  })

  it('UCT finds the last action that wins', () => {
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
      const command = uct(leHavre).decide(leHavre.view(table.state, 0), 0, { nodes: 2000 }, 'last')
      expect(leHavre.notation.print(command)).toBe(expected)
      table.play(expected)
    }
    expect(table.wealth(1)).toBe(7)
  })
})
