import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, it } from 'vitest'
import { openSqlite } from './open-sqlite.ts'
import { notStoredRefusal, storageFailure } from './storage-errors.ts'

const problemOf = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
  } catch (problem) {
    return problem
  }
  throw new Error('it worked')
}

it('a full SQLite disk is distinguished from a lock and from a wrong statement', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-full-'))
  const file = join(folder, 'full.db')
  const database = new DatabaseSync(file)
  database.exec('create table t (x); pragma max_page_count = 3')
  const fill = (): void => {
    for (;;) database.prepare('insert into t values (?)').run('x'.repeat(3000))
  }
  expect(storageFailure(await problemOf(fill))).toBe('disk')
  database.exec('begin exclusive')
  const other = new DatabaseSync(file)
  expect(storageFailure(await problemOf(() => other.exec('insert into t values (1)')))).toBe('busy')
  expect(storageFailure(await problemOf(() => database.exec('insert into nothing values (1)')))).toBeNull()
  other.close()
  database.close()
  await rm(folder, { recursive: true })
})

it('a full SQLite disk is recognised also by a transaction that SQLite has already rolled back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-full-'))
  const db = openSqlite(join(folder, 'full.db'))
  await sql`create table t (x)`.execute(db)
  await sql`pragma max_page_count = 3`.execute(db)
  const insert = (text: string): Promise<void> =>
    db.transaction().execute(async (change) => {
      await sql`insert into t values (${text})`.execute(change)
    })
  expect(storageFailure(await problemOf(() => insert('x'.repeat(30_000))))).toBe('disk')
  await insert('small')
  await db.destroy()
  await rm(folder, { recursive: true })
})

it('a PostgreSQL that is unreachable, disconnects, is full, or gets a wrong statement', async () => {
  const nobody = new pg.Client({ host: '127.0.0.1', port: 1 })
  expect(storageFailure(await problemOf(() => nobody.connect()))).toBe('unavailable')
  const rude = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(rude, 'listening')
  const at = rude.address()
  const cut = new pg.Client({ host: '127.0.0.1', port: typeof at === 'object' && at ? at.port : 0 })
  expect(storageFailure(await problemOf(() => cut.connect()))).toBe('unavailable')
  rude.close()
  const error = (code: string): Error => Object.assign(new pg.DatabaseError(code, 0, 'error'), { code })
  expect(storageFailure(error('53100'))).toBe('disk')
  expect(storageFailure(error('57P01'))).toBe('unavailable')
  expect(storageFailure(error('42601'))).toBeNull()
})

it('an unknown error counts as an unavailable store', () => {
  expect(notStoredRefusal(new Error('?'))).toEqual({
    code: 'write-failed',
    params: { because: 'unavailable' },
  })
})
