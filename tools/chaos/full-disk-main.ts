/** Plays on a disk that it fills and makes room on again; whoever started it gave it a small one of its own. */
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { ServerProcess } from '@quayside/server/testing'
import { Players } from './chaos-clients.ts'
import { openDatabase, TormentedDatabase } from './faulty-database.ts'
import type { FullDiskReport } from './full-disk.ts'
import { brokenLog } from './invariants.ts'

const TABLES = 3
/** Commands before and after, and refusals meanwhile. */
const ENOUGH = 50

const NODE = new URL('./chaos-server-main.ts', import.meta.url).pathname
const filler = join(tmpdir(), 'filler')

/** Until there is no room for another byte. */
const fill = async (): Promise<void> => {
  const file = await open(filler, 'a')
  let size = 1 << 20
  while (size >= 1)
    try {
      await file.appendFile(Buffer.alloc(size))
    } catch (problem) {
      if (!(problem instanceof Error && 'code' in problem && problem.code === 'ENOSPC')) throw problem
      size >>= 1
    }
  await file.close()
}

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await sleep(20)
}

/** Asks for a while: what the server found out about its disk just before it was full stays good for seconds. */
const staysReady = async (): Promise<boolean> => {
  for (let asked = 0; asked < 100; asked++) {
    const { ok } = await fetch(`${victim.address}/health/ready`)
    if (!ok) return false
    await sleep(200)
  }
  return true
}

const database = await openDatabase(process.argv[2] === 'postgres' ? 'postgres' : 'sqlite')
const tormented = database.process === null ? null : new TormentedDatabase(database.process)
await tormented?.begin()
const victim = new ServerProcess({ QUAYSIDE_DATABASE: database.address }, NODE)
await victim.start()

const players = new Players(() => victim.address)
/** Whoever is late at a table is refused too, full disk or not. */
const refusals = (): readonly (readonly [string, number])[] =>
  [...players.refusals].filter(([why]) => why !== 'stale-move')
const refused = (): number => refusals().reduce((sum, [, count]) => sum + count, 0)
const { acknowledged } = players

const playing = players.playTogether(TABLES)
await until(() => acknowledged.length >= ENOUGH)
await fill()
await until(() => refused() >= ENOUGH)
const ready = await staysReady()
const before = acknowledged.length
await rm(filler)
// Without room for its log PostgreSQL ends; whoever runs it starts it again.
await tormented?.start()
await until(() => acknowledged.length >= before + ENOUGH)
players.stop()
await playing
const deaths = victim.deaths > 0 ? ['the server ended by itself'] : []
await victim.stop()
const report: FullDiskReport = {
  before,
  after: acknowledged.length - before,
  refusals: Object.fromEntries(refusals()),
  ready,
  broken: [...deaths, ...players.surprises, ...(await brokenLog(database.address, acknowledged))],
}
await database.stop()
console.log(JSON.stringify(report))
