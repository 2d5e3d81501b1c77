import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Store } from '../storage/store.ts'
import { openTwoSeatRoom } from '../testing/open-game.ts'
import { DATABASES } from '../testing/test-databases.ts'
import { startTestServer } from '../testing/test-server.ts'
import { SERVICE_RESTART } from './connection.ts'

const start = (store: string) => startTestServer(store)

const open = (address: string): Promise<WebSocket> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/live`)
    socket.addEventListener('open', () => resolve(socket))
  })

describe.each(DATABASES)('draining a server on %s', (_name, database) => {
  it('finishes pending answers and asks clients to reconnect, and another node goes on', async () => {
    const opened = await database()
    const store = opened.address
    try {
      const server = await start(store)
      const { room, keys } = await openTwoSeatRoom(server.address)
      const socket = await open(server.address)
      const received: string[] = []
      socket.addEventListener('message', ({ data }) => received.push(String(data)))
      const closed = new Promise<number>((resolve) => {
        socket.addEventListener('close', ({ code }) => resolve(code))
      })
      socket.send(JSON.stringify({ kind: 'hello', protocol: 2, room, seatSecret: keys[0], lastSeq: 0 }))
      while (received.length < 2) await sleep(5)
      socket.send(JSON.stringify({ kind: 'submit', requestId: 'last', expectedMove: 0, command: 'supply' }))
      const [code] = await Promise.all([closed, server.close()])
      expect(code).toBe(SERVICE_RESTART)
      const isDone = received.some((text) => text.includes('"kind":"done","request":"last"'))
      const kept = await Store.open(store)
      const entries = await kept.log.read(room, 0)
      await kept.close()
      // The request is either acknowledged and stored, or neither.
      expect(entries.map(({ request_id: request }) => request)).toEqual(isDone ? ['last'] : [])

      const next = await start(store)
      const back = await open(next.address)
      const first = (kind: string): Promise<string> =>
        new Promise((resolve) => {
          back.addEventListener('message', ({ data }) => {
            if (String(data).includes(`"kind":"${kind}"`)) resolve(String(data))
          })
        })
      const [reply, done] = [first('frame'), first('accepted')]
      back.send(JSON.stringify({ kind: 'hello', protocol: 2, room, seatSecret: keys[0], lastSeq: 0 }))
      await reply
      back.send(JSON.stringify({ kind: 'submit', requestId: 'last', expectedMove: 0, command: 'supply' }))
      expect(JSON.parse(await done)).toMatchObject({ requestId: 'last', seq: 1 })
      back.close()
      await next.close()
    } finally {
      await opened.stop()
    }
  })
})
