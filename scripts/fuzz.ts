/**
 * `npm run fuzz`: whole games at random under the conformance kit, on all processors. The same seed plays the same
 * games, whatever the number of threads.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { add, type Statistics } from '@quayside/kernel/conformance'
import { type Breach, type FuzzShare, type FuzzTold, GAME_NAMES } from './fuzz-games.ts'

const HELP = `npm run fuzz -- [options]
  --games N     how many games (1000)
  --game NAME   ${GAME_NAMES.join(' or ')} (le-havre)
  --seed TEXT   another seed, other games (fuzz)
  --every N     everything is checked at every Nth position of a game (25); what is cheap always is
  --only N      the game with this number alone
  --threads N   one for each processor`

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    game: { type: 'string', default: 'le-havre' },
    seed: { type: 'string', default: 'fuzz' },
    every: { type: 'string', default: '25' },
    only: { type: 'string' },
    threads: { type: 'string', default: String(availableParallelism()) },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) console.log(HELP)
else process.exitCode = await fuzz()

async function fuzz(): Promise<number> {
  if (!GAME_NAMES.includes(values.game)) return misuse(`no game is called ${values.game}`)
  const only = values.only === undefined ? null : whole('only', values.only, 0)
  const games = only === null ? whole('games', values.games) : only + 1
  const share = { game: values.game, games, seed: values.seed, every: whole('every', values.every) }
  const threads = only === null ? Math.min(whole('threads', values.threads), games) : 1
  let played: Statistics | null = null
  const progress = progressLine(only === null ? games : 1)
  const crew: Worker[] = []
  const found = await Promise.all(
    Array.from({ length: threads }, (_, first) =>
      run(crew, { ...share, first: only ?? first, step: threads }, (statistics) => {
        played = played === null ? statistics : add(played, statistics)
        progress(played)
      }),
    ),
  )
  const [breach] = found.filter((told) => told !== null).sort((one, other) => one.number - other.number)
  if (breach) return report(breach)
  console.log(played === null ? 'no games' : summary(played))
  return 0
}

function whole(name: string, text: string, least = 1): number {
  const value = Number(text)
  return Number.isInteger(value) && value >= least
    ? value
    : misuse(`--${name} needs a whole number from ${least} on, not ${text}`)
}

function misuse(what: string): never {
  console.error(`${what}\n\n${HELP}`)
  return process.exit(2)
}

/** Runs a share in a thread of its own; one breach is enough, so it ends the others. */
function run(
  crew: Worker[],
  share: FuzzShare,
  onPlayed: (statistics: Statistics) => void,
): Promise<Breach | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./fuzz-worker.ts', import.meta.url), { workerData: share })
    crew.push(worker)
    let breach: Breach | null = null
    worker.on('message', (told: FuzzTold) => {
      if ('played' in told) {
        onPlayed(told.played)
        return
      }
      breach = told
      for (const other of crew) if (other !== worker) void other.terminate()
    })
    worker.on('error', reject)
    worker.on('exit', () => resolve(breach))
  })
}

function progressLine(games: number): (played: Statistics) => void {
  const { isTTY } = process.stderr
  const pause = isTTY ? 200 : 20_000
  let last = Date.now()
  return (played) => {
    if (Date.now() - last < pause && played.games < games) return
    last = Date.now()
    const line = `${played.games} of ${games} games, ${played.examined} positions examined`
    if (isTTY) process.stderr.write(`\r${line}${played.games < games ? '' : '\n'}`)
    else console.error(line)
  }
}

function summary({
  games,
  decisions,
  interjections,
  examined,
  longestList,
  longestGame,
}: Statistics): string {
  return [
    `${games} games of ${values.game} with seed ${values.seed} ended by the rules.`,
    `${decisions} decisions and ${interjections} interjections; ${examined} positions examined closely;`,
    `longest game ${longestGame} commands, longest list ${longestList}.`,
  ].join('\n')
}

function report({ number, finding, record }: Breach): number {
  const folder = join(import.meta.dirname, '..', '.cache', 'fuzz')
  const file = join(folder, `${values.game}-${values.seed}-${number}.txt`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, record)
  const options = `--game ${values.game} --seed ${values.seed} --every ${values.every}`
  console.error(`\nGame ${number} breaks the contract:\n${finding}\n`)
  console.error(`Its record: ${file}\nAgain: npm run fuzz -- ${options} --only ${number}`)
  return 1
}
