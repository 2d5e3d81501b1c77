/** Measures the cost of pruning answers in bots, in francs per decision. */

import { readOptions, text, whole } from '../../../tools/options.ts'
import { sampleRegret } from '../bots/regret.ts'
import { leHavre } from '../rules/index.ts'

const values = readOptions('le-havre:regret', {
  games: whole(10, 'games for each number of players'),
  every: whole(3, 'looks at every Nth decision of a game'),
  seed: text('TEXT', 'regret', 'other games'),
})

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** Half the width of the 95 % confidence interval of a mean. */
const margin = (numbers: readonly number[]): number => {
  const middle = mean(numbers)
  return 1.96 * Math.sqrt(mean(numbers.map((number) => (number - middle) ** 2)) / numbers.length)
}

for (const players of [2, 3, 4]) {
  const options = leHavre.options({ players })
  if (!options.ok) throw new Error(options.refusal.code)
  const regrets = Array.from({ length: values.games }, (_, game) =>
    sampleRegret(options.value, `${values.seed}-${game}`, values.every),
  ).flat()
  const free = regrets.filter((regret) => regret < 0.01).length / regrets.length
  console.log(
    `${players} players: ${mean(regrets).toFixed(3)} ± ${margin(regrets).toFixed(3)} francs a decision in ` +
      `${regrets.length} decisions, nothing in ${(100 * free).toFixed(0)} % of them`,
  )
}
