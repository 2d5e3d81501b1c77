/** How fast the rules and the bots are, as ratios against a baseline in the same process, with the goals beside them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { flag, readOptions } from '../options.ts'
import { runBaseline, STEPS_PER_UNIT } from './baseline.ts'
import { ticTacToePlayer } from './boardgame-io.ts'
import { longestThought, thinking } from './bot-rows.ts'
import { type BundleSize, bundleSize } from './bundle.ts'
import { LE_HAVRE_3, LE_HAVRE_4, LE_HAVRE_5, PACKET_ROW_3, SET_UPS } from './games.ts'
import { costOf, QUICK, THOROUGH } from './measure.ts'
import { figure, type Row, tableOf, verdict } from './row.ts'
import {
  bundleRow,
  copying,
  listing,
  playerOf,
  replaying,
  replayingTexts,
  timesAsFast,
  wholeGame,
} from './rows.ts'

const values = readOptions('bench', {
  strict: flag('fails when a goal is missed'),
  quick: flag('measures shortly'),
})
const effort = values.quick ? QUICK : THOROUGH
const games = values.quick ? 10 : 60

const golden = (game: string, setUp: string): string =>
  readFileSync(
    join(import.meta.dirname, '..', '..', 'games', game, 'fixtures', 'version-2', 'golden', `${setUp}.txt`),
    'utf8',
  )
const bundle = (game: string): Promise<BundleSize> =>
  bundleSize(join(import.meta.dirname, 'bundles', `${game}.ts`))
const ticTacToe = { name: 'boardgame.io', play: await ticTacToePlayer() }

const unit = costOf(() => runBaseline(STEPS_PER_UNIT), effort).microseconds
console.log(`1 unit = 1,000,000 baseline steps = ${figure(unit.median)} µs here\n`)

const rows: readonly Row[] = [
  wholeGame(LE_HAVRE_3, effort, { atMost: 0.85 }),
  timesAsFast(LE_HAVRE_3, ticTacToe, effort, { atLeast: 50 }),
  ...copying(LE_HAVRE_3, effort, { steps: { atMost: 500 }, bytes: { atMost: 2000 } }),
  ...listing(LE_HAVRE_3, effort, games, { atMost: 17_000 }),
  replaying(LE_HAVRE_4, effort, { atMost: 2 }),
  replayingTexts(
    'Le Havre 4p full: the golden game',
    LE_HAVRE_4.rules,
    [golden('le-havre', 'full-4')],
    effort,
  ),
  bundleRow('Le Havre', await bundle('le-havre'), { atMost: 40_000 }),
  ...thinking(LE_HAVRE_3, effort, { evaluation: { atMost: 25_000 }, node: { atMost: 20_000 } }),
  longestThought(LE_HAVRE_5, 'captain', { atMost: 200 }),
  longestThought(LE_HAVRE_5, 'harbourmaster', { atMost: 1000 }),
  wholeGame(PACKET_ROW_3, effort),
  timesAsFast(PACKET_ROW_3, playerOf(LE_HAVRE_3), effort, { atLeast: 1 }),
  ...copying(PACKET_ROW_3, effort, { steps: { atMost: 500 } }),
  ...listing(PACKET_ROW_3, effort, games),
  replaying(PACKET_ROW_3, effort),
  bundleRow('Packet Row', await bundle('packet-row')),
]
console.log(`${tableOf(rows)}\n`)
console.log(tableOf(SET_UPS.map((setUp) => wholeGame(setUp, QUICK))))

const missed = rows.filter((row) => verdict(row) === 'missed')
console.log(`\n${rows.filter((row) => verdict(row) === 'met').length} goals met, ${missed.length} missed`)
if (values.strict && missed.length > 0) process.exitCode = 1
