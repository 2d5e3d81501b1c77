/** Plays many games on all cores. With node budgets the result does not depend on the number of threads. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { MatchResult } from '../arena/match.ts'
import { createPairings, type Pairing } from '../arena/pairings.ts'
import { type PlayedMatch, type Standings, standings } from '../arena/standings.ts'
import type { BotGame, FindBotGame } from '../game-bots.ts'
import { type MatchPlan, MatchRunner } from './match-runner.ts'
import type { MatchWorkerMessage } from './serve-threads.ts'

/** What a program provides for its tournaments. */
export interface Arena {
  readonly find: FindBotGame
  /** A module that knows the games and calls `serveTournament`. */
  readonly thread: URL
}

export interface TournamentPlan extends MatchPlan {
  /** Rounded up, so that every deal is played in all rotations. */
  readonly games: number
  readonly seed: string
  readonly oneAgainstMany?: boolean
  /** Defaults to all cores. */
  readonly threads?: number
}

export interface TournamentProgress {
  readonly done: number
  readonly games: number
  /** The game that has just ended, with its record if the plan asks for records. */
  readonly match: PlayedMatch
}

export interface Tournament extends Standings {
  readonly plan: TournamentPlan
  readonly seconds: number
}

export const tournament = async (
  { find, thread }: Arena,
  plan: TournamentPlan,
  onProgress: (progress: TournamentProgress) => void = () => undefined,
): Promise<Tournament> => {
  const begun = performance.now()
  const found = await find(plan.game)
  if (!found.ok) throw noSuchTable(plan)
  const game = found.value
  const pairings = createPairings({
    contestants: plan.bots.length,
    seats: seatsOf(game, plan),
    games: plan.games,
    seed: plan.seed,
    oneAgainstMany: plan.oneAgainstMany ?? false,
  })
  const results: MatchResult[] = []
  let done = 0
  const onResult: OnResult = (index, { record, ...result }) => {
    results[index] = result
    const match = { ...(pairings[index] as Pairing), result: record ? { ...result, record } : result }
    onProgress({ done: ++done, games: pairings.length, match })
  }
  const threads = Math.min(plan.threads ?? availableParallelism(), pairings.length)
  await (threads > 1
    ? playInThreads(thread, plan, pairings, threads, onResult)
    : playHere(game, plan, pairings, onResult))
  const played: PlayedMatch[] = pairings.map((pairing, index) => ({
    ...pairing,
    result: results[index] as MatchResult,
  }))
  return { plan, seconds: (performance.now() - begun) / 1000, ...standings(plan.bots, played) }
}

/**
 * Results are stored in the order of the games. Records are passed on but not stored: there may be millions.
 */
type OnResult = (index: number, result: MatchResult) => void

const noSuchTable = ({ game, options }: MatchPlan): Error =>
  new Error(`no such table: ${game} ${JSON.stringify(options)}`)

const seatsOf = ({ rules }: BotGame, plan: TournamentPlan): number => {
  const { options, seed } = plan
  const checked = rules.options(options)
  if (!checked.ok) throw noSuchTable(plan)
  return rules.seatCount(rules.setup(checked.value, seed))
}

const playHere = async (
  game: BotGame,
  plan: MatchPlan,
  pairings: readonly Pairing[],
  onResult: OnResult,
): Promise<void> => {
  const runner = new MatchRunner(game, plan)
  try {
    for (const [index, pairing] of pairings.entries()) onResult(index, await runner.play(pairing))
  } finally {
    runner.close()
  }
}

/** Each free worker takes the next game. */
const playInThreads = (
  thread: URL,
  { game, options, bots, milliseconds, keepRecords = false }: MatchPlan,
  pairings: readonly Pairing[],
  threads: number,
  onResult: OnResult,
): Promise<void> => {
  const workerData: MatchPlan = {
    game,
    options,
    bots,
    keepRecords,
    ...(milliseconds === undefined ? {} : { milliseconds }),
  }
  let next = 0
  return new Promise((settle, fail) => {
    let left = threads
    const workers = Array.from({ length: threads }, () => new Worker(thread, { workerData }))
    const order = (worker: Worker): void => {
      const pairing = pairings[next]
      const message: MatchWorkerMessage = pairing ? { index: next++, pairing } : 'close'
      worker.postMessage(message)
    }
    const stop = (problem: unknown): void => {
      for (const worker of workers) void worker.terminate()
      fail(problem)
    }
    for (const worker of workers) {
      worker.on('message', ({ index, result }: { index: number; result: MatchResult }) => {
        try {
          onResult(index, result)
        } catch (problem) {
          stop(problem)
          return
        }
        order(worker)
      })
      worker.on('error', stop)
      worker.on('exit', () => {
        left--
        if (left === 0) settle()
      })
      order(worker)
    }
  })
}
