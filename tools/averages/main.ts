/** Writes `averages.json` of a game's statistics. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StrongAverages } from '@quayside/game'
import { games } from '@quayside/games'
import { readOptions, text, whole } from '../options.ts'
import { playAverages } from './play-averages.ts'

/** The level that the texts of the statistics name. */
const LEVEL = 'mate'

const {
  game,
  games: count,
  seed,
} = readOptions(
  'averages',
  {
    game: text('ID', '', 'the game; else all of them'),
    games: whole(40, 'games of each set-up'),
    seed: text('TEXT', 'strong-1', 'seed of the games'),
  },
  ['The same seed gives the same averages as long as rules, networks and bots are the same.'],
)

const root = fileURLToPath(new URL('../..', import.meta.url))

for (const id of games.ids.filter((one) => game === '' || one === game)) {
  const found: StrongAverages[] = []
  for await (const averages of playAverages({ game: id, level: LEVEL, games: count, seed })) {
    found.push(averages)
    console.log(`${id}, ${averages.players} players: ${averages.games} games, ${averages.points} points`)
  }
  writeFileSync(join(root, 'games', id, 'statistics', 'averages.json'), `${JSON.stringify(found)}\n`)
}
