/** Plays games while the disk is filled and freed again; the parent process mounted a small disk for it. */
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { ServerProcess } from '@quayside/server/testing'
import { ChaosClients } from './chaos-clients.ts'
import { FaultyDatabase, openDatabase } from './faulty-database.ts'
import type { FullDiskReport } from './full-disk.ts'
import { checkLog } from './invariants.ts'

const ROOMS = 3
/** Commands before and after, and refusals while the disk is full. */
const ENOUGH = 50

const NODE = new URL('./chaos-server-main.ts', import.meta.url).pathname
const filler = join(tmpdir(), 'filler')

/** Writes until the disk has no free byte. */
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

/** Polls for 20 seconds, because the server caches its last check of the disk for a few seconds. */
const staysReady = async (): Promise<boolean> => {
  for (let asked = 0; asked < 100; asked++) {
    const { ok } = await fetch(`${server.address}/health/ready`)
    if (!ok) return false
    await sleep(200)
  }
  return true
}

const database = await openDatabase(process.argv[2] === 'postgres' ? 'postgres' : 'sqlite')
const faultyDatabase = database.process === null ? null : new FaultyDatabase(database.process)
await faultyDatabase?.begin()
const server = new ServerProcess({ QUAYSIDE_DATABASE: database.address }, NODE)
await server.start()

const clients = new ChaosClients(() => server.address)
/** Without refusals of stale moves, which also happen with free space. */
const refusals = (): readonly (readonly [string, number])[] =>
  [...clients.refusals].filter(([why]) => why !== 'stale-move')
const refused = (): number => refusals().reduce((sum, [, count]) => sum + count, 0)
const { acknowledged } = clients

const playing = clients.playRooms(ROOMS)
await until(() => acknowledged.length >= ENOUGH)
await fill()
await until(() => refused() >= ENOUGH)
const ready = await staysReady()
const before = acknowledged.length
await rm(filler)
// PostgreSQL exits when it cannot write its log, so it is started again.
await faultyDatabase?.start()
await until(() => acknowledged.length >= before + ENOUGH)
clients.stop()
await playing
const deaths = server.deaths > 0 ? ['the server exited unexpectedly'] : []
await server.stop()
const report: FullDiskReport = {
  before,
  after: acknowledged.length - before,
  refusals: Object.fromEntries(refusals()),
  ready,
  violations: [...deaths, ...clients.unexpectedRefusals, ...(await checkLog(database.address, acknowledged))],
}
await database.stop()
console.log(JSON.stringify(report))
