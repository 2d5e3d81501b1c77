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

/** The variable that tells test files where to ask. */
export const SHARED_POSTGRES = 'QUAYSIDE_TEST_POSTGRES'

/** Nothing is to survive a power cut here, so nothing waits for the disk. */
const FLAGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400'].flatMap(
  (setting) => ['-c', setting],
)

class SharedPostgres {
  #server: Promise<PostgresServer> | null = null
  #made = 0

  async create(): Promise<string> {
    this.#server ??= PostgresServer.create(FLAGS)
    const server = await this.#server
    const name = `test_${++this.#made}`
    await server.query(`create database ${name} template template0`)
    return server.address(name)
  }

  async drop(address: string): Promise<string> {
    const name = /test_\d+$/.exec(address)?.[0]
    // Whoever is still connected is sent away, as by a server that ends.
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
    request.method === 'DELETE' ? databases.drop(await text(request)) : databases.create()
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
