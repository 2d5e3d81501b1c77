import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verifyBackup, verifyStore } from '../process/operate.ts'
import { fillAs } from '../testing/old-stores.ts'
import { openGame } from '../testing/open-game.ts'
import { type Acknowledged, RetryingClient } from '../testing/retrying-client.ts'
import { sharedPostgres, type TestDatabase } from '../testing/test-databases.ts'
import { startTestServer } from '../testing/test-server.ts'
import { copyStore, createBackup, restoreBackup } from './copy-store.ts'
import { connect, schemaVersion, schemaVersions } from './database.ts'
import { Store } from './store.ts'

/** Games, commands before the backup, and commands while the games go on; `npm test -- --long` plays more. */
const [GAMES, BEFORE, MEANWHILE] = process.env['QUAYSIDE_LONG'] === undefined ? [2, 60, 30] : [6, 200, 100]

let folder: string
let made = 0
const databases: TestDatabase[] = []

/** New, empty databases. */
const places = {
  SQLite: async (): Promise<string> => join(folder, `store-${made++}.db`),
  PostgreSQL: async (): Promise<string> => {
    const database = await sharedPostgres('empty')
    databases.push(database)
    return database.address
  },
} as const

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-backup-'))
})

afterAll(async () => {
  for (const database of databases) await database.stop()
  await rm(folder, { recursive: true, force: true })
})

const newFile = (): string => join(folder, `backup-${made++}.gz`)

interface Traffic {
  readonly acknowledged: readonly Acknowledged[]
  /** Resolves once this many commands were acknowledged. */
  until(commands: number): Promise<void>
  /** Moves the same players in the same rooms to another server. */
  moveTo(address: string): void
  /** Disconnects all players for good. */
  stop(): void
  over: Promise<unknown>
}

const playAt = async (first: string): Promise<Traffic> => {
  const acknowledged: Acknowledged[] = []
  let address = first
  const seats: RetryingClient[] = []
  for (let number = 0; number < GAMES; number++) {
    const { room, keys, game } = await openGame(address, number)
    for (const [seat, key] of Object.entries(keys))
      seats.push(
        new RetryingClient(
          { game, room, key, seat: Number(seat) },
          () => address,
          (done) => acknowledged.push(done),
        ),
      )
  }
  return {
    acknowledged,
    until: async (commands) => {
      while (acknowledged.length < commands) await sleep(10)
    },
    moveTo: (next) => {
      address = next
    },
    stop: () => {
      for (const seat of seats) seat.stop()
    },
    over: Promise.all(seats.map((seat) => seat.over)),
  }
}

const serve = (store: string) => startTestServer(store)

describe.each([
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
] as const)('a backup of %s', (from, to) => {
  it(`is made while games go on, the same players play on in ${to}, and a copy of that comes back the same`, async () => {
    const [source, target, file] = [await places[from](), await places[to](), newFile()]
    const server = await serve(source)
    const traffic = await playAt(server.address)
    await traffic.until(BEFORE)
    const before = traffic.acknowledged.length
    const counts = await createBackup(source, file)
    expect(counts).toMatchObject({ ok: true, value: { room: GAMES } })
    await traffic.until(before + MEANWHILE)

    expect(await restoreBackup(file, target)).toEqual(counts)
    const copy = await verifyStore(target)
    expect(copy).toMatchObject({ ok: true, value: { games: GAMES, broken: [] } })
    expect(await verifyBackup(file)).toEqual(copy)
    const store = await Store.open(target)
    for (const done of traffic.acknowledged.slice(0, before)) {
      const [entry] = await store.log.read(done.room, done.seq - 1)
      expect(entry).toMatchObject({ payload: done.command, request_id: done.request, seat_number: done.seat })
    }
    await store.close()

    const elsewhere = await serve(target)
    traffic.moveTo(elsewhere.address)
    await server.close()
    await traffic.over
    await elsewhere.close()
    const verified = await verifyStore(target)
    expect(verified).toMatchObject({ ok: true, value: { games: GAMES, broken: [] } })

    const [there, back] = [await places[from](), await places[to]()]
    expect(await copyStore(target, there)).toEqual(await copyStore(there, back))
    expect(await verifyStore(there)).toEqual(verified)
    expect(await verifyStore(back)).toEqual(verified)
    expect(await everything(back)).toEqual(await everything(target))
  }, 120_000)
})

/** All lines of a backup but the first, which has its time. */
const everything = async (store: string): Promise<readonly string[]> => {
  const file = newFile()
  await createBackup(store, file, 0)
  return gunzipSync(await readFile(file))
    .toString()
    .split('\n')
}

describe('a backup', () => {
  let store: string
  let file: string

  beforeAll(async () => {
    store = await places.SQLite()
    file = newFile()
    const server = await serve(store)
    await openGame(server.address, 0)
    await server.close()
    await createBackup(store, file)
  })

  let target: string

  beforeEach(async () => {
    target = await places.SQLite()
  })

  const refusal = async (content: Buffer): Promise<unknown> => {
    const altered = newFile()
    await writeFile(altered, content)
    return restoreBackup(altered, target)
  }

  /** A restore into a database that is not empty would be refused. */
  const expectNothingStayed = async (): Promise<void> =>
    expect(await restoreBackup(file, target)).toMatchObject({ ok: true })

  const rewritten = async (change: (text: string) => string): Promise<Buffer> =>
    gzipSync(change(gunzipSync(await readFile(file)).toString()))

  it('does not overwrite a file', async () => {
    expect(await createBackup(store, file)).toMatchObject({ refusal: { code: 'backup-exists' } })
  })

  it('needs an existing store', async () => {
    expect(await createBackup(join(folder, 'nothing.db'), newFile())).toMatchObject({
      refusal: { code: 'no-such-store' },
    })
    expect(await createBackup(await places.PostgreSQL(), newFile())).toMatchObject({
      refusal: { code: 'no-such-store' },
    })
  })

  it('fills only an empty store', async () => {
    expect(await restoreBackup(file, store)).toMatchObject({ refusal: { code: 'store-not-empty' } })
    expect(await copyStore(store, store)).toMatchObject({ refusal: { code: 'store-not-empty' } })
  })

  it('is refused when its end is missing', async () => {
    const whole = await readFile(file)
    for (const length of [whole.length - 1, whole.length >> 1, 200, 0])
      expect(await refusal(whole.subarray(0, length))).toMatchObject({
        refusal: { code: 'backup-cut-short' },
      })
    const short = await rewritten((text) => text.split('\n').slice(0, -2).join('\n'))
    expect(await refusal(short)).toMatchObject({ refusal: { code: 'backup-cut-short' } })
    await expectNothingStayed()
  })

  it('is refused when it was changed', async () => {
    const whole = await readFile(file)
    whole[whole.length >> 1] = (whole[whole.length >> 1] ?? 0) ^ 1
    expect(await refusal(whole)).toMatchObject({ refusal: { code: 'backup-altered' } })
    for (const change of [
      (text: string) => text.replace('Seat 1', 'Seat 9'),
      (text: string) => text.replace('"table":"seat"', '"table":"kysely_migration"'),
      (text: string) => text.replace(/\n\["/, '\n[["'),
      (text: string) => text.replace(/\n\[/, '\n[null,'),
      (text: string) => `${text}[1]\n`,
      (text: string) => text.replace(/\n\{"table":"seat"[^\n]*\n[^\n]*\n/, '\n'),
    ])
      expect(await refusal(await rewritten(change))).toMatchObject({ refusal: { code: 'backup-altered' } })
    await expectNothingStayed()
  })

  it('is refused when it is not a backup, or one of a newer version', async () => {
    expect(await refusal(Buffer.from('a text'))).toMatchObject({ refusal: { code: 'not-a-backup' } })
    expect(await refusal(gzipSync('a text\n'))).toMatchObject({ refusal: { code: 'not-a-backup' } })
    expect(await refusal(gzipSync('{}\n'))).toMatchObject({ refusal: { code: 'not-a-backup' } })
    expect(await restoreBackup(join(folder, 'nothing.gz'), await places.SQLite())).toMatchObject({
      refusal: { code: 'backup-missing' },
    })
    for (const change of [
      (text: string) => text.replace('"format":2', '"format":3'),
      (text: string) => text.replace(/"schemaVersion":"[^"]*"/, '"schemaVersion":"999-later"'),
    ])
      expect(await refusal(await rewritten(change))).toMatchObject({ refusal: { code: 'newer-store' } })
    await expectNothingStayed()
  })

  it('of an older version keeps its schema, and is migrated when it is restored', async () => {
    const [older, newer, copy] = [await places.SQLite(), await places.PostgreSQL(), newFile()]
    await fillAs('001-rooms', older, {
      player: [{ id: 'odile', name: 'Odile', key: 'hash', since: 1_700_000_000_000, wishes: '{}' }],
    })
    expect(await createBackup(older, copy)).toMatchObject({ ok: true, value: { player: 1 } })
    const db = connect(older)
    expect(await schemaVersion(db)).toBe('001-rooms')
    await db.destroy()
    expect(await restoreBackup(copy, newer)).toMatchObject({ ok: true })
    const restored = connect(newer)
    expect(await schemaVersion(restored)).toBe((await schemaVersions()).at(-1))
    expect(await restored.selectFrom('player').select('name').execute()).toEqual([{ name: 'Odile' }])
    await restored.destroy()
  })
})

it('a log that does not replay is found', async () => {
  const store = await places.SQLite()
  const server = await serve(store)
  const traffic = await playAt(server.address)
  await traffic.until(10)
  traffic.stop()
  await server.close()
  const broken = traffic.acknowledged[0]?.room ?? ''
  const db = connect(store)
  await db
    .updateTable('entry')
    .set({ payload: 'nonsense' })
    .where('room_id', '=', broken)
    .where('seq', '=', 0)
    .execute()
  await db.destroy()
  expect(await verifyStore(store)).toMatchObject({
    value: { games: GAMES, broken: [{ room: broken, refusal: { code: 'invalid-entry' } }] },
  })
})
