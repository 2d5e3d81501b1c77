/** Many games on all cores. Budgets in nodes give the same result whatever the number of threads. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { MatchResult } from '../arena/match.ts'
import { createPairings, type Pairing } from '../arena/pairings.ts'
import { type PlayedMatch, type Standings, standings } from '../arena/standings.ts'
import type { BotGame, FindBotGame } from '../game-bots.ts'
import { type MatchPlan, MatchRunner } from './match-runner.ts'
import type { MatchWorkerMessage } from './serve-threads.ts'

/** What a program brings to its tournaments. */
export interface Arena {
  readonly find: FindBotGame
  /** A file that says which games there are and calls `serveTournament`. */
  readonly thread: URL
}

export interface TournamentPlan extends MatchPlan {
  /** Rounded up, so that every deal is played in all rotations. */
  readonly games: number
  readonly seed: string
  readonly oneAgainstMany?: boolean
  /** All cores when absent. */
  readonly threads?: number
}

export interface TournamentProgress {
  readonly done: number
  readonly games: number
}

export interface Tournament extends Standings {
  readonly plan: TournamentPlan
  readonly seconds: number
}

export const tournament = async (
  { find, thread }: Arena,
  plan: TournamentPlan,
  progress: (so: TournamentProgress) => void = () => undefined,
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
  let done = 0
  const tell = (): void => progress({ done: ++done, games: pairings.length })
  const threads = Math.min(plan.threads ?? availableParallelism(), pairings.length)
  const results = await (threads > 1
    ? playInThreads(thread, plan, pairings, threads, tell)
    : playHere(game, plan, pairings, tell))
  const played: PlayedMatch[] = pairings.map((pairing, index) => ({
    ...pairing,
    result: results[index] as MatchResult,
  }))
  return { plan, seconds: (performance.now() - begun) / 1000, ...standings(plan.bots, played) }
}

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
  tell: () => void,
): Promise<MatchResult[]> => {
  const hall = new MatchRunner(game, plan)
  try {
    const results: MatchResult[] = []
    for (const pairing of pairings) {
      results.push(await hall.play(pairing))
      tell()
    }
    return results
  } finally {
    hall.close()
  }
}

/** Whichever thread is free takes the next game; the results are laid back into the order of the games. */
const playInThreads = (
  thread: URL,
  { game, options, bots, milliseconds }: MatchPlan,
  pairings: readonly Pairing[],
  threads: number,
  tell: () => void,
): Promise<MatchResult[]> => {
  const workerData: MatchPlan = {
    game,
    options,
    bots,
    ...(milliseconds === undefined ? {} : { milliseconds }),
  }
  const results: MatchResult[] = []
  let next = 0
  return new Promise((settle, fail) => {
    let left = threads
    const workers = Array.from({ length: threads }, () => new Worker(thread, { workerData }))
    const order = (worker: Worker): void => {
      const pairing = pairings[next]
      const message: MatchWorkerMessage = pairing ? { index: next++, pairing } : 'close'
      worker.postMessage(message)
    }
    for (const worker of workers) {
      worker.on('message', ({ index, result }: { index: number; result: MatchResult }) => {
        results[index] = result
        tell()
        order(worker)
      })
      worker.on('error', (problem) => {
        for (const other of workers) void other.terminate()
        fail(problem)
      })
      worker.on('exit', () => {
        left--
        if (left === 0) settle(results)
      })
      order(worker)
    }
  })
}
