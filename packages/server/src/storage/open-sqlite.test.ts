import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { openSqlite } from './open-sqlite.ts'
import type { Schema } from './schema.ts'
import { storageFailure } from './storage-errors.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-sqlite-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const openTable = async (file: string): Promise<Kysely<Schema>> => {
  const db = openSqlite(file)
  onTestFinished(() => db.destroy())
  await sql`create table t (x)`.execute(db)
  return db
}

const insert = (db: Kysely<Schema>, x: unknown): Promise<unknown> =>
  sql`insert into t values (${x})`.execute(db)

const contents = async (db: Kysely<Schema>): Promise<readonly unknown[]> =>
  (await sql<{ x: unknown }>`select x from t`.execute(db)).rows.map(({ x }) => x)

/** The thread that gets the next statement. */
const threadOf = async (ask: () => Promise<unknown>): Promise<Worker> => {
  const post = vi.spyOn(Worker.prototype, 'postMessage')
  await ask()
  const thread = post.mock.contexts[0]
  post.mockRestore()
  if (!(thread instanceof Worker)) throw new Error('no thread was asked')
  return thread
}

it('keeps databases apart, in files and in memory', async () => {
  const databases = await Promise.all(['one.db', 'two.db'].map((name) => openTable(join(folder, name))))
  databases.push(await openTable(':memory:'), await openTable(':memory:'))
  await Promise.all(databases.map((db, index) => insert(db, index)))
  expect(await Promise.all(databases.map(contents))).toEqual([[0], [1], [2], [3]])
})

it('isolates transactions', async () => {
  const db = await openTable(':memory:')
  const failing = db.transaction().execute(async (change) => {
    await insert(change, 'inside')
    await sleep(20)
    throw new Error('changed my mind')
  })
  await Promise.all([expect(failing).rejects.toThrow('changed my mind'), insert(db, 'outside')])
  expect(await contents(db)).toEqual(['outside'])
})

it('reports an error in a statement, and runs the next one', async () => {
  const db = await openTable(':memory:')
  await expect(sql`insert into nowhere values (1)`.execute(db)).rejects.toMatchObject({
    message: 'no such table: nowhere',
    code: 'ERR_SQLITE_ERROR',
    errcode: 1,
    errstr: 'SQL logic error',
  })
  await expect(insert(db, Symbol('wrong'))).rejects.toThrow('could not be cloned')
  await insert(db, 'right')
  expect(await contents(db)).toEqual(['right'])
})

it('waits for a lock once, not once for every statement', async () => {
  const file = join(folder, 'locked.db')
  const db = await openTable(file)
  const foreign = new DatabaseSync(file)
  onTestFinished(() => foreign.close())
  foreign.exec('begin immediate')
  const refusals = Array.from({ length: 60 }, (_, x) => insert(db, x).catch(storageFailure))
  // If each waited for a second, it would take a minute.
  const answer = await Promise.race([Promise.all(refusals), sleep(30_000, 'too late', { ref: false })])
  expect(answer).toEqual(refusals.map(() => 'busy'))
  foreign.exec('rollback')
  await insert(db, 'free')
  expect(await contents(db)).toEqual(['free'])
})

it('keeps no process alive without pending statements', async () => {
  const module = JSON.stringify(new URL('./open-sqlite.ts', import.meta.url).href)
  const program = `
    import { sql } from 'kysely'
    const { openSqlite } = await import(${module})
    const { rows } = await sql\`select 1 as x\`.execute(openSqlite(':memory:'))
    console.log(JSON.stringify(rows))`
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['-e', program], {
    cwd: import.meta.dirname,
  })
  expect({ stdout, stderr }).toEqual({ stdout: '[{"x":1}]\n', stderr: '' })
})

it('a thread that ends closes its databases, and the next database gets a new thread', async () => {
  const db = await openTable(':memory:')
  const thread = await threadOf(() => contents(db))
  const pending = contents(db)
  await thread.terminate()
  await expect(pending).rejects.toThrow('the SQLite thread ended')
  const problem: unknown = await contents(db).catch((error: unknown) => error)
  expect(storageFailure(problem)).toBe('unavailable')
  expect(await contents(await openTable(':memory:'))).toEqual([])
})

it('a server whose thread has ended is not ready, refuses writes, and can be closed', async () => {
  const server = await startTestServer(join(folder, 'quayside.db'))
  onTestFinished(() => server.close())
  const ask = (path: string, init?: RequestInit): Promise<Response> => fetch(`${server.address}${path}`, init)
  const thread = await threadOf(() => ask('/health/ready'))
  expect((await ask('/health/ready')).status).toBe(200)
  await thread.terminate()
  expect((await ask('/health/ready')).status).toBe(503)
  expect((await ask('/health/accepting')).status).toBe(503)
  expect((await ask('/health/live')).status).toBe(200)
  const refused = await ask('/api/players', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Odile"}',
  })
  expect(refused.status).toBe(503)
  expect(await refused.json()).toEqual({ code: 'write-failed', params: { because: 'unavailable' } })
})
