/** A whole server: its store, its tables, its bots and the port it listens on. */
import { BotThread } from '@quayside/bots/node'
import { makeApp } from './http/app.ts'
import { seatBots } from './rooms/bot-seats.ts'
import type { Room } from './rooms/room.ts'
import { Rooms } from './rooms/rooms.ts'
import { Store } from './storage/store.ts'

export interface ServerSettings {
  /** A file, or the address of a PostgreSQL database. */
  readonly store: string
  readonly host: string
  /** 0 for any free one. */
  readonly port: number
  readonly log: boolean
}

export interface RunningServer {
  readonly address: string
  close(): Promise<void>
}

export const startServer = async ({
  store: place,
  host,
  port,
  log,
}: ServerSettings): Promise<RunningServer> => {
  const store = await Store.open(place)
  const bots = new BotThread()
  const opened = (room: Room): void => {
    seatBots(room, (question) => bots.decide(question))
  }
  const rooms = new Rooms(store, Date.now, { opened })
  const app = await makeApp({ rooms, players: store.players, log })
  const address = await app.listen({ host, port })
  return {
    address,
    close: async () => {
      await app.close()
      await bots.close()
      await store.close()
    },
  }
}
