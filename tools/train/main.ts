import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { train } from './train-network.ts'
import { readTrainingPlan, USAGE } from './training-args.ts'
import { progressText } from './training-progress.ts'

const parsed = readTrainingPlan(process.argv.slice(2), {
  cores: availableParallelism(),
  weights: (game) => fileURLToPath(new URL(`../../games/${game}/bots/weights`, import.meta.url)),
})

if (parsed.kind === 'plan')
  await train(parsed.plan, (progress, done) =>
    console.log(
      `${(100 * done).toFixed(0).padStart(3)} %: ${progressText(progress, parsed.plan.trainingGame.currency)}`,
    ),
  )
else if (parsed.kind === 'help') console.log(USAGE)
else {
  console.error(`${parsed.why}\n\n${USAGE}`)
  process.exitCode = 2
}
