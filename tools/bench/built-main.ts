/**
 * Measures the built rules in a separate process, so that compiled code of the sources does not interfere.
 */
import process from 'node:process'
import type { BenchmarkRow } from './benchmark.ts'
import { type Contender, playerOf, type ReferencePlayer, timesAsFast, wholeGame } from './benchmarks.ts'
import { ticTacToePlayer } from './boardgame-io.ts'
import { buildRules, builtRules } from './built-rules.ts'
import { QUICK, THOROUGH } from './measure.ts'
import { benchedGames } from './set-ups.ts'

const effort = process.argv.includes('--quick') ? QUICK : THOROUGH

await buildRules()
const rows: BenchmarkRow[] = []
let reference: ReferencePlayer = { name: 'boardgame.io', play: await ticTacToePlayer() }
for (const [place, { id, usual, goals }] of (await benchedGames()).entries()) {
  const built: Contender = { ...usual, name: `${usual.name}, from dist`, rules: await builtRules(id) }
  rows.push(
    wholeGame(built, effort, goals.built?.wholeGame),
    timesAsFast(built, reference, effort, goals.built?.timesAsFast),
  )
  if (place === 0) reference = playerOf(built)
}
process.stdout.write(JSON.stringify(rows))
