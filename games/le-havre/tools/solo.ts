/** Compares a bot's solo games with the best game that a wide beam search finds with all cards known. */
import { botGame, RemainingBudget } from '@quayside/bots'
import { MatchRunner } from '@quayside/bots/node'
import { readOptions, text, whole } from '../../../tools/options.ts'
import { beamSearch } from '../bots/beam-search.ts'
import { bots } from '../bots/index.ts'
import { leHavre } from '../rules/index.ts'

const values = readOptions('le-havre:solo', {
  version: text('NAME', 'full', 'full or short'),
  deals: whole(20, 'how many deals'),
  width: whole(300, 'games that the beam keeps'),
  bot: text('LEVEL', 'commodore', 'the bot that is compared'),
})

const options = leHavre.options({ players: 1, version: values.version })
if (!options.ok) throw new Error(`there is no such table: ${options.refusal.code}`)
const hall = new MatchRunner(botGame(leHavre, bots), {
  game: leHavre.game,
  options: options.value,
  bots: [values.bot],
})

let known = 0
let reached = 0
for (let deal = 0; deal < values.deals; deal++) {
  const seed = `solo-${deal}`
  const allowance = new RemainingBudget({ nodes: Number.POSITIVE_INFINITY })
  const wealth = beamSearch(leHavre.setup(options.value, seed), values.width, allowance)?.wealth ?? 0
  const [score = 0] = (await hall.play({ deal, seed, seats: [0] })).scores
  known += Math.max(wealth, score)
  reached += score
  console.log(`${seed}: ${wealth} by beam, ${score} by ${values.bot}`)
}
console.log(`${values.bot} has ${((100 * reached) / known).toFixed(1)} % of the best known`)
