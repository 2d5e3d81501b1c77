import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SAMPLE_GAME } from '@quayside/games/testing'
import { expect, it } from 'vitest'
import type { EntryRow } from '../storage/schema.ts'
import { Store } from '../storage/store.ts'
import { openTwoSeatRoom } from '../testing/open-game.ts'
import { Client } from '../testing/socket-client.ts'
import { TestPlayer } from '../testing/test-player.ts'
import { fingerprint } from './logger.ts'

const TOKEN = 'the-token-of-the-operator'

interface LoggedServer {
  readonly address: string
  /** Stops the server and returns its log. */
  readonly end: () => Promise<string>
}

const startLogged = async (store: string): Promise<LoggedServer> => {
  const child = fork(new URL('../testing/logging-process.ts', import.meta.url), [store, TOKEN], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const log: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => log.push(String(bytes)))
  const [address] = (await once(child, 'message')) as [string]
  const end = async (): Promise<string> => {
    const gone = once(child, 'exit')
    child.disconnect()
    await gone
    return log.join('')
  }
  return { address, end }
}

it('a whole game with many errors is logged without any secret', async () => {
  const { address, end } = await startLogged(':memory:')
  const secrets = [TOKEN]

  const made = await fetch(`${address}/api/players`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ines"}',
  })
  const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? ''
  secrets.push(cookie.split('=')[1] ?? '', ((await made.json()) as { secret: string }).secret)
  await fetch(`${address}/api/me`, { headers: { cookie } })

  const { room, keys, secret } = await openTwoSeatRoom(address)
  secrets.push(secret, ...Object.values(keys))
  const people = [0, 1].map(
    (seat) =>
      new TestPlayer({ address, game: SAMPLE_GAME, room, key: keys[seat] ?? '', seat }, `log ${seat}`),
  )
  await Promise.all(people.map((person) => person.play()))
  for (const person of people) await person.disconnect()

  const rude = await Client.connect(address, cookie)
  for (const text of [
    `{"key":"${keys[0]}"`,
    `${secret}`,
    `{"kind":"hello", "protocol": 2,"room":"${room}","seatSecret":"${secret}"}`,
  ])
    rude.send(text)
  await rude.next(({ kind }) => kind === 'refused')
  await rude.close()
  const authorization = `Bearer ${secret}`
  await fetch(`${address}/api/rooms/${room}?key=${keys[0]}`, { headers: { authorization } })
  await fetch(`${address}/api/nowhere?secret=${secret}`, { headers: { cookie, authorization } })
  await fetch(`${address}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: `{"key":"${keys[1]}"`,
  })
  await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })

  const text = await end()
  expect(text).toContain('/api/players')
  expect(text).toContain('/api/nowhere')
  // Anybody who knows the id of an unlisted room can watch it.
  expect(text).toContain(`/api/rooms/${fingerprint(room)}`)
  expect(text).not.toContain(room)
  expect(secrets).toHaveLength(6)
  for (const known of secrets) {
    expect(known.length).toBeGreaterThan(15)
    expect(text.includes(known)).toBe(false)
  }
}, 120_000)

it('an unreadable room is logged once, without its contents', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-logs-'))
  const file = join(folder, 'quayside.db')
  const { address, end } = await startLogged(file)
  const { room, keys } = await openTwoSeatRoom(address)
  const store = await Store.open(file)
  const entry = {
    room_id: room,
    seq: 0,
    kind: 'pause',
    move_number: 0,
    seat_number: 1,
    payload: 'my own plan',
    request_id: 'new',
    created_at: 1,
  }
  const standing = {
    room_id: room,
    entry_count: 1,
    move_number: 0,
    is_over: 0,
    deciders_json: '[0]',
    changed_at: 1,
  }
  await store.log.append([{ entry: entry as unknown as EntryRow, summary: standing, jobs: [] }])
  await store.close()
  const client = await Client.connect(address)
  for (const key of Object.values(keys))
    await expect(client.sit(room, key)).rejects.toThrow('room-unavailable')
  await client.close()
  const text = await end()
  expect(text.split('out of service')).toHaveLength(2)
  expect(text).toContain('invalid-entry')
  expect(text).toContain(fingerprint(room))
  for (const secret of ['my own plan', room, ...Object.values(keys)]) expect(text).not.toContain(secret)
  await rm(folder, { recursive: true })
}, 60_000)
