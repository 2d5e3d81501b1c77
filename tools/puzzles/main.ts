/**
 * `puzzles mine` plays games and searches them for puzzles; it resumes where it was stopped, and the same
 * seed and number of games give the same puzzles on every machine. `puzzles pack` writes the result into the
 * folders of the games, `puzzles verify` plays a sample of the shipped puzzles out again.
 */
import process from 'node:process'
import { games } from '@quayside/games'
import { random, shuffle } from '@quayside/kernel'
import { choice, readOptions, text, whole } from '../options.ts'
import { Miner, USUAL_EXTENT } from './mine.ts'
import { addMined, minedFile, readMined } from './mined-file.ts'
import { type MinedGame, minedGame } from './mined-games.ts'
import { packed, readPacks, writePacks } from './pack.ts'
import { verify } from './verify.ts'

const ALL = 'all'

const VERBS = ['mine', 'pack', 'verify'] as const

/** The first argument, if it is not an option. */
const verb = VERBS.find((word) => word === process.argv[2]) ?? 'mine'
if (process.argv[2] === verb) process.argv.splice(2, 1)

const values = readOptions(
  'puzzles',
  {
    game: choice([ALL, ...games.ids], ALL, 'the game, or all'),
    seed: text('TEXT', 'p1', 'another seed, other games'),
    games: whole(100, 'mine: this many games in all, those mined before included'),
    horizon: whole(USUAL_EXTENT.horizon, 'mine: maximum number of decisions before the end'),
    perGame: whole(USUAL_EXTENT.perGame, 'mine: puzzles from one game at most'),
    sample: whole(100, 'verify: puzzles of each game'),
    worlds: whole(200, 'verify: playouts of each plan'),
  },
  ['The first word is mine (or nothing), pack or verify.'],
)

const ids = values.game === ALL ? games.ids : [values.game]

/** Mines the remaining games of one game. */
async function* mining(game: MinedGame): AsyncGenerator<void> {
  const { seed, horizon, perGame } = values
  const file = minedFile(game.id, seed)
  const done = readMined(file)
  let found = done.reduce((sum, { puzzles }) => sum + puzzles.length, 0)
  const miner = new Miner(game, { horizon, perGame })
  for (let number = done.length; number < values.games; number++) {
    const before = process.cpuUsage().user
    const puzzles = await miner.mine(seed, number)
    found += puzzles.length
    addMined(file, { number, puzzles })
    const seconds = ((process.cpuUsage().user - before) / 1e6).toFixed(1)
    console.log(`${game.id} game ${number}: ${puzzles.length} in ${seconds} s, ${found} in all`)
    yield
  }
}

const mine = async (all: readonly MinedGame[]): Promise<void> => {
  let open = all.map(mining)
  while (open.length > 0) {
    const steps = await Promise.all(open.map((one) => one.next()))
    open = open.filter((_, place) => steps[place]?.done !== true)
  }
}

const pack = async (game: MinedGame): Promise<void> => {
  const lines = readMined(minedFile(game.id, values.seed))
  const mined = lines.flatMap(({ puzzles }) => puzzles)
  const found = await packed(game, mined, { seed: values.seed, games: lines.length })
  const sizes = writePacks(found)
  const count = found.index.puzzles.length
  const bytes = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  console.log(`${game.id}: ${count} of ${mined.length} puzzles from ${lines.length} games`)
  for (const [why, times] of Object.entries(found.leftOut)) console.log(`  ${times} left out: ${why}`)
  for (const [file, size] of Object.entries(sizes)) console.log(`  ${file}: ${size} bytes compressed`)
  console.log(`  ${Math.round(bytes / Math.max(1, count))} bytes a puzzle compressed`)
}

const check = async (game: MinedGame): Promise<void> => {
  const sample = shuffle(readPacks(game.id).puzzles, random(`sample ${values.seed}`)).slice(0, values.sample)
  let [best, wide] = [0, 0]
  for (const [place, puzzle] of sample.entries()) {
    const { id, isBest, gap, claimed } = await verify(game, puzzle, values.worlds)
    if (isBest) best++
    if (gap >= game.mining.gap) wide++
    const margin = `${gap.toFixed(1)} ahead (claimed ${claimed.toFixed(1)})`
    console.log(`${game.id} ${id}: ${isBest ? 'best' : 'NOT BEST'}, ${margin}; ${best} of ${place + 1} best`)
  }
  console.log(
    `${game.id}: ${best} of ${sample.length} have the claimed plan best after ${values.worlds} playouts a plan; ` +
      `${wide} still have the whole gap`,
  )
}

const found = (await Promise.all(ids.map(minedGame))).filter((game) => game !== null)
if (verb === 'mine') await mine(found)
else for (const game of found) await (verb === 'pack' ? pack(game) : check(game))
