/** Learns all networks of a folder on one core, with the same arguments as learner.py. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Learner } from './learner.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string' },
    begin: { type: 'string', default: '0' },
    rate: { type: 'string', default: '0.001' },
    batch: { type: 'string', default: '256' },
    repeats: { type: 'string', default: '4' },
    window: { type: 'string', default: '200000' },
    memory: { type: 'string', default: '0.999' },
    every: { type: 'string', default: '5' },
  },
})
const [folder] = positionals
if (folder === undefined || values.seconds === undefined)
  throw new Error('which folder, and how many seconds?')

const total = Number(values.seconds)
const learners = readdirSync(folder)
  .toSorted()
  .map((name) => join(folder, name))
  .filter((path) => existsSync(join(path, 'weights.json')))
  .map(
    (path) =>
      new Learner(path, {
        rate: Number(values.rate),
        batch: Number(values.batch),
        repeats: Number(values.repeats),
        window: Number(values.window),
        memory: Number(values.memory),
        every: Number(values.every),
      }),
  )
const start = performance.now() - 1000 * Number(values.begin)
const elapsed = (): number => (performance.now() - start) / 1000
for (;;) {
  // Checked first, so that chunks written before the stop request are still learnt.
  const isEnding = existsSync(join(folder, 'stop'))
  const seconds = elapsed()
  let steps = 0
  for (const learner of learners) {
    learner.collect()
    steps += learner.descend(Math.min(1, seconds / total))
    if (learner.isOverdue(seconds)) learner.publish(seconds)
  }
  if (isEnding && (steps === 0 || seconds > total + 15)) break
  if (steps === 0) await wait(50)
}
for (const learner of learners) {
  learner.publish(elapsed())
  console.log(learner.summary)
}
