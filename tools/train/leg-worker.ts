/** Worker of a training run: plays self-play games into chunks, or matches that gate a new network. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import type { BotGame } from '@quayside/bots'
import { bestCommand, playMatch, RemainingBudget } from '@quayside/bots'
import {
  type Network,
  type Opponent,
  playSelfPlayGame,
  readWeights,
  setTargets,
  type TrainingSample,
  type WeightsFile,
} from '@quayside/bots/training'
import { botsOf } from '@quayside/game/loaded'
import { games } from '@quayside/games'
import { printGameLine, type Random, random } from '@quayside/kernel'
import { writeChunk } from './sample-chunk.ts'
import { findSetUp, type TrainedSetUp } from './set-ups.ts'

/** Self-play for some seconds. */
export interface SelfPlayOrder {
  readonly kind: 'play'
  readonly setUp: string
  /** The folder of the network: weights, pool of older versions, chunks. */
  readonly folder: string
  /** Also the name of the chunk. */
  readonly seed: string
  readonly seconds: number
  readonly curiosity: number
  /** The level that plays the network's seats. */
  readonly level: string
  /** A level that plays every seat but one; null for games against itself and its pool. */
  readonly rival: string | null
  /** Percentage of games against that level; the others are as without one. */
  readonly rivalGames: number
  /** Percentage of games with opponents from the pool. */
  readonly poolGames: number
  /** Whether the games are also returned as lines. */
  readonly records: boolean
}

export interface SelfPlayResult {
  readonly games: number
  readonly lines: readonly string[]
}

/** Who plays in a match: a level, with the network of a file or, where that is null, with the game's own. */
export interface GatePlayer {
  readonly level: string
  readonly weights: string | null
}

/** One game of a deal: the challenger alone against rivals at all other seats. */
export interface MatchOrder {
  readonly kind: 'match'
  readonly setUp: string
  readonly challenger: GatePlayer
  readonly rival: GatePlayer
  readonly deal: number
  readonly seed: string
  /** The challenger's seat. */
  readonly own: number
}

export type LegOrder = SelfPlayOrder | MatchOrder

export interface MatchScore {
  /** Share of rivals that finished behind, ties as halves. */
  readonly score: number
  /** A shared win is divided. */
  readonly won: number
  readonly points: number
  readonly rivalPoints: number
}

/** A rule-based level that is added to the pool if the game has it. */
const POOL_LEVEL = 'heuristic'

/** The level that chooses what its network ranks best. */
const WITHOUT_SEARCH = 'mate'

/** An opponent with its name in records. */
interface Named {
  readonly name: string
  readonly play: Opponent<unknown, unknown>
}

const UNLIMITED = { nodes: Number.POSITIVE_INFINITY }

const botGames = new Map<string, BotGame>()

const botGame = async (id: string): Promise<BotGame> => {
  const known = botGames.get(id)
  if (known !== undefined) return known
  const game = await botsOf(games, id)
  if (!game.ok) throw new Error(`unknown game: ${id}`)
  botGames.set(id, game.value)
  return game.value
}

const readNetwork = (file: string): Network =>
  readWeights(JSON.parse(readFileSync(file, 'utf8')) as WeightsFile)

const follower = (setUp: TrainedSetUp, file: string): Opponent<unknown, unknown> => {
  const { planner } = setUp.trainingGame.agent(setUp.options, readNetwork(file))
  return (view, seat) => bestCommand(planner.rank(view, seat, new RemainingBudget(UNLIMITED))).command
}

const levelPlayer = (levels: BotGame['levels'], name: string): Opponent<unknown, unknown> => {
  const level = levels[name]
  if (level === undefined) throw new Error(`there is no level ${name}`)
  return (view, seat, seed) => level.bot.decide(view, seat, level.budget, seed)
}

/** Assigns opponents from the pool to some of the seats, never to all. */
const seatOpponents = (
  seats: number,
  pool: readonly Named[],
  poolGames: number,
  source: Random,
): (Named | null)[] => {
  if (seats < 2 || pool.length === 0 || source.nextInt(100) >= poolGames) return []
  const learner = source.nextInt(seats)
  return Array.from({ length: seats }, (_, seat) =>
    seat === learner || source.nextInt(2) === 0 ? null : (pool[source.nextInt(pool.length)] ?? null),
  )
}

/** Assigns one opponent to every seat but one. */
const seatRivals = (seats: number, rival: Named, source: Random): (Named | null)[] => {
  const learner = source.nextInt(seats)
  return Array.from({ length: seats }, (_, seat) => (seat === learner ? null : rival))
}

export const playForLearner = async (order: SelfPlayOrder): Promise<SelfPlayResult> => {
  const { setUp: name, folder, seed, seconds, curiosity, poolGames, records } = order
  const end = performance.now() + seconds * 1000
  const setUp = findSetUp(name)
  const { trainingGame, options } = setUp
  const game = await botGame(setUp.game)
  const network = readNetwork(join(folder, 'weights.json'))
  const agent = trainingGame.agent(options, network)
  const seats = network.shape.outputs
  const source = random(`pool ${seed}`)
  const older = readdirSync(join(folder, 'pool')).filter((file) => file.endsWith('.json'))
  const chosen = older[source.nextInt(Math.max(1, older.length))]
  const pool = [
    ...(chosen === undefined
      ? []
      : [{ name: 'older network', play: follower(setUp, join(folder, 'pool', chosen)) }]),
    ...(Object.hasOwn(game.levels, POOL_LEVEL)
      ? [{ name: POOL_LEVEL, play: levelPlayer(game.levels, POOL_LEVEL) }]
      : []),
  ]
  const rival =
    order.rival === null ? null : { name: order.rival, play: levelPlayer(game.levels, order.rival) }
  const { planner } = agent
  const search =
    order.level === WITHOUT_SEARCH
      ? null
      : levelPlayer(
          trainingGame.levelsWith(() => planner),
          order.level,
        )
  const lines: string[] = []
  const samples: TrainingSample[] = []
  let played = 0
  let wealth = 0
  do {
    const opponents =
      rival !== null && source.nextInt(100) < order.rivalGames
        ? seatRivals(seats, rival, source)
        : seatOpponents(seats, pool, poolGames, source)
    const deal = `${seed}.${played}`
    const lesson = playSelfPlayGame(
      trainingGame,
      agent,
      options,
      deal,
      { chance: curiosity },
      opponents.map((opponent) => opponent?.play ?? null),
      search,
    )
    if (records)
      lines.push(
        printGameLine({
          seed: deal,
          moves: lesson.moves.map(({ seat, command }) => ({
            seat,
            command: trainingGame.rules.notation.print(command),
          })),
          totals: [...lesson.finals],
          seats: Array.from({ length: seats }, (_, seat) => opponents[seat]?.name ?? 'network'),
        }),
      )
    setTargets(lesson, trainingGame.lambda, trainingGame.unit)
    samples.push(...lesson.samples)
    wealth += lesson.finals.reduce((sum, final) => sum + final, 0)
    played++
  } while (performance.now() < end)
  writeChunk(join(folder, 'chunks', `${seed}.bin`), {
    samples,
    outputs: seats,
    games: played,
    wealth,
  })
  return { games: played, lines }
}

/** Cached, because the networks do not change during the gate. */
const gatePlayers = new Map<string, Opponent<unknown, unknown>>()

const makePlayer = async (
  setUp: TrainedSetUp,
  { level, weights }: GatePlayer,
): Promise<Opponent<unknown, unknown>> => {
  if (weights === null) return levelPlayer((await botGame(setUp.game)).levels, level)
  const { planner } = setUp.trainingGame.agent(setUp.options, readNetwork(weights))
  return levelPlayer(
    setUp.trainingGame.levelsWith(() => planner),
    level,
  )
}

const gatePlayerFor = async (
  setUp: TrainedSetUp,
  player: GatePlayer,
): Promise<Opponent<unknown, unknown>> => {
  const key = `${setUp.name} ${player.level} ${player.weights ?? ''}`
  const made = gatePlayers.get(key) ?? (await makePlayer(setUp, player))
  gatePlayers.set(key, made)
  return made
}

const playGateMatch = async ({ setUp: name, seed, own, ...players }: MatchOrder): Promise<MatchScore> => {
  const setUp = findSetUp(name)
  const { rules } = setUp.trainingGame
  const challenger = { decide: await gatePlayerFor(setUp, players.challenger) }
  const other = { decide: await gatePlayerFor(setUp, players.rival) }
  const seats = rules.seatCount(rules.setup(setUp.options, seed))
  const play = (taken: number | null) =>
    playMatch(rules, {
      options: setUp.options,
      seed,
      players: Array.from({ length: seats }, (_, seat) => (seat === taken ? challenger : other)),
    })
  const { scores, places } = await play(own)
  const points = scores[own] as number
  if (seats === 1) {
    const [rivalPoints = 0] = (await play(null)).scores
    const score = points === rivalPoints ? 0.5 : points > rivalPoints ? 1 : 0
    return { score, won: score, points, rivalPoints }
  }
  const place = places[own] as number
  let score = 0
  for (const [seat, theirs] of places.entries())
    if (seat !== own) score += (theirs > place ? 1 : theirs === place ? 0.5 : 0) / (seats - 1)
  return {
    score,
    won: place === 1 ? 1 / places.filter((first) => first === 1).length : 0,
    points,
    rivalPoints: (scores.reduce((sum, value) => sum + value, 0) - points) / (seats - 1),
  }
}

parentPort?.on('message', (order: LegOrder) => {
  const answer = order.kind === 'play' ? playForLearner(order) : playGateMatch(order)
  // An exception ends the worker and thereby the run.
  void answer.then((result: SelfPlayResult | MatchScore) => parentPort?.postMessage(result))
})
