/**
 * Plays random games under the conformance kit on all cores. The same seed plays the same games, whatever the
 * number of threads.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { Worker } from 'node:worker_threads'
import { add, type Statistics } from '@quayside/kernel/conformance'
import { choice, readOptions, text, whole } from '../options.ts'
import { type Breach, type FuzzMessage, type FuzzShare, GAME_NAMES } from './fuzz-games.ts'

const values = readOptions('fuzz', {
  games: whole(1000, 'number of games'),
  game: choice(GAME_NAMES, GAME_NAMES[0] ?? '', 'the game'),
  seed: text('TEXT', 'fuzz', 'another seed, other games'),
  every: whole(25, 'run expensive checks at every Nth position; cheap ones always run'),
  only: whole(null, 'the game with this number alone', 0),
  threads: whole(availableParallelism(), 'threads'),
})

process.exitCode = await fuzz()

async function fuzz(): Promise<number> {
  const { only, game, seed, every } = values
  const games = only === null ? values.games : only + 1
  const share = { game, games, seed, every }
  const threads = only === null ? Math.min(values.threads, games) : 1
  let played: Statistics | null = null
  const progress = progressLine(only === null ? games : 1)
  const workers: Worker[] = []
  const found = await Promise.all(
    Array.from({ length: threads }, (_, first) =>
      run(workers, { ...share, first: only ?? first, step: threads }, (statistics) => {
        played = played === null ? statistics : add(played, statistics)
        progress(played)
      }),
    ),
  )
  const [breach] = found.filter((message) => message !== null).sort((one, other) => one.number - other.number)
  if (breach) return report(breach)
  console.log(played === null ? 'no games' : summary(played))
  return 0
}

/** Runs a share in a worker; the first violation ends all workers. */
function run(
  workers: Worker[],
  share: FuzzShare,
  onPlayed: (statistics: Statistics) => void,
): Promise<Breach | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./fuzz-worker.ts', import.meta.url), { workerData: share })
    workers.push(worker)
    let breach: Breach | null = null
    worker.on('message', (message: FuzzMessage) => {
      if ('played' in message) {
        onPlayed(message.played)
        return
      }
      breach = message
      for (const other of workers) if (other !== worker) void other.terminate()
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
  const folder = join(import.meta.dirname, '..', '..', '.cache', 'fuzz')
  const file = join(folder, `${values.game}-${values.seed}-${number}.txt`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, record)
  const options = `--game ${values.game} --seed ${values.seed} --every ${values.every}`
  console.error(`\nGame ${number} breaks the contract:\n${finding}\n`)
  console.error(`Its record: ${file}\nAgain: npm run tool -- fuzz ${options} --only ${number}`)
  return 1
}
