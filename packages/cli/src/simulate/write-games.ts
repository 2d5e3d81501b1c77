/** Games as lines of JSON, for training elsewhere. */
import { FeatureReader, type SparseFeatures } from '@quayside/bots/training'
import { printGameLine, random, type Seat } from '@quayside/kernel'
import { usageError } from '../cli-error.ts'
import { botsOf } from '../games/game-registry.ts'
import { DECISION_LIMIT, type SimulationPlan, seedOf } from './play-batch.ts'
import type { Batch } from './worker-pool.ts'

/** The plan that every worker of a dataset gets. */
export interface DatasetPlan extends SimulationPlan {
  /** The level that plays every seat. */
  readonly level: string
  /** Another level, which decides in this percentage of the decisions. */
  readonly also: { readonly level: string; readonly share: number } | null
  readonly withFeatures: boolean
  /** Only seats and commands, in the short format of the kernel's `parseGameLine`. */
  readonly movesOnly: boolean
}

interface Decision {
  /** Counted from 1, as in all output for programs. */
  readonly seat: number
  readonly command: string
  /** The number of legal commands. */
  readonly choices: number
  /** The features of the seat's view, and those of the expected view after its command. */
  readonly features?: SparseFeatures
  readonly after?: SparseFeatures
}

interface GameLine {
  readonly seed: string
  readonly moves: readonly Decision[]
  /** By seat. */
  readonly totals: readonly number[]
  readonly ranks: readonly number[]
}

/** The games of a batch, one line each, without line breaks. */
export const writeGames = async (plan: DatasetPlan, { from, to }: Batch): Promise<readonly string[]> => {
  const lines: string[] = []
  for (let game = from; game < to; game++)
    lines.push(print(plan, await playGame(plan, seedOf(plan.seed, game))))
  return lines
}

const print = ({ movesOnly }: DatasetPlan, game: GameLine): string => {
  if (!movesOnly) return JSON.stringify(game)
  const moves = game.moves.map(({ seat, command }) => ({ seat: seat - 1, command }))
  return printGameLine({ seed: game.seed, moves, totals: game.totals })
}

/** The number of features of a set-up. */
export const featureCount = async ({ game, options }: SimulationPlan): Promise<number> =>
  (await featuresOf(game, options)).size

/** Refuses a game without features. */
export const featuresOf = async (game: string, options: unknown): Promise<FeatureReader> => {
  const { trainingGame } = await botsOf(game)
  if (trainingGame === null) throw usageError('no-features', { game })
  return new FeatureReader(trainingGame, options)
}

const playGame = async (plan: DatasetPlan, seed: string): Promise<GameLine> => {
  const bots = await botsOf(plan.game)
  const { rules, levels } = bots
  const reader = plan.withFeatures ? await featuresOf(plan.game, plan.options) : null
  const levelOf = (name: string) => {
    const level = levels[name]
    if (level === undefined) throw usageError('unknown-bot', { bot: name, known: Object.keys(levels) })
    return level
  }
  const level = levelOf(plan.level)
  const also = plan.also === null ? null : { level: levelOf(plan.also.level), share: plan.also.share }
  const lot = random(`${seed} also`)
  const state = rules.setup(plan.options, seed)
  const source = random(`${seed} commands`)
  await bots.prepare(rules.view(state, 0))
  const moves: Decision[] = []
  const features = (seat: Seat, command: unknown): Partial<Decision> =>
    reader === null
      ? {}
      : { features: reader.read(state, seat), ...after(reader.readAfter(state, seat, [command])) }
  for (;;) {
    const seats = rules.deciders(state)
    const seat = seats[seats.length === 1 ? 0 : source.nextInt(Math.max(1, seats.length))]
    if (seat === undefined) break
    const choices = rules.commands(state, seat).length
    const { bot, budget } = also !== null && lot.nextInt(100) < also.share ? also.level : level
    const command = bot.decide(rules.view(state, seat), seat, budget, `${seed} ${moves.length}`)
    const line = { seat: seat + 1, command: rules.notation.print(command), choices }
    moves.push({ ...line, ...features(seat, command) })
    rules.apply(state, seat, command)
    if (moves.length > DECISION_LIMIT) throw new Error(`the game of seed ${seed} does not end`)
  }
  const scores = (rules.outcome(state)?.scores ?? []).toSorted((one, other) => one.seat - other.seat)
  return { seed, moves, totals: scores.map(({ total }) => total), ranks: scores.map(({ rank }) => rank) }
}

const after = ([features]: readonly SparseFeatures[]): Partial<Decision> =>
  features === undefined ? {} : { after: features }
