/** Fault injection (chaos) tool: injects faults while games are played, and reports violated invariants. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { choice, flag, number, readOptions, text, whole } from '../options.ts'
import { openStore, STORES, type StoreName } from '../stores.ts'
import { backUpUnderLoad } from './backup-under-load.ts'
import { killServers } from './durability.ts'
import { openDatabase } from './faulty-database.ts'
import { runFullDisk } from './full-disk.ts'
import { runChaos } from './run-chaos.ts'

const values = readOptions(
  'chaos',
  {
    minutes: number(60, 'duration'),
    store: choice(STORES, null, 'the database; sqlite when left out, or both with --kills and --copies'),
    nodes: whole(null, 'servers on the database; 1 on sqlite and 3 on postgres when left out'),
    together: whole(null, 'games at a time; 8 when left out, or 12 with --kills and --copies'),
    seed: text('TEXT', 'chaos', 'seed of the random faults'),
    kills: flag('durability test: kills one server repeatedly, no other faults'),
    times: whole(100, 'least number of kills'),
    games: whole(200, 'least number of games'),
    copies: flag('backs up under load, restores to the other database, copies back, and compares'),
    commands: whole(5000, 'commands to acknowledge before the backup begins'),
  },
  ['Without --kills and --copies all faults are injected, followed by the full-disk test.'],
)

if (values.kills) for (const store of chosen()) await kill(store)
if (values.copies) for (const store of chosen()) await copy(store)
if (!values.kills && !values.copies) {
  const store = values.store ?? 'sqlite'
  await runAll(store)
  await fillDisk(store)
}

function chosen(): readonly StoreName[] {
  return values.store === null ? STORES : [values.store]
}

function printViolations(violations: readonly string[]): void {
  for (const violation of violations.slice(0, 20)) console.log(`    ${violation}`)
  if (violations.length > 0) process.exitCode = 1
}

async function runAll(store: StoreName): Promise<void> {
  const database = await openDatabase(store)
  const { seed } = values
  const nodes = values.nodes ?? (store === 'postgres' ? 3 : 1)
  const together = values.together ?? 8
  const begun = performance.now()
  const minutes = (): string => ((performance.now() - begun) / 60_000).toFixed(1)
  console.log(
    `${store}: ${values.minutes} minutes, ${nodes} servers, ${together} games at a time, seed ${seed}`,
  )
  try {
    const report = await runChaos(
      { database, nodes, together, ms: values.minutes * 60_000, gapMs: 5000, seed },
      ({ games, commands, events, notifications, event }) => {
        const memory = Math.round(process.memoryUsage().rss / 1e6)
        process.stderr.write(
          `${minutes()} min: ${games} games, ${commands} commands, ${events} events, ${notifications} notifications, ` +
            `${memory} MB here; ${event}\n`,
        )
      },
    )
    for (const [event, count] of Object.entries(report.events))
      console.log(`${String(count).padStart(7)} ${event}`)
    for (const [code, count] of Object.entries(report.refusals))
      console.log(`${String(count).padStart(7)} refused: ${code}`)
    console.log(`${store}, seed ${seed}, ${minutes()} minutes:`)
    console.log(
      `  ${report.games} games, ${report.commands} commands acknowledged, ` +
        `slowest ${Math.round(report.longest)} ms`,
    )
    console.log(`  ${report.timedRooms} rooms with clocks, ${report.timeoutActions} timeout actions`)
    console.log(
      `  ${report.notifications} notifications, ${report.repeated} of them repeated after a server was killed`,
    )
    console.log(`  ${report.violations.length} invariants violated`)
    printViolations(report.violations)
  } finally {
    await database.stop()
  }
}

async function fillDisk(store: StoreName): Promise<void> {
  const report = await runFullDisk(store)
  if (report === null) return console.log('full-disk test skipped: no permission to mount')
  const refusals = Object.entries(report.refusals).map(([why, count]) => `${count} ${why}`)
  console.log(
    `full-disk test: ${report.before} commands before; refused ${refusals.join(', ')}; ` +
      `${report.after} commands after space was freed; ${report.violations.length} invariants violated`,
  )
  printViolations(report.violations)
}

async function kill(store: StoreName): Promise<void> {
  const database = await openStore(store)
  try {
    const { games, times, seed } = values
    const plan = { store: database.address, games, kills: times, together: values.together ?? 12, seed }
    const summary = (done: { games: number; kills: number; commands: number }): string =>
      `${store}: ${done.kills} kills, ${done.games} games, ${done.commands} commands acknowledged`
    const report = await killServers(plan, (done) => process.stderr.write(`\r${summary(done)} `))
    process.stderr.write('\n')
    console.log(`${summary(report)}, ${report.violations.length} invariants violated`)
    printViolations(report.violations)
  } finally {
    await database.stop()
  }
}

async function copy(store: StoreName): Promise<void> {
  const other = store === 'sqlite' ? 'postgres' : 'sqlite'
  const folder = await mkdtemp(join(tmpdir(), 'quayside-copies-'))
  const [played, restored, copied] = await Promise.all([openStore(store), openStore(other), openStore(store)])
  try {
    const report = await backUpUnderLoad({
      from: played.address,
      restored: restored.address,
      copied: copied.address,
      file: join(folder, 'backup.gz'),
      together: values.together ?? 12,
      commands: values.commands,
    })
    const { games, entries, bytes, backupMs, restoreMs, meanwhile, p99, violations } = report
    console.log(
      `${store}: ${games} games, ${entries} entries in ${Math.round(bytes / 1024)} KB, backed up in ` +
        `${Math.round(backupMs)} ms while ${meanwhile} commands were acknowledged (p99 ${p99.toFixed(1)} ms)`,
    )
    console.log(
      `  restored to ${other} in ${Math.round(restoreMs)} ms and copied back; ${violations.length} invariants violated`,
    )
    printViolations(violations)
  } finally {
    for (const database of [played, restored, copied]) await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
