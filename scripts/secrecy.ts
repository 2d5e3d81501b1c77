/** `npm run secrecy`: compares what a seat is sent with what it would be sent if something else were hidden. */
import process from 'node:process'
import { parseArgs } from 'node:util'
import { watchSecrets } from '@quayside/server/drivers'

const HELP = `npm run secrecy -- [options]
  --games N     how many positions of each game to start from (2000)
  --seed TEXT   other games (secrecy)`

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'secrecy' },
    help: { type: 'boolean', default: false },
  },
})

const TABLES = [
  ['le-havre', { players: 2, version: 'short' }],
  ['le-havre', { players: 4, version: 'full' }],
  ['packet-row', { players: 2 }],
  ['packet-row', { players: 4 }],
] as const

if (values.help) console.log(HELP)
else for (const [game, options] of TABLES) await prove(game, options)

async function prove(game: string, options: { readonly players: number }): Promise<void> {
  const games = Number(values.games)
  const report = await watchSecrets({ game, options, games, seed: values.seed }, (done) => {
    if (done % 20 === 0) process.stderr.write(`\r${game}: ${done} of ${games} `)
  })
  process.stderr.write('\n')
  console.log(
    `${game}, ${options.players} players: ${report.games} games, ${report.messages} messages compared, ${report.leaks.length} leaks`,
  )
  for (const leak of report.leaks.slice(0, 5)) console.log(`  ${leak}`)
  if (report.leaks.length > 0) process.exitCode = 1
}
