import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { PostgresServer } from './postgres-server.ts'
import { type DatabaseState, SHARED_POSTGRES } from './shared-postgres.ts'

/** Both databases, empty for each test file; PostgreSQL comes with the packages. */

export interface TestDatabase {
  readonly address: string
  stop(): Promise<void>
}

const sqlite = async (): Promise<TestDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-sqlite-'))
  return {
    address: join(folder, 'quayside.db'),
    stop: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A database whose process can be killed and restarted. */
export interface PostgresDatabase extends TestDatabase {
  /** The process id of the main process; null when it is not running. */
  pid(): Promise<number | null>
  /** Restarts it after it has ended. */
  start(): Promise<void>
}

/** A database on its own server, for tests that stop or kill it. */
export const postgres = async (): Promise<PostgresDatabase> => {
  const server = await PostgresServer.create()
  await server.query('create database quayside')
  return {
    address: server.address('quayside'),
    pid: () => server.pid(),
    start: () => server.start(),
    stop: () => server.stop(),
  }
}

/** A new database on the server that all test files share; on a separate server outside a test run. */
export const sharedPostgres = async (state: DatabaseState = 'ready'): Promise<TestDatabase> => {
  const shared = process.env[SHARED_POSTGRES]
  if (shared === undefined) return postgres()
  const reply = await fetch(shared, { method: 'POST', body: state })
  const address = await reply.text()
  if (!reply.ok) throw new Error(address)
  return {
    address,
    stop: async () => {
      await fetch(shared, { method: 'DELETE', body: address })
    },
  }
}

export const DATABASES: readonly (readonly [
  name: string,
  start: (state?: DatabaseState) => Promise<TestDatabase>,
])[] = [
  ['SQLite', sqlite],
  ['PostgreSQL', sharedPostgres],
]
