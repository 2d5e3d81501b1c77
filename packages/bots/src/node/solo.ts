/**
 * The command `npm run solo`: for each of some deals for one, the best game that a wide beam finds when it knows every
 * card, and what a bot makes of the same deal that does not.
 */
import { parseArgs } from 'node:util'
import { leHavre } from '@quayside/le-havre'
import { Allowance } from '../allowance.ts'
import { beam } from '../le-havre/beam.ts'
import { Hall } from './hall.ts'

const { values } = parseArgs({
  options: {
    version: { type: 'string', default: 'full' },
    deals: { type: 'string', default: '20' },
    width: { type: 'string', default: '300' },
    bot: { type: 'string', default: 'harbourmaster' },
  },
})

const options = leHavre.options({ players: 1, version: values.version })
if (!options.ok) throw new Error(`there is no such table: ${options.refusal.code}`)
const hall = new Hall({ game: leHavre.game, options: options.value, bots: [values.bot] })

let known = 0
let reached = 0
for (let deal = 0; deal < Number(values.deals); deal++) {
  const seed = `solo-${deal}`
  const allowance = new Allowance({ nodes: Number.POSITIVE_INFINITY })
  const wealth = beam(leHavre.setup(options.value, seed), Number(values.width), allowance)?.wealth ?? 0
  const [score = 0] = (await hall.play({ deal, seed, seats: [0] })).scores
  known += Math.max(wealth, score)
  reached += score
  console.log(`${seed}: ${wealth} by beam, ${score} by ${values.bot}`)
}
console.log(`${values.bot} has ${((100 * reached) / known).toFixed(1)} % of the best known`)
