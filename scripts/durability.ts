/** `npm run durability`: kills a server again and again while games are played on it, and counts what it has lost. */
import process from 'node:process'
import { parseArgs } from 'node:util'
import { killServers } from '@quayside/server/drivers'
import { DATABASES } from '@quayside/server/testing'

const HELP = `npm run durability -- [options]
  --games N      how many games at least (200)
  --kills N      how many kills at least (100)
  --together N   how many games at a time (12)
  --seed TEXT    other moments (kill -9)`

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    kills: { type: 'string', default: '100' },
    together: { type: 'string', default: '12' },
    seed: { type: 'string', default: 'kill -9' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) console.log(HELP)
else for (const [name, start] of DATABASES) await prove(name, start)

async function prove(name: string, start: (typeof DATABASES)[number][1]): Promise<void> {
  const database = await start()
  try {
    const plan = {
      store: database.address,
      games: Number(values.games),
      kills: Number(values.kills),
      together: Number(values.together),
      seed: values.seed,
    }
    const report = await killServers(plan, ({ games, kills, commands }) => {
      process.stderr.write(`\r${name}: ${kills} kills, ${games} games, ${commands} commands acknowledged `)
    })
    process.stderr.write('\n')
    const { games, kills, commands, lost } = report
    console.log(
      `${name}: ${kills} kills, ${games} games, ${commands} commands acknowledged, ${lost.length} lost`,
    )
    for (const { room, seq, command } of lost) console.log(`  lost: room ${room}, entry ${seq}, ${command}`)
    if (lost.length > 0) process.exitCode = 1
  } finally {
    await database.stop()
  }
}
