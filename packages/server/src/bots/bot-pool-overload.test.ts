import { expect, it } from 'vitest'
import { openTwoSeatRoom } from '../testing/open-game.ts'
import { Client } from '../testing/socket-client.ts'
import { startTestServer } from '../testing/test-server.ts'

const TABLES = 12

/** Thinks for seconds on every decision. */
const BOT = { kind: 'bot', level: 'uct' }

const gauge = async (address: string, name: string): Promise<number> => {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1])
}

it('acknowledges requests of players while more bots wait than there are threads', async () => {
  const server = await startTestServer(':memory:', { botWorkers: 1 })
  try {
    const { room, keys } = await openTwoSeatRoom(server.address)
    const person = await Client.connect(server.address)
    const { frame } = await person.sit(room, keys[0])
    expect(frame.moveNumber).toBe(0)
    const watchers: Client[] = []
    for (let table = 0; table < TABLES; table++) {
      const { room: busy } = await openTwoSeatRoom(server.address, [BOT, { kind: 'mine', name: 'Mateo' }])
      const watcher = await Client.connect(server.address)
      await watcher.sit(busy)
      watchers.push(watcher)
    }
    for (const [at, command] of ['supply', 'take wood', 'end'].entries()) {
      const answer = await person.ask({ kind: 'submit', requestId: `${at}`, expectedMove: at, command })
      expect(answer).toMatchObject({ kind: 'accepted', moveNumber: at + 1 })
      // The bots are as busy as before, so the answer did not wait for them.
      expect(await gauge(server.address, 'quayside_bot_queue_length')).toBeGreaterThan(TABLES / 2)
      expect(await gauge(server.address, 'quayside_bot_workers_busy')).toBe(1)
    }
    for (const client of [person, ...watchers]) await client.close()
  } finally {
    await server.close()
  }
})
