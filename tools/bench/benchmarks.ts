/** The measurements for any game: rules and options in, lines of the table out. */
import { serialize } from 'node:v8'
import { parseRecord, printRecord, replay } from '@quayside/kernel'
import { STEPS_PER_UNIT } from './baseline.ts'
import { type BenchmarkRow, figure, type Goal } from './benchmark.ts'
import type { BundleSize } from './bundle-size.ts'
import { Dice } from './fast-random.ts'
import { type Cost, costOf, costsOfEach, type Effort, exactly, type Measured, percentile } from './measure.ts'
import { type AnyRules, completed, playGame, recordGame } from './random-playout.ts'

/** A game with the options it is measured under. */
export interface Contender {
  readonly name: string
  readonly rules: AnyRules
  readonly options: unknown
}

/**
 * Another program whose decisions are counted for comparison: plays one game and returns its number of
 * decisions.
 */
export interface ReferencePlayer {
  readonly name: string
  readonly play: (dice: Dice) => number
}

const scaled = ({ median, low, high }: Measured, by: number): Measured => ({
  median: median * by,
  low: low * by,
  high: high * by,
})

const inUnits = ({ steps }: Cost): Measured => scaled(steps, 1 / STEPS_PER_UNIT)

/** Cost of a random game, and its number of decisions. */
interface Played {
  readonly cost: Cost
  readonly decisions: number
}

const playAtRandom = ({ rules, options: raw }: Contender, effort: Effort): Played => {
  const options = completed(rules, raw)
  const dice = new Dice(1)
  let games = 0
  let decisions = 0
  const cost = costOf(() => {
    decisions += playGame(rules, options, `bench-${games % DEALS}`, dice)
    games++
  }, effort)
  return { cost, decisions: decisions / games }
}

/** A fixed number of deals, so that the result does not depend on the machine's speed. */
const DEALS = 500

export const wholeGame = (contender: Contender, effort: Effort, goal?: Goal): BenchmarkRow => {
  const { cost, decisions } = playAtRandom(contender, effort)
  const each = cost.microseconds.median
  return {
    what: `${contender.name}: a whole game at random`,
    measured: inUnits(cost),
    unit: 'units',
    ...(goal && { goal }),
    note: `${figure(1e6 / each)} games/s, ${figure((decisions * 1e6) / each)} decisions/s, ${figure(decisions)} a game`,
  }
}

/** Decisions per second, as a multiple of another program's in the same run. */
export const timesAsFast = (
  contender: Contender,
  other: ReferencePlayer,
  effort: Effort,
  goal?: Goal,
): BenchmarkRow => {
  const ours = playAtRandom(contender, effort)
  const dice = new Dice(1)
  let games = 0
  let decisions = 0
  const theirs = costOf(() => {
    decisions += other.play(dice)
    games++
  }, effort)
  const perDecision = scaled(theirs.steps, games / decisions)
  const our = ours.cost.steps.median / ours.decisions
  return {
    what: `${contender.name}: decisions/s against ${other.name}`,
    measured: scaled(perDecision, 1 / our),
    unit: 'times',
    ...(goal && { goal }),
    note: `${figure(our)} against ${figure(perDecision.median)} steps a decision`,
  }
}

/** One of our games as a reference for another. */
export const playerOf = ({ name, rules, options: raw }: Contender): ReferencePlayer => {
  const options = completed(rules, raw)
  let games = 0
  return { name, play: (dice) => playGame(rules, options, `bench-${games++ % DEALS}`, dice) }
}

/** Positions of random games, each with a deciding seat. */
const positions = ({ rules, options: raw }: Contender, games: number): { state: unknown; seat: number }[] => {
  const options = completed(rules, raw)
  const dice = new Dice(2)
  const sampled: { state: unknown; seat: number }[] = []
  for (let game = 0; game < games; game++)
    recordGame(rules, options, `bench-${game}`, dice, (state, seat) => {
      if (dice.below(SAMPLED_OUT_OF) === 0) sampled.push({ state: rules.copy(state), seat })
    })
  return sampled
}

const SAMPLED_OUT_OF = 8

export const copying = (
  contender: Contender,
  effort: Effort,
  goals: { steps?: Goal; bytes?: Goal } = {},
): BenchmarkRow[] => {
  const { rules } = contender
  const states = positions(contender, 2).map(({ state }) => state)
  // Some copies stay alive for a while, as on the stack of a search.
  const kept: unknown[] = Array.from({ length: 16 }, () => null)
  const cost = costOf(() => {
    for (let i = 0; i < states.length; i++) kept[i % 16] = rules.copy(states[i])
  }, effort)
  const [state] = states
  return [
    {
      what: `${contender.name}: copying a position`,
      measured: scaled(cost.steps, 1 / states.length),
      unit: 'steps',
      ...(goals.steps && { goal: goals.steps }),
    },
    {
      what: `${contender.name}: a position in memory`,
      measured: exactly(ArrayBuffer.isView(state) ? state.byteLength : serialize(state).length),
      unit: 'bytes',
      ...(goals.bytes && { goal: goals.bytes }),
      ...(!ArrayBuffer.isView(state) && { note: 'written out whole; copies may share parts' }),
    },
  ]
}

export const listing = (contender: Contender, effort: Effort, games: number, goal?: Goal): BenchmarkRow[] => {
  const { rules } = contender
  const list: unknown[] = []
  let longest = 0
  const things = positions(contender, games).map(({ state, seat }) => () => {
    rules.commands(state, seat, list)
    longest = Math.max(longest, list.length)
  })
  const costs = costsOfEach(things, effort)
  return [0.5, 0.99].map((share) => ({
    what: `${contender.name}: listing commands, ${share === 0.5 ? 'median' : '99th percentile'}`,
    measured: exactly(percentile(costs, share)),
    unit: 'steps',
    ...(goal && share === 0.99 && { goal }),
    note: `${figure(things.length)} positions, longest list ${figure(longest)}`,
  }))
}

/** Parsing and replaying the record of a whole game. */
export const replaying = (contender: Contender, effort: Effort, goal?: Goal): BenchmarkRow => {
  const { rules } = contender
  const options = completed(rules, contender.options)
  const dice = new Dice(3)
  const texts = Array.from({ length: 5 }, (_, game) =>
    printRecord(recordGame(rules, options, `bench-${game}`, dice)),
  )
  return replayingTexts(`${contender.name}: reading and replaying a record`, rules, texts, effort, goal)
}

export const replayingTexts = (
  what: string,
  rules: AnyRules,
  texts: readonly string[],
  effort: Effort,
  goal?: Goal,
): BenchmarkRow => {
  const cost = costOf(() => {
    for (const text of texts) {
      const record = parseRecord(text)
      if (!record.ok || !replay(rules, record.value).ok) throw new Error('a record does not replay')
    }
  }, effort)
  const lines = texts.reduce((sum, text) => sum + text.split('\n').length, 0) / texts.length
  return {
    what,
    measured: scaled(inUnits(cost), 1 / texts.length),
    unit: 'units',
    ...(goal && { goal }),
    note: `${figure(lines)} lines a record`,
  }
}

export const bundleRow = (name: string, size: BundleSize, goal?: Goal): BenchmarkRow => ({
  what: `${name}: rules in a browser bundle, gzip`,
  measured: exactly(size.gzip),
  unit: 'bytes',
  ...(goal && { goal }),
  note: `${figure(size.brotli)} brotli, ${figure(size.minified)} minified`,
})
