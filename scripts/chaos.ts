/** `npm run chaos`: lets everything go wrong that can while games are played, and counts the promises that were broken. */
import process from 'node:process'
import { parseArgs } from 'node:util'
import { letChaosReign } from '@quayside/server/drivers'
import { DATABASES, postgres } from '@quayside/server/testing'

const HELP = `npm run chaos -- [options]
  --minutes N    for how long (60)
  --store NAME   sqlite or postgres (sqlite)
  --nodes N      servers on the database (1 on sqlite, 3 on postgres)
  --together N   games at a time (8)
  --seed TEXT    other moments (chaos)`

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    store: { type: 'string', default: 'sqlite' },
    nodes: { type: 'string' },
    together: { type: 'string', default: '8' },
    seed: { type: 'string', default: 'chaos' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) console.log(HELP)
else await run(values.store === 'postgres')

async function open(isPostgres: boolean) {
  if (isPostgres) {
    const database = await postgres()
    return { address: database.address, process: database, stop: () => database.stop() }
  }
  const database = await DATABASES[0]?.[1]()
  return { address: database?.address ?? '', process: null, stop: async () => database?.stop() }
}

async function run(isPostgres: boolean): Promise<void> {
  const database = await open(isPostgres)
  try {
    const report = await letChaosReign(
      {
        database,
        nodes: Number(values.nodes ?? (isPostgres ? 3 : 1)),
        together: Number(values.together),
        ms: Number(values.minutes) * 60_000,
        seed: values.seed,
      },
      (event, commands) => process.stderr.write(`\r${commands} commands; ${event}`.padEnd(60)),
    )
    process.stderr.write('\n')
    for (const [event, count] of Object.entries(report.events))
      console.log(`${String(count).padStart(7)} ${event}`)
    for (const [code, count] of Object.entries(report.refusals))
      console.log(`${String(count).padStart(7)} refused: ${code}`)
    console.log(
      `${values.store}: ${report.games} games, ${report.commands} commands acknowledged, ` +
        `the slowest after ${Math.round(report.longest)} ms; ${report.broken.length} promises broken`,
    )
    for (const promise of report.broken.slice(0, 20)) console.log(`  ${promise}`)
    if (report.broken.length > 0) process.exitCode = 1
  } finally {
    await database.stop()
  }
}
