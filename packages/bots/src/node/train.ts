/** Trains a network for one set-up by self-play on all cores; can be stopped and taken up again at any time. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { random } from '@quayside/kernel'
import { leHavre } from '@quayside/le-havre'
import { freshWeights } from '../network/learning.ts'
import { Network, weightCount } from '../network/network.ts'
import { readWeights, type WeightsFile, writeWeights } from '../network/weights-file.ts'
import { type Report, shapeFor } from '../training/pupil.ts'
import type { Assignment, PupilData } from './pupil-worker.ts'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '3' },
    version: { type: 'string', default: 'full' },
    minutes: { type: 'string', default: '10' },
    threads: { type: 'string', default: String(availableParallelism()) },
    round: { type: 'string', default: '5' },
    seed: { type: 'string', default: 'train' },
    rate: { type: 'string', default: '0.001' },
    out: { type: 'string' },
  },
})

const options = leHavre.options({ players: Number(values.players), version: values.version })
if (!options.ok) throw new Error(JSON.stringify(options.refusal))

const out = values.out ?? `packages/bots/weights/le-havre-${values.version}-${values.players}.json`
const shape = shapeFor(options.value)
const common = new Network(shape, new Float64Array(weightCount(shape)))
if (existsSync(out))
  common.weights.set(readWeights(JSON.parse(readFileSync(out, 'utf8')) as WeightsFile).weights)
else {
  const source = random(values.seed)
  freshWeights(common, (bound) => source.below(bound))
}

const threads = Number(values.threads)
const seconds = Number(values.round)
const total = Number(values.minutes) * 60
const shared = Array.from({ length: threads }, () => new SharedArrayBuffer(common.weights.byteLength))
const pupils = shared.map(
  (weights) =>
    new Worker(new URL('./pupil-worker.ts', import.meta.url), {
      workerData: { options: options.value, shape, weights } satisfies PupilData,
    }),
)

const study = (pupil: Worker, assignment: Assignment): Promise<Report> =>
  new Promise((resolve, reject) => {
    pupil.removeAllListeners()
    pupil.once('message', resolve)
    pupil.once('error', reject)
    pupil.postMessage(assignment)
  })

const average = (): void => {
  const parts = shared.map((weights) => new Float64Array(weights))
  for (let at = 0; at < common.weights.length; at++)
    common.weights[at] = parts.reduce((sum, part) => sum + (part[at] as number), 0) / threads
}

const save = (): void => {
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(`${out}.new`, `${JSON.stringify(writeWeights(common))}\n`)
  renameSync(`${out}.new`, out)
}

const began = performance.now()
const elapsed = (): number => (performance.now() - began) / 1000
let games = 0
for (let round = 1; elapsed() + seconds < total; round++) {
  for (const weights of shared) new Float64Array(weights).set(common.weights)
  const done = elapsed() / total
  const curriculum = {
    curiosity: 0.12 * (1 - done) + 0.03,
    lambda: 0.8,
    rate: Number(values.rate) * (1 - 0.9 * done),
  }
  const reports = await Promise.all(
    pupils.map((pupil, place) =>
      study(pupil, { name: `${values.seed} ${round} ${place} ${Math.floor(began)}`, seconds, curriculum }),
    ),
  )
  average()
  save()
  const sum = (of: (report: Report) => number): number =>
    reports.reduce((part, report) => part + of(report), 0)
  const played = sum((report) => report.games)
  games += played
  console.log(
    `${elapsed().toFixed(0)} s, ${games} games, wealth ${(sum((report) => report.wealth) / played / options.value.players).toFixed(1)}, error ${(50 * Math.sqrt(sum((report) => report.loss) / sum((report) => report.samples) / options.value.players)).toFixed(2)} francs`,
  )
}
await Promise.all(pupils.map((pupil) => pupil.terminate()))
