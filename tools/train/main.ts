import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { train } from './train-network.ts'
import { readTrainingPlan, USAGE } from './training-args.ts'
import { progressText } from './training-progress.ts'

const wish = readTrainingPlan(process.argv.slice(2), {
  cores: availableParallelism(),
  weights: (game) => fileURLToPath(new URL(`../../games/${game}/bots/weights`, import.meta.url)),
})

if (wish.kind === 'plan')
  await train(wish.plan, (progress, done) =>
    console.log(
      `${(100 * done).toFixed(0).padStart(3)} %: ${progressText(progress, wish.plan.subject.currency)}`,
    ),
  )
else if (wish.kind === 'help') console.log(USAGE)
else {
  console.error(`${wish.why}\n\n${USAGE}`)
  process.exitCode = 2
}
