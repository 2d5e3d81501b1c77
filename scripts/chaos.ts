/** `npm run chaos`: lets everything go wrong that can while games are played, and counts the promises that were broken. */
import process from 'node:process'
import { parseArgs } from 'node:util'
import { fillWholeDisk, letChaosReign } from '@quayside/server/drivers'
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
  const nodes = Number(values.nodes ?? (isPostgres ? 3 : 1))
  const begun = performance.now()
  const minutes = (): string => ((performance.now() - begun) / 60_000).toFixed(1)
  console.log(
    `${values.store}: ${values.minutes} minutes, ${nodes} servers, ${values.together} games at a time, seed ${values.seed}`,
  )
  try {
    const report = await letChaosReign(
      {
        database,
        nodes,
        together: Number(values.together),
        ms: Number(values.minutes) * 60_000,
        gapMs: 5000,
        seed: values.seed,
      },
      ({ games, commands, events, notices, event }) => {
        const memory = Math.round(process.memoryUsage().rss / 1e6)
        process.stderr.write(
          `${minutes()} min: ${games} games, ${commands} commands, ${events} events, ${notices} notices, ` +
            `${memory} MB here; ${event}\n`,
        )
      },
    )
    for (const [event, count] of Object.entries(report.events))
      console.log(`${String(count).padStart(7)} ${event}`)
    for (const [code, count] of Object.entries(report.refusals))
      console.log(`${String(count).padStart(7)} refused: ${code}`)
    console.log(`${values.store}, seed ${values.seed}, ${minutes()} minutes:`)
    console.log(
      `  ${report.games} games, ${report.commands} commands acknowledged, ` +
        `the slowest after ${Math.round(report.longest)} ms`,
    )
    console.log(
      `  ${report.tables} tables with clocks, ${report.deadlines} decisions for somebody whose time was up`,
    )
    console.log(
      `  ${report.notices} notices, ${report.repeated} of them told again after a server was killed`,
    )
    console.log(`  ${report.broken.length} promises broken`)
    for (const promise of report.broken.slice(0, 20)) console.log(`    ${promise}`)
    if (report.broken.length > 0) process.exitCode = 1
    await fillDisk(isPostgres ? 'postgres' : 'sqlite')
  } finally {
    await database.stop()
  }
}

async function fillDisk(store: 'sqlite' | 'postgres'): Promise<void> {
  const report = await fillWholeDisk(store)
  if (report === null)
    return console.log('a disk that is truly full: left out, this system allows no disk of our own')
  const refusals = Object.entries(report.refusals).map(([why, count]) => `${count} ${why}`)
  console.log(
    `a disk that is truly full: ${report.before} commands before; refused ${refusals.join(', ')}; ` +
      `${report.after} commands when there was room again; ${report.broken.length} promises broken`,
  )
  for (const promise of report.broken) console.log(`    ${promise}`)
  if (report.broken.length > 0) process.exitCode = 1
}
