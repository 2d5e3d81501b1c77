import { type ChildProcess, fork } from 'node:child_process'
import { connect as openSocket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SAMPLE_GAME } from '@quayside/games/testing'
import type { CreatedPlayer, CreatedRoom } from '@quayside/protocol'
import { describe, expect, it, onTestFinished } from 'vitest'
import { connect } from '../storage/database.ts'
import { post } from '../testing/open-game.ts'
import { silentServer } from '../testing/silent-server.ts'
import { DATABASES } from '../testing/test-databases.ts'
import { runShutdownSteps } from './shutdown.ts'

const MINUTE = 60_000

const started = async (store: string): Promise<{ child: ChildProcess; address: string }> => {
  const child = fork(new URL('../testing/hanging-process.ts', import.meta.url), [store])
  onTestFinished(() => void child.kill('SIGKILL'))
  const address = await new Promise<string>((resolve) =>
    child.once('message', (text: string) => resolve(text)),
  )
  return { child, address }
}

/** A client that requests a room over a socket and reads nothing, not even the request to disconnect. */
const deafClient = (address: string, room: string, secret: string): void => {
  const { hostname, port } = new URL(address)
  const socket = openSocket(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  socket.write(
    `GET /api/live HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nAuthorization: Bearer ${secret}\r\n\r\n`,
  )
  socket.pause()
  const hello = Buffer.from(JSON.stringify({ kind: 'hello', protocol: 2, room, seat: 0, lastSeq: 0 }))
  // A masked text frame whose mask is zero.
  setTimeout(
    () => socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | hello.length, 0, 0, 0, 0]), hello])),
    200,
  )
}

const SEATS = [
  { kind: 'bot', level: 'mate' },
  { kind: 'mine', name: 'Odile' },
]

describe.each(DATABASES)('SIGTERM on %s', (_name, database) => {
  it('stops a server within ten seconds though bots, webhooks and clients all hang', async () => {
    const opened = await database()
    onTestFinished(() => opened.stop())
    const hole = await silentServer()
    const { child, address } = await started(opened.address)
    const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
    const { secret } = (await post(`${address}/api/players`, { name: 'Odile' })) as CreatedPlayer
    await post(
      `${address}/api/me/channels`,
      { kind: 'webhook', url: `http://127.0.0.1:${hole.port}/` },
      secret,
    )
    const table = (start: number): Promise<CreatedRoom> =>
      post(
        `${address}/api/rooms`,
        { game: SAMPLE_GAME, options: { players: 2, version: 'short', start }, seats: SEATS },
        secret,
      ) as Promise<CreatedRoom>
    const { room: botsTurn } = await table(0)
    await table(1)
    deafClient(address, botsTurn, secret)
    // A request that never ends.
    const { hostname, port } = new URL(address)
    const half = openSocket(Number(port), hostname)
    onTestFinished(() => void half.destroy())
    half.on('error', () => undefined)
    half.write(
      'POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    )
    child.send(2 * MINUTE)
    const held = async (): Promise<readonly string[]> => {
      const db = connect(opened.address)
      const rows = await db
        .selectFrom('job')
        .select('kind')
        .where('leased_until', '>', 0)
        .orderBy('kind')
        .execute()
      await db.destroy()
      return rows.map(({ kind }) => kind)
    }
    // Both jobs hang now: the bot's move, and the notification.
    while ((await held()).join() !== 'bot,turn' || hole.connections() === 0) await sleep(50)
    child.kill('SIGTERM')
    // It exits by itself; the limit of ten seconds would end it with status 1.
    expect(await exited).toBe(0)
    expect(await held()).toEqual([])
  }, 60_000)
})

describe('the steps of a shutdown', () => {
  it('all run, though one fails and one never ends', async () => {
    const taken: string[] = []
    const left: string[] = []
    const step = (name: string, run: () => Promise<unknown>) => ({
      name,
      limitMs: 5,
      run: () => {
        taken.push(name)
        return run()
      },
    })
    await runShutdownSteps(
      [
        step('hangs', () => new Promise(() => undefined)),
        step('fails', () => Promise.reject(new Error('no'))),
        step('ends', () => Promise.resolve()),
      ],
      (name) => left.push(name),
    )
    expect([taken, left]).toEqual([
      ['hangs', 'fails', 'ends'],
      ['hangs', 'fails'],
    ])
  })
})
