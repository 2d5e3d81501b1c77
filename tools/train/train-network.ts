/** One training of one set-up, from its files and back into them; can be stopped and taken up again at any time. */
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

/** Seconds between two averagings. */
const ROUND = 5

/** From curious and quick at the beginning to careful at the end; `done` runs from 0 to 1. */
export const trainingScheduleAt = (done: number, rate: number): TrainingSchedule => ({
  curiosity: 0.12 * (1 - done) + 0.03,
  rate: rate * (1 - 0.9 * done),
})

export const train = async (
  plan: TrainingPlan,
  tell: (progress: Progress, done: number) => void,
): Promise<void> => {
  const files = filesOf(plan)
  const log = existsSync(files.log) ? readLog(readFileSync(files.log, 'utf8')) : []
  const network = takeUp(plan, files.weights)
  const school = new TrainerPool(plan.subject.rules.game, plan.options, network, plan.threads)
  const total = plan.minutes * 60
  const began = performance.now()
  const elapsed = (): number => (performance.now() - began) / 1000
  let told = log.at(-1) ?? NO_PROGRESS
  const before = told.seconds
  try {
    for (let now = 0; now < total; now = elapsed()) {
      // The games so far are part of every name, so that a training taken up again deals new ones.
      const name = `${plan.seed} ${told.games}`
      const reports = await school.study(
        name,
        Math.min(ROUND, total - now),
        trainingScheduleAt(now / total, plan.rate),
      )
      told = progressAfter(
        { ...told, seconds: before },
        elapsed(),
        reports,
        network.shape.outputs,
        plan.subject.unit,
      )
      log.push(told)
      keep(files, network, log, plan.subject.currency)
      tell(told, Math.min(1, elapsed() / total))
    }
  } finally {
    await school.close()
  }
}

interface Files {
  readonly name: string
  readonly weights: string
  readonly cards: string
  readonly log: string
  readonly plot: string
}

const filesOf = ({ subject, options, out }: TrainingPlan): Files => {
  const name = `${subject.rules.game}-${subject.setUpName(options)}`
  const cards = join(out, 'cards')
  return {
    name,
    weights: join(out, `${name}.json`),
    cards,
    log: join(cards, `${name}.jsonl`),
    plot: join(cards, `${name}.svg`),
  }
}

const takeUp = ({ subject, options, seed }: TrainingPlan, file: string): Network => {
  const shape = subject.shapeFor(options)
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

/** The weights are replaced as a whole: whoever stops a training in the middle has the old ones or the new. */
const keep = (files: Files, network: Network, log: readonly Progress[], currency: string): void => {
  mkdirSync(files.cards, { recursive: true })
  writeFileSync(`${files.weights}.new`, `${JSON.stringify(writeWeights(network))}\n`)
  renameSync(`${files.weights}.new`, files.weights)
  appendFileSync(files.log, log.slice(-1).map(logLine).join(''))
  writeFileSync(files.plot, plot(files.name, log, currency))
}
