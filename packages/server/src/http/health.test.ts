import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RunningServer } from '../process/server.ts'
import { openTwoSeatRoom } from '../testing/open-game.ts'
import { Client } from '../testing/socket-client.ts'
import { postgres, type TestDatabase } from '../testing/test-databases.ts'
import { startTestServer } from '../testing/test-server.ts'

const start = (store: string, operatorToken: string | null = null): Promise<RunningServer> =>
  startTestServer(store, { operatorToken })

const ask = async (
  { address }: RunningServer,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> => {
  const reply = await fetch(`${address}${path}`, { headers })
  return { status: reply.status, text: await reply.text() }
}

let server: RunningServer

describe('a running server', () => {
  beforeEach(async () => {
    server = await start(':memory:')
  })
  afterEach(() => server.close())

  it('is live and ready', async () => {
    expect(await ask(server, '/health/live')).toEqual({ status: 200, text: '{"live":true}' })
    expect(await ask(server, '/health/ready')).toEqual({
      status: 200,
      text: '{"ready":true,"draining":false,"database":true}',
    })
  })

  it('exports metrics: sockets, rooms and durable entries', async () => {
    const { room, keys } = await openTwoSeatRoom(server.address)
    const client = await Client.connect(server.address)
    await client.sit(room, keys[0])
    await client.ask({ kind: 'submit', requestId: 'a', expectedMove: 0, command: 'supply' })
    const { status, text } = await ask(server, '/metrics')
    expect(status).toBe(200)
    for (const line of [
      'quayside_connections_open 1',
      'quayside_rooms_loaded 1',
      'quayside_entries_appended_total 1',
      'quayside_append_duration_seconds_count 1',
      'quayside_draining 0',
      'quayside_bot_workers 0',
    ])
      expect(text.split('\n')).toContain(line)
    expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m)
    expect(text).toMatch(/^quayside_message_duration_seconds_count 2$/m)
    await client.close()
  })

  it('refuses its metrics through a proxy', async () => {
    expect((await ask(server, '/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403)
  })
})

it('exports its metrics to a client with the token, if one is configured', async () => {
  server = await start(':memory:', 'a token of the operator')
  expect((await ask(server, '/metrics')).status).toBe(403)
  expect((await ask(server, '/metrics', { authorization: 'Bearer another one' })).status).toBe(403)
  const response = await ask(server, '/metrics', { authorization: 'Bearer a token of the operator' })
  expect(response.status).toBe(200)
  await server.close()
})

it('is live but not ready while the database is unreachable', async () => {
  const database: TestDatabase = await postgres()
  server = await start(database.address)
  expect((await ask(server, '/health/ready')).status).toBe(200)
  await database.stop()
  expect(await ask(server, '/health/ready')).toMatchObject({ status: 503 })
  expect((await ask(server, '/health/live')).status).toBe(200)
  await server.close()
})

it('is accepting but not ready while nothing can be written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-health-'))
  const store = join(folder, 'quayside.db')
  server = await start(store)
  const foreign = new DatabaseSync(store)
  foreign.exec('begin immediate')
  expect(await ask(server, '/health/ready')).toEqual({
    status: 503,
    text: '{"ready":false,"draining":false,"database":false}',
  })
  expect(await ask(server, '/health/accepting')).toEqual({ status: 200, text: '{"accepting":true}' })
  foreign.close()
  await server.close()
  await rm(folder, { recursive: true })
})
