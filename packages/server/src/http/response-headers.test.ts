import { afterEach, expect, it } from 'vitest'
import type { RunningServer } from '../process/server.ts'
import { Browser } from '../testing/http-client.ts'
import { openTwoSeatRoom } from '../testing/open-game.ts'
import { startTestServer } from '../testing/test-server.ts'

let server: RunningServer

const start = async (address: string | null): Promise<void> => {
  server = await startTestServer(':memory:', {
    publicUrl: address,
    site: (_request, response) => void response.end('a page'),
  })
}

afterEach(() => server.close())

const header = async (
  path: string,
  name: string,
  headers: Record<string, string> = {},
): Promise<string | null> => (await fetch(`${server.address}${path}`, { headers })).headers.get(name)

it('API responses are not cached', async () => {
  await start(null)
  const odile = new Browser(server.address)
  await odile.become('Odile')
  const { room } = await openTwoSeatRoom(server.address)
  for (const path of [
    '/api/me',
    '/api/me/personal-data',
    '/api/me/rooms',
    `/api/rooms/${room}`,
    '/api/lobby',
    '/api/nowhere',
  ])
    expect([path, await header(path, 'cache-control', { cookie: odile.cookie })]).toEqual([path, 'no-store'])
})

it('HSTS is sent for this host name only, when the public URL is https', async () => {
  await start('https://quayside.example')
  for (const path of ['/', '/api/lobby', '/health/live', '/api/nowhere'])
    expect([path, await header(path, 'strict-transport-security')]).toEqual([path, 'max-age=31536000'])
})

it.each([null, 'http://quayside.example'])('HSTS is not sent at %s', async (address) => {
  await start(address)
  for (const path of ['/', '/api/lobby']) expect(await header(path, 'strict-transport-security')).toBeNull()
})

it('idle connections stay open longer than those of a reverse proxy', async () => {
  await start(null)
  expect(await header('/api/lobby', 'keep-alive')).toBe('timeout=72')
})
