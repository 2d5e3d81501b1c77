/** Speed of rules and bots as ratios to a baseline in the same process, with their goals. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { flag, readOptions } from '../options.ts'
import { runBaseline, STEPS_PER_UNIT } from './baseline.ts'
import { type BenchmarkRow, figure, tableOf, verdict } from './benchmark.ts'
import {
  bundleRow,
  copying,
  listing,
  playerOf,
  type ReferencePlayer,
  replaying,
  replayingTexts,
  timesAsFast,
  wholeGame,
} from './benchmarks.ts'
import { ticTacToePlayer } from './boardgame-io.ts'
import { botsOf, longestThought, thinking } from './bot-benchmarks.ts'
import { bundleSize } from './bundle-size.ts'
import { costOf, QUICK, THOROUGH } from './measure.ts'
import { type BenchedGame, benchedGames, rulesFile } from './set-ups.ts'

const values = readOptions('bench', {
  strict: flag('fails when a goal is missed'),
  quick: flag('measures shortly'),
})
const effort = values.quick ? QUICK : THOROUGH
const listed = values.quick ? 10 : 60
const measured = await benchedGames()

const unit = costOf(() => runBaseline(STEPS_PER_UNIT), effort).microseconds
console.log(`1 unit = 1,000,000 baseline steps = ${figure(unit.median)} µs here\n`)

const rowsOf = async (game: BenchedGame, reference: ReferencePlayer): Promise<readonly BenchmarkRow[]> => {
  const { id, title, usual, replayed, golden, levels, goals } = game
  const bots = await botsOf(id)
  return [
    wholeGame(usual, effort, goals.wholeGame),
    timesAsFast(usual, reference, effort, goals.timesAsFast),
    ...copying(usual, effort, goals.copying),
    ...listing(usual, effort, listed, goals.listing),
    replaying(replayed, effort, goals.replaying),
    ...(golden === null
      ? []
      : [replayingTexts(`${replayed.name}: the golden game`, replayed.rules, [golden], effort)]),
    bundleRow(title, await bundleSize(rulesFile(id)), goals.bundle),
    ...(goals.thinking ? thinking(usual, bots, effort, goals.thinking) : []),
    ...levels.map(({ contender, level, goal }) => longestThought(contender, bots, level, goal)),
  ]
}

const rowsOfBuilt = (): readonly BenchmarkRow[] => {
  const args = [join(import.meta.dirname, 'built-main.ts'), ...(values.quick ? ['--quick'] : [])]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as BenchmarkRow[]
}

const rows: BenchmarkRow[] = [...rowsOfBuilt()]
let reference: ReferencePlayer = { name: 'boardgame.io', play: await ticTacToePlayer() }
for (const [place, game] of measured.entries()) {
  rows.push(...(await rowsOf(game, reference)))
  if (place === 0) reference = playerOf(game.usual)
}
console.log(`${tableOf(rows)}\n`)
console.log(tableOf(measured.flatMap(({ setUps }) => setUps.map((setUp) => wholeGame(setUp, QUICK)))))

const missed = rows.filter((row) => verdict(row) === 'missed')
console.log(`\n${rows.filter((row) => verdict(row) === 'met').length} goals met, ${missed.length} missed`)
if (values.strict && missed.length > 0) process.exitCode = 1
