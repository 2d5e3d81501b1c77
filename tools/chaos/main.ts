/** Lets things go wrong that can while games are played, and counts the promises that were broken. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { choice, flag, number, readOptions, text, whole } from '../options.ts'
import { openStore, STORES, type StoreName } from '../stores.ts'
import { copyUnderTraffic } from './backup-under-load.ts'
import { killServers } from './durability.ts'
import { openDatabase } from './faulty-database.ts'
import { fillWholeDisk } from './full-disk.ts'
import { letChaosReign } from './run-chaos.ts'

const values = readOptions(
  'chaos',
  {
    minutes: number(60, 'for how long'),
    store: choice(STORES, null, 'the database; sqlite when left out, or both with --kills and --copies'),
    nodes: whole(null, 'servers on the database; 1 on sqlite and 3 on postgres when left out'),
    together: whole(null, 'games at a time; 8 when left out, or 12 with --kills and --copies'),
    seed: text('TEXT', 'chaos', 'other moments'),
    kills: flag('one server is killed again and again, and nothing else goes wrong'),
    times: whole(100, 'how often it is killed at least'),
    games: whole(200, 'how many games are played meanwhile at least'),
    copies: flag('backs up under traffic, restores to the other database, copies back, and compares'),
    commands: whole(5000, 'how many are acknowledged before the backup begins'),
  },
  ['Without --kills and --copies everything goes wrong, and a disk is filled in the end.'],
)

if (values.kills) for (const store of chosen()) await kill(store)
if (values.copies) for (const store of chosen()) await copy(store)
if (!values.kills && !values.copies) {
  const store = values.store ?? 'sqlite'
  await reign(store)
  await fillDisk(store)
}

function chosen(): readonly StoreName[] {
  return values.store === null ? STORES : [values.store]
}

function tellBroken(broken: readonly string[]): void {
  for (const promise of broken.slice(0, 20)) console.log(`    ${promise}`)
  if (broken.length > 0) process.exitCode = 1
}

async function reign(store: StoreName): Promise<void> {
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
    const report = await letChaosReign(
      { database, nodes, together, ms: values.minutes * 60_000, gapMs: 5000, seed },
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
    console.log(`${store}, seed ${seed}, ${minutes()} minutes:`)
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
    tellBroken(report.broken)
  } finally {
    await database.stop()
  }
}

async function fillDisk(store: StoreName): Promise<void> {
  const report = await fillWholeDisk(store)
  if (report === null)
    return console.log('a disk that is truly full: left out, this system allows no disk of our own')
  const refusals = Object.entries(report.refusals).map(([why, count]) => `${count} ${why}`)
  console.log(
    `a disk that is truly full: ${report.before} commands before; refused ${refusals.join(', ')}; ` +
      `${report.after} commands when there was room again; ${report.broken.length} promises broken`,
  )
  tellBroken(report.broken)
}

async function kill(store: StoreName): Promise<void> {
  const database = await openStore(store)
  try {
    const { games, times, seed } = values
    const plan = { store: database.address, games, kills: times, together: values.together ?? 12, seed }
    const words = (done: { games: number; kills: number; commands: number }): string =>
      `${store}: ${done.kills} kills, ${done.games} games, ${done.commands} commands acknowledged`
    const report = await killServers(plan, (done) => process.stderr.write(`\r${words(done)} `))
    process.stderr.write('\n')
    console.log(`${words(report)}, ${report.broken.length} promises broken`)
    tellBroken(report.broken)
  } finally {
    await database.stop()
  }
}

async function copy(store: StoreName): Promise<void> {
  const other = store === 'sqlite' ? 'postgres' : 'sqlite'
  const folder = await mkdtemp(join(tmpdir(), 'quayside-copies-'))
  const [played, restored, copied] = await Promise.all([openStore(store), openStore(other), openStore(store)])
  try {
    const report = await copyUnderTraffic({
      from: played.address,
      restored: restored.address,
      copied: copied.address,
      file: join(folder, 'backup.gz'),
      together: values.together ?? 12,
      commands: values.commands,
    })
    const { games, entries, bytes, backupMs, restoreMs, meanwhile, p99, broken } = report
    console.log(
      `${store}: ${games} games, ${entries} entries in ${Math.round(bytes / 1024)} KB, backed up in ` +
        `${Math.round(backupMs)} ms while ${meanwhile} commands were acknowledged (99% within ${p99.toFixed(1)} ms)`,
    )
    console.log(
      `  restored to ${other} in ${Math.round(restoreMs)} ms and copied back; ${broken.length} promises broken`,
    )
    tellBroken(broken)
  } finally {
    for (const database of [played, restored, copied]) await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
