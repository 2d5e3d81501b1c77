/**
 * One training run ("leg"): self-play on all cores, a learner alongside (learner-process.ts on one core, or learner.py
 * on a GPU) that updates the weights, and matches at the end that gate the result.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { initializeWeights, Network, weightCount, writeWeights } from '@quayside/bots/training'
import { random } from '@quayside/kernel'
import { type GateResult, gate, gateText } from './gate.ts'
import { LegRecords } from './leg-records.ts'
import { LegThreads } from './leg-threads.ts'
import type { SelfPlayResult } from './leg-worker.ts'
import { plot } from './progress-plot.ts'
import { findSetUp } from './set-ups.ts'
import { logLine, NO_PROGRESS, readLog, type TrainingProgress } from './training-progress.ts'

export interface LegPlan {
  /** The set-ups to train, each with its share of the threads' time. */
  readonly setUps: readonly { readonly name: string; readonly share: number }[]
  readonly seconds: number
  /** Time limit of the matches at the end, and the maximum number of deals per network. */
  readonly gateSeconds: number
  readonly deals: number
  readonly threads: number
  readonly rate: number
  /** How often each position is learnt. */
  readonly repeats: number
  /** The level that plays the network's seats, and both sides of the matches. */
  readonly level: string
  /** How many games in a hundred have older networks or the heuristic at some of the seats. */
  readonly poolGames: number
  /** The level that plays all seats but the learner's; null where the network plays against itself. */
  readonly rival: string | null
  /** How many games in a hundred are against that level. */
  readonly rivalGames: number
  readonly seed: string
  /** The Python that learns; null to learn in Node. */
  readonly python: string | null
  /** Whether to go on with what is in the folder. */
  readonly resume: boolean
  /** Working folder. */
  readonly folder: string
  /** The folder of a game's networks: the starting weights, and the place of those that pass the gate. */
  readonly weights: (game: string) => string
  /** Whether networks that passed replace the existing ones. */
  readonly keep: boolean
  /** Folder and number of games to record per network; null for none. */
  readonly records: { readonly folder: string; readonly games: number } | null
}

/** Share of decisions in which a network tries another command; `done` goes from 0 to 1. */
const curiosityAt = (done: number): number => 0.12 * (1 - done) + 0.03

/** Seconds of self-play per chunk, and between two snapshots for the pool of opponents. */
const SLOT = 4
const SET_ASIDE = 60

export const runLeg = async (plan: LegPlan, tell: (line: string) => void): Promise<GateResult[]> => {
  if (plan.resume) rmSync(join(plan.folder, 'stop'), { force: true })
  else prepare(plan)
  const threads = new LegThreads(plan.threads)
  try {
    const records = await learn(plan, threads, tell)
    // Compression uses a few threads while the matches begin.
    const written = plan.records === null ? null : records?.write(plan.records.folder)
    const results = await gate(threads, {
      candidates: plan.setUps.map(({ name }) => ({
        setUp: name,
        challenger: { level: plan.level, weights: join(plan.folder, name, 'weights.json') },
        rival: { level: plan.rival ?? plan.level, weights: null },
      })),
      seed: `gate ${plan.seed}`,
      deals: plan.deals,
      seconds: plan.gateSeconds,
      // How far a level can be exploited is a share to be measured, so no verdict ends it early.
      sequential: plan.rival === null,
    })
    for (const result of results) tell(gateText(result))
    finish(plan, results)
    for (const { file, games, bytes } of (await written) ?? [])
      tell(`${file}: ${games} games, ${Math.round(bytes / games)} bytes each`)
    return results
  } finally {
    await threads.close()
  }
}

/** Creates a folder for each network with its starting weights. */
const prepare = ({ setUps, folder, weights, seed }: LegPlan): void => {
  rmSync(folder, { recursive: true, force: true })
  for (const { name } of setUps) {
    const own = join(folder, name)
    for (const part of ['chunks', 'pool']) mkdirSync(join(own, part), { recursive: true })
    const { game, trainingGame, options } = findSetUp(name)
    const begin = join(weights(game), `${name}.json`)
    if (existsSync(begin)) {
      copyFileSync(begin, join(own, 'weights.json'))
      copyFileSync(begin, join(own, 'pool', 'before.json'))
      continue
    }
    const shape = trainingGame.shapeFor(options)
    const network = new Network(shape, new Float64Array(weightCount(shape)))
    const source = random(seed)
    initializeWeights(network, (bound) => source.nextInt(bound))
    writeFileSync(join(own, 'weights.json'), `${JSON.stringify(writeWeights(network))}\n`)
  }
}

const learn = async (
  plan: LegPlan,
  threads: LegThreads,
  tell: (line: string) => void,
): Promise<LegRecords | null> => {
  const { setUps, folder, seconds } = plan
  const script = fileURLToPath(
    new URL(plan.python === null ? './learner-process.ts' : './learner.py', import.meta.url),
  )
  const before = plan.resume ? secondsSpent(plan) : 0
  const numbers = { seconds, begin: before, rate: plan.rate, repeats: plan.repeats }
  const flags = [
    ...(plan.python === null ? process.execArgv : []),
    script,
    folder,
    ...Object.entries(numbers).flatMap(([name, value]) => [`--${name}`, `${value}`]),
  ]
  const learner = spawn(plan.python ?? process.execPath, flags, { stdio: ['ignore', 'inherit', 'inherit'] })
  const over = once(learner, 'close') as Promise<[number | null]>
  const begin = performance.now() - 1000 * before
  const elapsed = (): number => (performance.now() - begin) / 1000
  const spent = new Map(setUps.map(({ name }) => [name, 0]))
  const games = new Map(setUps.map(({ name }) => [name, 0]))
  const records = plan.records === null ? null : new LegRecords(plan.records.games)
  // A resumed run plays other deals than those before the interruption.
  let slots = Math.ceil(before * plan.threads)
  let setAside = Math.floor(before / SET_ASIDE)
  await threads.work<SelfPlayResult>(
    () => {
      const left = seconds - elapsed()
      if (left < 0.2 || learner.exitCode !== null) return null
      if (Math.floor(elapsed() / SET_ASIDE) > setAside) {
        setAside++
        for (const { name } of setUps) {
          const own = join(folder, name)
          copyFileSync(join(own, 'weights.json'), join(own, 'pool', `${setAside}.json`))
        }
        tell(`${elapsed().toFixed(0)} s: ${[...games].map(([name, count]) => `${name} ${count}`).join(', ')}`)
      }
      const [next] = setUps.toSorted(
        (a, b) => (spent.get(a.name) ?? 0) / a.share - (spent.get(b.name) ?? 0) / b.share,
      )
      if (next === undefined) return null
      const slot = Math.min(SLOT, left)
      spent.set(next.name, (spent.get(next.name) ?? 0) + slot)
      const seed = `${plan.seed}.${slots++}`
      return {
        kind: 'play',
        setUp: next.name,
        folder: join(folder, next.name),
        seed,
        seconds: slot,
        curiosity: curiosityAt(elapsed() / seconds),
        level: plan.level,
        rival: plan.rival,
        rivalGames: plan.rivalGames,
        poolGames: plan.poolGames,
        records: records !== null,
      }
    },
    ({ setUp }, { games: count, lines }) => {
      games.set(setUp, (games.get(setUp) ?? 0) + count)
      records?.add(setUp, lines)
    },
  )
  writeFileSync(join(folder, 'stop'), '')
  const [status] = await over
  if (status !== 0) throw new Error(`the learner ended with status ${status}`)
  for (const [name, count] of games) tell(`${name}: ${count} games`)
  return records
}

const learnerLines = (folder: string, name: string): LearnerLine[] => {
  const file = join(folder, name, 'progress.jsonl')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  return lines.filter(Boolean).map((line) => JSON.parse(line) as LearnerLine)
}

/** Seconds of learning before an interruption. */
const secondsSpent = ({ setUps, folder }: LegPlan): number =>
  Math.max(0, ...setUps.map(({ name }) => learnerLines(folder, name).at(-1)?.seconds ?? 0))

interface LearnerLine {
  readonly seconds: number
  readonly games: number
  readonly wealth: number
  /** Mean squared error per output. */
  readonly squares: number
}

/** Continues a network's log with the learner's. */
export const continueLog = (
  before: readonly TrainingProgress[],
  lines: readonly LearnerLine[],
  seats: number,
  unit: number,
): TrainingProgress[] => {
  const log = [...before]
  const start = log.at(-1) ?? NO_PROGRESS
  let games = start.games
  for (const line of lines) {
    if (line.games === 0) continue
    games += line.games
    log.push({
      seconds: Number((start.seconds + line.seconds).toFixed(1)),
      games,
      wealth: Number((line.wealth / line.games / seats).toFixed(1)),
      error: Number((unit * Math.sqrt(line.squares)).toFixed(2)),
    })
  }
  return log
}

/** Writes log and plot of each network, and replaces those that became stronger. */
const finish = ({ setUps, folder, weights, keep }: LegPlan, results: readonly GateResult[]): void => {
  writeFileSync(join(folder, 'gate.json'), `${JSON.stringify(results, null, 2)}\n`)
  for (const { name } of setUps) {
    const { game, trainingGame, options } = findSetUp(name)
    const [own, place] = [join(folder, name), weights(game)]
    const logs = join(place, 'training-logs')
    const before = join(logs, `${name}.jsonl`)
    const log = continueLog(
      existsSync(before) ? readLog(readFileSync(before, 'utf8')) : [],
      learnerLines(folder, name),
      trainingGame.shapeFor(options).outputs,
      trainingGame.unit,
    )
    const files = {
      [`${name}.jsonl`]: log.map(logLine).join(''),
      [`${name}.svg`]: plot(name, log, trainingGame.currency),
    }
    for (const [file, text] of Object.entries(files)) writeFileSync(join(own, file), text)
    if (!keep || results.find(({ setUp }) => setUp === name)?.verdict !== 'stronger') continue
    mkdirSync(logs, { recursive: true })
    copyFileSync(join(own, 'weights.json'), join(place, `${name}.json`))
    for (const file of Object.keys(files)) copyFileSync(join(own, file), join(logs, file))
  }
}
