/** Trains one set-up, reading and writing its files; can be stopped and resumed at any time. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  initializeWeights,
  Network,
  readWeights,
  type TrainingSchedule,
  type WeightsFile,
  weightCount,
  writeWeights,
} from '@quayside/bots/training'
import { random } from '@quayside/kernel'
import { plot } from './progress-plot.ts'
import { TrainerPool } from './trainer-pool.ts'
import type { TrainingPlan } from './training-args.ts'
import { logLine, NO_PROGRESS, type Progress, progressAfter, readLog } from './training-progress.ts'

/** Seconds between two averagings of the weights. */
const ROUND = 5

/** Exploration and learning rate decrease over the training; `done` goes from 0 to 1. */
export const trainingScheduleAt = (done: number, rate: number): TrainingSchedule => ({
  curiosity: 0.12 * (1 - done) + 0.03,
  rate: rate * (1 - 0.9 * done),
})

export const train = async (
  plan: TrainingPlan,
  report: (progress: Progress, done: number) => void,
): Promise<void> => {
  const files = filesOf(plan)
  const log = existsSync(files.log) ? readLog(readFileSync(files.log, 'utf8')) : []
  const network = loadOrCreate(plan, files.weights)
  const pool = new TrainerPool(plan.trainingGame.rules.game, plan.options, network, plan.threads)
  const total = plan.minutes * 60
  const began = performance.now()
  const elapsed = (): number => (performance.now() - began) / 1000
  let progress = log.at(-1) ?? NO_PROGRESS
  const before = progress.seconds
  try {
    for (let now = 0; now < total; now = elapsed()) {
      // The number of games so far is part of every seed, so that a resumed training plays new deals.
      const name = `${plan.seed} ${progress.games}`
      const reports = await pool.train(
        name,
        Math.min(ROUND, total - now),
        trainingScheduleAt(now / total, plan.rate),
      )
      progress = progressAfter(
        { ...progress, seconds: before },
        elapsed(),
        reports,
        network.shape.outputs,
        plan.trainingGame.unit,
      )
      log.push(progress)
      save(files, network, log, plan.trainingGame.currency)
      report(progress, Math.min(1, elapsed() / total))
    }
  } finally {
    await pool.close()
  }
}

interface Files {
  readonly name: string
  readonly weights: string
  readonly cards: string
  readonly log: string
  readonly plot: string
}

const filesOf = ({ trainingGame, options, out }: TrainingPlan): Files => {
  const name = `${trainingGame.rules.game}-${trainingGame.setUpName(options)}`
  const cards = join(out, 'cards')
  return {
    name,
    weights: join(out, `${name}.json`),
    cards,
    log: join(cards, `${name}.jsonl`),
    plot: join(cards, `${name}.svg`),
  }
}

const loadOrCreate = ({ trainingGame, options, seed }: TrainingPlan, file: string): Network => {
  const shape = trainingGame.shapeFor(options)
  if (existsSync(file)) {
    const network = readWeights(JSON.parse(readFileSync(file, 'utf8')) as WeightsFile)
    if (JSON.stringify(network.shape) !== JSON.stringify(shape)) throw new Error(`${file} has another shape`)
    return network
  }
  const network = new Network(shape, new Float64Array(weightCount(shape)))
  const source = random(seed)
  initializeWeights(network, (bound) => source.nextInt(bound))
  return network
}

/** The weights are replaced atomically, so that stopping a training leaves either the old or the new ones. */
const save = (files: Files, network: Network, log: readonly Progress[], currency: string): void => {
  mkdirSync(files.cards, { recursive: true })
  writeFileSync(`${files.weights}.new`, `${JSON.stringify(writeWeights(network))}\n`)
  renameSync(`${files.weights}.new`, files.weights)
  appendFileSync(files.log, log.slice(-1).map(logLine).join(''))
  writeFileSync(files.plot, plot(files.name, log, currency))
}
