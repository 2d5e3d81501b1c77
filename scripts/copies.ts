/** `npm run copies`: backs both databases up while games go on, restores each to the other one, and compares. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { copyUnderTraffic } from '@quayside/server/drivers'
import { DATABASES } from '@quayside/server/testing'

const HELP = `npm run copies -- [options]
  --together N   games at a time (12)
  --commands N   commands before the backup begins (5000)`

const { values } = parseArgs({
  options: {
    together: { type: 'string', default: '12' },
    commands: { type: 'string', default: '5000' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) console.log(HELP)
else for (const from of [0, 1]) await prove(from)

async function prove(from: number): Promise<void> {
  const [source, other] = [DATABASES[from], DATABASES[1 - from]]
  if (!source || !other) return
  const folder = await mkdtemp(join(tmpdir(), 'quayside-copies-'))
  const stores = await Promise.all([source[1](), other[1](), source[1]()])
  try {
    const [played, restored, copied] = stores.map(({ address }) => address)
    const report = await copyUnderTraffic({
      from: played ?? '',
      restored: restored ?? '',
      copied: copied ?? '',
      file: join(folder, 'backup.gz'),
      together: Number(values.together),
      commands: Number(values.commands),
    })
    const { games, entries, bytes, backupMs, restoreMs, meanwhile, p99, faults } = report
    console.log(
      `${source[0]}: ${games} games, ${entries} entries in ${Math.round(bytes / 1024)} KB, backed up in ` +
        `${Math.round(backupMs)} ms while ${meanwhile} commands were acknowledged (99% within ${p99.toFixed(1)} ms)`,
    )
    console.log(
      `  restored to ${other[0]} in ${Math.round(restoreMs)} ms and copied back; every game replays; ${faults.length} faults`,
    )
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    for (const store of stores) await store.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
