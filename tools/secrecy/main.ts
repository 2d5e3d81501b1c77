/** Compares the messages sent to a seat with those for other hidden information. */
import process from 'node:process'
import { readOptions, text, whole } from '../options.ts'
import { type RoomSetup, roomSetups } from '../room-setups.ts'
import { watchSecrets } from './secrecy.ts'

const values = readOptions('secrecy', {
  games: whole(2000, 'number of starting positions per game'),
  seed: text('TEXT', 'secrecy', 'other games'),
})

for (const setup of [...roomSetups('two'), ...roomSetups('four')]) await prove(setup)

async function prove({ game, options }: RoomSetup): Promise<void> {
  const { games } = values
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
