/** The command `npm run regret`: how much the few answers that bots think about cost them, in francs a decision. */
import { parseArgs } from 'node:util'
import { leHavre } from '@quayside/le-havre'
import { sampleRegret } from '../le-havre/regret.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10' },
    every: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'regret' },
  },
})

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** Half of the 95 % interval of a mean. */
const margin = (numbers: readonly number[]): number => {
  const middle = mean(numbers)
  return 1.96 * Math.sqrt(mean(numbers.map((number) => (number - middle) ** 2)) / numbers.length)
}

for (const players of [2, 3, 4]) {
  const options = leHavre.options({ players })
  if (!options.ok) throw new Error(options.refusal.code)
  const regrets = Array.from({ length: Number(values.games) }, (_, game) =>
    sampleRegret(options.value, `${values.seed}-${game}`, Number(values.every)),
  ).flat()
  const free = regrets.filter((regret) => regret < 0.01).length / regrets.length
  console.log(
    `${players} players: ${mean(regrets).toFixed(3)} ± ${margin(regrets).toFixed(3)} francs a decision in ` +
      `${regrets.length} decisions, nothing in ${(100 * free).toFixed(0)} % of them`,
  )
}
