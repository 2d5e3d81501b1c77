import { OTHER_GAME } from '@quayside/games/testing'
import type { CreatedRoom } from '@quayside/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../process/server.ts'
import { Browser } from '../testing/http-client.ts'
import { Client } from '../testing/socket-client.ts'
import { sharedPostgres, type TestDatabase } from '../testing/test-databases.ts'
import { startTestServer } from '../testing/test-server.ts'

let database: TestDatabase
let nodes: readonly [RunningServer, RunningServer]

const start = (): Promise<RunningServer> =>
  startTestServer(database.address, { limits: { heartbeatMs: 200 } })

beforeAll(async () => {
  database = await sharedPostgres()
  const first = await start()
  nodes = [first, await start()]
})

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()))
  await database.stop()
})

const guest = async (name: string): Promise<Browser> => {
  const browser = new Browser(nodes[0].address)
  await browser.become(name)
  return browser
}

const TABLE = {
  game: OTHER_GAME,
  options: { players: 2 },
  seats: [{ kind: 'mine', name: 'Odile' }, { kind: 'open' }],
}

it('a room loaded on one node learns that a player deleted their data through another node', async () => {
  const [odile, mateo] = [await guest('Odile'), await guest('Mateo')]
  const { room } = await odile.get<CreatedRoom>('POST', '/rooms', TABLE)
  await mateo.get('POST', `/rooms/${room}/seats`, { seat: 1 })
  const looking = await Client.connect(nodes[1].address)
  await looking.sit(room)
  const nameless = looking.next(({ kind, ...message }) => {
    const info = kind === 'seats' && 'info' in message ? message.info : null
    return info?.seats[0]?.name === ''
  })
  await odile.get('DELETE', '/me', { name: 'Odile' })
  expect(await nameless).toMatchObject({ info: { seats: [{ name: '', bot: 'mate' }, { name: 'Mateo' }] } })
  await looking.close()
})

it('a challenge created on one node can be answered on another', async () => {
  const odile = await guest('Odile')
  const device = await odile.addPasskey()
  const options = await odile.get<object>('POST', '/sign-in/options')
  const elsewhere = new Browser(nodes[1].address)
  const here = device.on(nodes[1].address)
  expect(await elsewhere.ask('POST', '/sign-in', { response: here.get(options) })).toMatchObject({
    status: 200,
    body: { name: 'Odile' },
  })
})

it('signing out everywhere through one node closes the connections on the others', async () => {
  const odile = await guest('Odile')
  await odile.addPasskey()
  const line = await Client.connect(nodes[1].address, odile.cookie)
  await odile.get('DELETE', '/me/sessions')
  await line.closed
  expect(await odile.refused('GET', '/me/rooms')).toBe('not-signed-in')
})
