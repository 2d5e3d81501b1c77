/**
 * Measurements of the bots: cost of an evaluation and of a search node, and the longest decision of a level.
 */
import process from 'node:process'
import { type BotGame, RemainingBudget } from '@quayside/bots'
import { botsOf as botsIn } from '@quayside/game/loaded'
import { games } from '@quayside/games'
import { type BenchmarkRow, figure, type Goal } from './benchmark.ts'
import type { Contender } from './benchmarks.ts'
import { Dice } from './fast-random.ts'
import { costOf, type Effort, exactly, percentile } from './measure.ts'
import { completed, recordGame } from './random-playout.ts'

type Position = { readonly state: unknown; readonly seat: number }

export const botsOf = async (game: string): Promise<BotGame> => {
  const bots = await botsIn(games, game)
  if (!bots.ok) throw new Error(bots.refusal.code)
  return bots.value
}

/** Samples every fourth decision of a random game that has at least eight commands. */
const EVERY = 4
const MUCH = 8

const positions = ({ rules, options: raw }: Contender): Position[] => {
  const sampled: Position[] = []
  let decisions = 0
  recordGame(rules, completed(rules, raw), 'bots', new Dice(4), (state, seat) => {
    if (rules.commands(state, seat).length < MUCH) return
    if (decisions++ % EVERY === 0) sampled.push({ state: rules.copy(state), seat })
  })
  return sampled
}

/** One position evaluated alone, and one of the many evaluated while a turn is planned. */
export const thinking = (
  contender: Contender,
  { adviser }: BotGame,
  effort: Effort,
  goals: { readonly evaluation: Goal; readonly node: Goal },
): BenchmarkRow[] => {
  if (adviser === null) throw new Error(`no adviser for ${contender.name}`)
  const sampled = positions(contender)
  const evaluation = costOf(() => {
    for (const { state, seat } of sampled) adviser.plannerFor(state).value(state, seat)
  }, effort)
  let nodes = 0
  const plan = (): void => {
    const allowance = new RemainingBudget({ nodes: Number.POSITIVE_INFINITY })
    for (const { state, seat } of sampled) adviser.plannerFor(state).rank(state, seat, allowance)
    nodes = allowance.nodes
  }
  const planning = costOf(plan, effort)
  const row = (what: string, cost: typeof evaluation, count: number, goal: Goal): BenchmarkRow => ({
    what: `${contender.name}: ${what}`,
    measured: {
      median: cost.steps.median / count,
      low: cost.steps.low / count,
      high: cost.steps.high / count,
    },
    unit: 'steps',
    goal,
    note: `${figure((1e6 * count) / cost.microseconds.median)} a second`,
  })
  return [
    row('an evaluation', evaluation, sampled.length, goals.evaluation),
    row('a node of the search', planning, nodes, goals.node),
  ]
}

/** CPU time of a level's longest decision in a random game. */
export const longestThought = (
  contender: Contender,
  { levels }: BotGame,
  name: string,
  goal: Goal,
): BenchmarkRow => {
  const level = levels[name]
  if (level === undefined) throw new Error(`unknown level: ${name}`)
  const think = ({ state, seat }: Position): number => {
    const before = process.cpuUsage()
    level.bot.decide(contender.rules.view(state, seat), seat, level.budget, 'bench')
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  const sampled = positions(contender)
  sampled.forEach(think)
  const times = sampled.map(think)
  return {
    what: `${contender.name}: the ${name} at most`,
    measured: exactly(percentile(times, 1)),
    unit: 'ms',
    goal,
    note: `${figure(percentile(times, 0.5))} ms in the median of ${sampled.length} decisions`,
  }
}
