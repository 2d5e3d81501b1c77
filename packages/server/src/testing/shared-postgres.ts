/**
 * One PostgreSQL server for all files of a test run. Files ask this process for a database over HTTP; the server starts
 * when the first one asks, so that a run without PostgreSQL does not wait for it.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { PostgresServer } from './postgres-server.ts'

/** Whether a new database has its tables already. */
export type DatabaseState = 'ready' | 'empty'

/** The environment variable with the address for test files. */
export const SHARED_POSTGRES = 'QUAYSIDE_TEST_POSTGRES'

/** Durability is not needed here, so nothing waits for the disk. */
const FLAGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400'].flatMap(
  (setting) => ['-c', setting],
)

/** A template database with empty tables; copying it is faster than running the migrations. */
const makeTemplate = async (server: PostgresServer): Promise<string> => {
  const { connect, migrate } = await import('../storage/database.ts')
  await server.query('create database ready template template0')
  const db = connect(server.address('ready'))
  await migrate(db)
  await db.destroy()
  return 'ready'
}

class SharedPostgres {
  #server: Promise<PostgresServer> | null = null
  #template: Promise<string> | null = null
  #made = 0

  async create(state: DatabaseState): Promise<string> {
    this.#server ??= PostgresServer.create(FLAGS)
    const server = await this.#server
    const name = `test_${++this.#made}`
    if (state === 'ready') this.#template ??= makeTemplate(server)
    const template = state === 'ready' ? await this.#template : 'template0'
    await server.query(`create database ${name} template ${template} strategy file_copy`)
    return server.address(name)
  }

  async drop(address: string): Promise<string> {
    const name = /test_\d+$/.exec(address)?.[0]
    // Remaining connections are closed, as when a server stops.
    if (name !== undefined) await (await this.#server)?.query(`drop database if exists ${name} with (force)`)
    return ''
  }

  async stop(): Promise<void> {
    await (await this.#server)?.stop()
  }
}

export default async (): Promise<() => Promise<void>> => {
  const databases = new SharedPostgres()
  const answer = async (request: IncomingMessage): Promise<string> =>
    request.method === 'DELETE'
      ? databases.drop(await text(request))
      : databases.create((await text(request)) === 'empty' ? 'empty' : 'ready')
  const admission = createServer((request, response) => {
    answer(request).then(
      (reply) => response.end(reply),
      (problem: unknown) => response.writeHead(500).end(String(problem)),
    )
  })
  admission.listen(0, '127.0.0.1')
  await once(admission, 'listening')
  process.env[SHARED_POSTGRES] = `http://127.0.0.1:${(admission.address() as AddressInfo).port}`
  return async () => {
    admission.close()
    admission.closeAllConnections()
    await databases.stop()
  }
}
