/** Plays on a disk that it fills and makes room on again; whoever started it gave it a small one of its own. */
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ChaosDatabase, TormentedDatabase } from '../drivers/chaos/database.ts'
import type { FullDiskReport } from '../drivers/chaos/full-disk.ts'
import { brokenLog } from '../drivers/chaos/promises.ts'
import { openGame } from '../drivers/open-game.ts'
import { type Acknowledged, Stubborn } from '../drivers/stubborn.ts'
import { Victim } from '../drivers/victim.ts'
import { DATABASES, postgres } from './databases.ts'

const TABLES = 3
/** Commands before and after, and refusals meanwhile. */
const ENOUGH = 50

const NODE = new URL('../drivers/chaos/chaos-node.ts', import.meta.url).pathname
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

const openDatabase = async (kind: string): Promise<ChaosDatabase & { stop(): Promise<void> }> => {
  if (kind === 'postgres') {
    const database = await postgres()
    return { address: database.address, process: database, stop: () => database.stop() }
  }
  const database = await DATABASES[0]?.[1]()
  return { address: database?.address ?? '', process: null, stop: async () => database?.stop() }
}

const database = await openDatabase(process.argv[2] ?? '')
const tormented = database.process === null ? null : new TormentedDatabase(database.process)
await tormented?.begin()
const victim = new Victim({ QUAYSIDE_STORE: database.address }, NODE)
await victim.start()

const acknowledged: Acknowledged[] = []
const refusals = new Map<string, number>()
let refused = 0
const seats = new Set<Stubborn>()
let isEnding = false

const play = async (first: number): Promise<void> => {
  for (let number = first; !isEnding; number += TABLES) {
    const opened = await openGame(victim.address, number).catch(() => null)
    if (opened === null) {
      await sleep(100)
      continue
    }
    const { game, room, keys } = opened
    const here = Object.entries(keys).map(
      ([seat, key]) =>
        new Stubborn(
          { game, room, key, seat: Number(seat) },
          () => victim.address,
          (done) => acknowledged.push(done),
          {
            refused: (code, because) => {
              if (code === 'wrong-position') return
              refused++
              const what = `${code}: ${because}`
              refusals.set(what, (refusals.get(what) ?? 0) + 1)
            },
          },
        ),
    )
    for (const seat of here) seats.add(seat)
    await Promise.all(here.map((seat) => seat.over.then(() => seats.delete(seat))))
  }
}

const playing = Promise.all(Array.from({ length: TABLES }, (_, table) => play(table)))
await until(() => acknowledged.length >= ENOUGH)
await fill()
await until(() => refused >= ENOUGH)
const { ok: ready } = await fetch(`${victim.address}/health/ready`)
const before = acknowledged.length
await rm(filler)
// Without room for its log PostgreSQL ends; whoever runs it starts it again.
await tormented?.start()
await until(() => acknowledged.length >= before + ENOUGH)
isEnding = true
for (const seat of seats) seat.stop()
await playing
const deaths = victim.deaths > 0 ? ['the server ended by itself'] : []
await victim.stop()
const report: FullDiskReport = {
  before,
  after: acknowledged.length - before,
  refusals: Object.fromEntries(refusals),
  ready,
  broken: [...deaths, ...(await brokenLog(database.address, acknowledged))],
}
await database.stop()
console.log(JSON.stringify(report))
