/** A thread of a leg: plays games to learn from into chunks, or matches that judge a new network. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import type { BotGame } from '@quayside/bots'
import { bestCommand, playMatch, RemainingBudget } from '@quayside/bots'
import {
  type Opponent,
  playSelfPlayGame,
  readWeights,
  type Sample,
  setTargets,
  type WeightsFile,
} from '@quayside/bots/training'
import { botsOf } from '@quayside/game/loaded'
import { games } from '@quayside/games'
import { printGameLine, type Random, random } from '@quayside/kernel'
import { writeChunk } from './sample-chunk.ts'
import { findSetUp, type TrainedSetUp } from './set-ups.ts'

/** Games for a learner, for some seconds. */
export interface SelfPlayOrder {
  readonly kind: 'play'
  readonly setUp: string
  /** The folder of the network: its weights, its pool of older ones, its chunks. */
  readonly folder: string
  /** Also the name of the chunk. */
  readonly seed: string
  readonly seconds: number
  readonly curiosity: number
  /** Whether the games are also handed over as lines. */
  readonly records: boolean
}

export interface SelfPlayResult {
  readonly games: number
  readonly lines: readonly string[]
}

/** One deal in all rotations: a network alone against a level of the game. */
export interface DealOrder {
  readonly kind: 'deal'
  readonly setUp: string
  readonly weights: string
  readonly rival: string
  readonly seed: string
}

export type LegOrder = SelfPlayOrder | DealOrder

export interface DealResult {
  /** Part of the rivals that finished behind, ties as halves, over the rotations. */
  readonly score: number
  readonly won: number
  readonly games: number
  readonly points: number
  readonly rivalPoints: number
}

/** How many games in a hundred have opponents from the pool at some of the seats. */
const POOL_GAMES = 25

/** A rule-based level that joins the pool where a game has it. */
const POOL_LEVEL = 'heuristic'

/** Somebody whom nothing is learnt from, as records call them. */
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
  if (!game.ok) throw new Error(`nobody plays ${id}`)
  botGames.set(id, game.value)
  return game.value
}

const readNetwork = (file: string) => readWeights(JSON.parse(readFileSync(file, 'utf8')) as WeightsFile)

const follower = ({ subject, options }: TrainedSetUp, file: string): Opponent<unknown, unknown> => {
  const { mind } = subject.scholar(options, readNetwork(file))
  return (view, seat) => bestCommand(mind.rank(view, seat, new RemainingBudget(UNLIMITED))).command
}

const levelPlayer = (game: BotGame, name: string): Opponent<unknown, unknown> => {
  const level = game.levels[name]
  if (level === undefined) throw new Error(`there is no level ${name}`)
  return (view, seat, seed) => level.bot.decide(view, seat, level.budget, seed)
}

/** Some of the seats, never all, for somebody from the pool. */
const seatOpponents = (seats: number, pool: readonly Named[], source: Random): (Named | null)[] => {
  if (seats < 2 || pool.length === 0 || source.nextInt(100) >= POOL_GAMES) return []
  const learner = source.nextInt(seats)
  return Array.from({ length: seats }, (_, seat) =>
    seat === learner || source.nextInt(2) === 0 ? null : (pool[source.nextInt(pool.length)] ?? null),
  )
}

export const playForLearner = async (order: SelfPlayOrder): Promise<SelfPlayResult> => {
  const { setUp: name, folder, seed, seconds, curiosity, records } = order
  const end = performance.now() + seconds * 1000
  const setUp = findSetUp(name)
  const { subject, options } = setUp
  const game = await botGame(setUp.game)
  const network = readNetwork(join(folder, 'weights.json'))
  const scholar = subject.scholar(options, network)
  const seats = network.shape.outputs
  const source = random(`pool ${seed}`)
  const older = readdirSync(join(folder, 'pool')).filter((file) => file.endsWith('.json'))
  const chosen = older[source.nextInt(Math.max(1, older.length))]
  const pool = [
    ...(chosen === undefined
      ? []
      : [{ name: 'older network', play: follower(setUp, join(folder, 'pool', chosen)) }]),
    ...(Object.hasOwn(game.levels, POOL_LEVEL)
      ? [{ name: POOL_LEVEL, play: levelPlayer(game, POOL_LEVEL) }]
      : []),
  ]
  const lines: string[] = []
  const samples: Sample[] = []
  let played = 0
  let wealth = 0
  do {
    const opponents = seatOpponents(seats, pool, source)
    const deal = `${seed}.${played}`
    const lesson = playSelfPlayGame(
      subject,
      scholar,
      options,
      deal,
      { chance: curiosity },
      opponents.map((opponent) => opponent?.play ?? null),
    )
    if (records)
      lines.push(
        printGameLine({
          seed: deal,
          moves: lesson.moves.map(({ seat, command }) => ({
            seat,
            command: subject.rules.notation.print(command),
          })),
          totals: [...lesson.finals],
          seats: Array.from({ length: seats }, (_, seat) => opponents[seat]?.name ?? 'network'),
        }),
      )
    setTargets(lesson, subject.lambda, subject.unit)
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

/** The networks that are judged do not change while they are. */
const challengers = new Map<string, Opponent<unknown, unknown>>()

const challengerFor = (setUp: TrainedSetUp, weights: string): Opponent<unknown, unknown> => {
  const key = `${setUp.name} ${weights}`
  const challenger = challengers.get(key) ?? follower(setUp, weights)
  challengers.set(key, challenger)
  return challenger
}

const playDeal = async ({ setUp: name, weights, rival, seed }: DealOrder): Promise<DealResult> => {
  const setUp = findSetUp(name)
  const { rules } = setUp.subject
  const challenger = { decide: challengerFor(setUp, weights) }
  const other = { decide: levelPlayer(await botGame(setUp.game), rival) }
  const seats = rules.seatCount(rules.setup(setUp.options, seed))
  const play = (own: number | null) =>
    playMatch(rules, {
      options: setUp.options,
      seed,
      players: Array.from({ length: seats }, (_, seat) => (seat === own ? challenger : other)),
    })
  if (seats === 1) {
    const [points = 0] = (await play(0)).scores
    const [rivalPoints = 0] = (await play(null)).scores
    const score = points === rivalPoints ? 0.5 : points > rivalPoints ? 1 : 0
    return { score, won: score, games: 1, points, rivalPoints }
  }
  let [score, won, points, rivalPoints] = [0, 0, 0, 0]
  for (let own = 0; own < seats; own++) {
    const { scores, places } = await play(own)
    const place = places[own] as number
    if (place === 1) won += 1 / places.filter((first) => first === 1).length
    for (const [seat, theirs] of places.entries())
      if (seat !== own) score += (theirs > place ? 1 : theirs === place ? 0.5 : 0) / (seats - 1)
    points += scores[own] as number
    rivalPoints += (scores.reduce((sum, value) => sum + value, 0) - (scores[own] as number)) / (seats - 1)
  }
  return { score: score / seats, won, games: seats, points: points / seats, rivalPoints: rivalPoints / seats }
}

parentPort?.on('message', (order: LegOrder) => {
  const answer = order.kind === 'play' ? playForLearner(order) : playDeal(order)
  // A failure ends the thread, and with it the leg.
  void answer.then((result: SelfPlayResult | DealResult) => parentPort?.postMessage(result))
})
