import { chmod, mkdir, mkdtemp, open, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { copyStore, createBackup, restoreBackup, verifyStore } from '../process/operate.ts'
import type { RunningServer } from '../process/server.ts'
import { ServerProcess } from '../testing/server-process.ts'
import { startTestServer } from '../testing/test-server.ts'
import { connect, schemaVersions } from './database.ts'
import { storageFailure } from './storage-errors.ts'
import { Store } from './store.ts'
import { isFolderShared } from './store-files.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-files-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const serve = (store: string): Promise<RunningServer> => startTestServer(store)

/** The mode of each file in a folder. */
const modes = async (at: string): Promise<Readonly<Record<string, string>>> => {
  const found: Record<string, string> = {}
  for (const name of await readdir(at)) found[name] = ((await stat(join(at, name))).mode & 0o777).toString(8)
  return found
}

it('a new store and the files next to it are readable by their owner only, and so are its copies', async () => {
  const mask = process.umask(0o022)
  onTestFinished(() => void process.umask(mask))
  const home = join(folder, 'new', 'data')
  const store = join(home, 'quayside.db')
  const server = await serve(store)
  const made = { 'quayside.db': '600', 'quayside.db-shm': '600', 'quayside.db-wal': '600' }
  expect(await modes(home)).toEqual({ ...made, 'quayside.db.lock': '600' })
  expect(await createBackup(store, join(home, 'backup.gz'))).toMatchObject({ ok: true })
  await server.close()
  expect(await restoreBackup(join(home, 'backup.gz'), join(folder, 'other', 'restored.db'))).toMatchObject({
    ok: true,
  })
  expect(await copyStore(store, join(folder, 'other', 'copied.db'))).toMatchObject({ ok: true })
  expect(await modes(home)).toMatchObject({ 'backup.gz': '600', 'quayside.db': '600' })
  expect(await modes(join(folder, 'other'))).toEqual({
    'copied.db': '600',
    'copied.db.lock': '600',
    'restored.db': '600',
    'restored.db.lock': '600',
  })
  expect(await modes(folder)).toEqual({ new: '700', other: '700' })
  expect(await modes(join(folder, 'new'))).toEqual({ data: '700' })
})

it('the file of an older version is restricted; an existing folder is not changed, and reported', async () => {
  const home = join(folder, 'shared')
  await mkdir(home)
  await chmod(home, 0o755)
  await writeFile(join(home, 'photographs'), '')
  const store = join(home, 'quayside.db')
  await (await Store.open(store)).close()
  await chmod(store, 0o644)
  const opened = await Store.open(store)
  expect(await modes(home)).toMatchObject({ 'quayside.db': '600', 'quayside.db-wal': '600' })
  await opened.close()
  expect(await modes(folder)).toEqual({ shared: '755' })
  expect(isFolderShared(store)).toBe(true)
  await chmod(home, 0o700)
  expect(isFolderShared(store)).toBe(false)
  expect(isFolderShared(':memory:')).toBe(false)
})

it('a file is used by one server at a time, by whichever path', async () => {
  const store = join(folder, 'quayside.db')
  const first = await serve(store)
  await expect(serve(store)).rejects.toMatchObject({ refusal: { code: 'store-in-use' } })
  await symlink(store, join(folder, 'link.db'))
  await expect(serve(join(folder, 'link.db'))).rejects.toMatchObject({ refusal: { code: 'store-in-use' } })
  expect(await restoreBackup(join(folder, 'none.gz'), store)).toMatchObject({
    refusal: { code: 'backup-missing' },
  })
  expect(await createBackup(store, join(folder, 'backup.gz'))).toMatchObject({ ok: true })
  expect(await restoreBackup(join(folder, 'backup.gz'), store)).toMatchObject({
    refusal: { code: 'store-in-use' },
  })
  expect(await verifyStore(store)).toMatchObject({ ok: true })
  expect((await fetch(`${first.address}/health/ready`)).status).toBe(200)
  await first.close()
  await (await serve(store)).close()
})

it('a server that was killed leaves its file to the next one', async () => {
  const store = join(folder, 'quayside.db')
  const server = new ServerProcess({ QUAYSIDE_DATABASE: store })
  await server.start()
  await expect(serve(store)).rejects.toThrow('another server is using this store')
  await server.kill()
  await (await serve(store)).close()
})

it('a damaged file, a file of another kind and a newer store are distinguished', async () => {
  const store = join(folder, 'quayside.db')
  await (await Store.open(store)).close()
  const db = connect(store)
  await sql`insert into kysely_migration values ('999-later', '2030-01-01')`.execute(db)
  await db.destroy()
  expect((await schemaVersions()).at(-1)?.localeCompare('999-later')).toBe(-1)
  const newer = { code: 'newer-store', params: { level: '999-later' } }
  await expect(serve(store)).rejects.toMatchObject({ refusal: newer })
  expect(await createBackup(store, join(folder, 'backup.gz'))).toMatchObject({ refusal: newer })

  const damaged = { code: 'store-damaged', params: {} }
  const other = join(folder, 'other.db')
  await writeFile(other, 'a letter to the harbour master '.repeat(1000))
  await expect(serve(other)).rejects.toMatchObject({ refusal: damaged })
  expect(await createBackup(other, join(folder, 'backup.gz'))).toMatchObject({ refusal: damaged })

  const broken = join(folder, 'broken.db')
  await (await Store.open(broken)).close()
  const file = await open(broken, 'r+')
  await file.write(Buffer.alloc(2000, 0xee), 0, 2000, 100)
  await file.close()
  await expect(serve(broken)).rejects.toMatchObject({ refusal: damaged })
})

const makePlayer = (server: RunningServer): Promise<Response> =>
  fetch(`${server.address}/api/players`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Odile"}',
  })

it('a lock of another process blocks writes and nothing else in the server', async () => {
  const store = join(folder, 'quayside.db')
  const opened = await Store.open(store)
  onTestFinished(() => opened.close())
  const foreign = new DatabaseSync(store)
  onTestFinished(() => foreign.close())
  foreign.exec('begin immediate')
  let isRefused = false
  const writing = opened.secrets
    .get('tide', () => 'high')
    .catch((problem: unknown) => {
      isRefused = true
      return storageFailure(problem)
    })
  let rounds = 0
  for (; !isRefused; rounds++) await sleep(20)
  expect(await writing).toBe('busy')
  // A thread that blocked in a statement would have allowed only a round or two.
  expect(rounds).toBeGreaterThan(5)
  foreign.exec('rollback')
  expect(await opened.secrets.get('tide', () => 'low')).toBe('low')
})

it('a write while another process holds the file is refused, and may be repeated', async () => {
  const store = join(folder, 'quayside.db')
  const server = await serve(store)
  onTestFinished(() => server.close())
  const foreign = new DatabaseSync(store)
  onTestFinished(() => foreign.close())
  foreign.exec('begin immediate')
  const refused = await makePlayer(server)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toEqual({ code: 'write-failed', params: { because: 'busy' } })
  foreign.exec('rollback')
  expect((await makePlayer(server)).status).toBe(201)
})

it('a short lock delays a write, and refuses nothing', async () => {
  const store = join(folder, 'quayside.db')
  const opened = await Store.open(store)
  onTestFinished(() => opened.close())
  const foreign = new DatabaseSync(store)
  onTestFinished(() => foreign.close())
  foreign.exec('begin immediate')
  const kept = opened.secrets.get('tide', () => 'high')
  setTimeout(() => foreign.exec('commit'), 50)
  expect(await kept).toBe('high')
})
