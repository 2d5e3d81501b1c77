/** A whole server: its store, its tables, its bots and the port it listens on. */
import { BotThread } from '@quayside/bots/node'
import { Runner } from './errands/runner.ts'
import { makeApp } from './http/app.ts'
import { CLOCK_ERRAND } from './pace/clock-errands.ts'
import { standIn } from './pace/stand-in.ts'
import { BOT_ERRAND } from './rooms/bot-errands.ts'
import { type AskBot, botsDone, seatBots } from './rooms/bot-seats.ts'
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

/** Opening a table is enough: its bots are asked as soon as it is open. */
const letBotsPlay = async (rooms: Rooms, id: string): Promise<void> => {
  const entered = await rooms.enter(id)
  if (!entered.ok) return
  await botsDone(entered.value.room)
  entered.value.leave()
}

export const startServer = async ({
  store: place,
  host,
  port,
  log,
}: ServerSettings): Promise<RunningServer> => {
  const store = await Store.open(place)
  const bots = new BotThread()
  const ask: AskBot = (question) => bots.decide(question)
  const opened = (room: Room): void => {
    seatBots(room, ask)
  }
  const rooms = new Rooms(store, Date.now, { opened })
  const runner = new Runner({
    errands: store.errands,
    handlers: {
      [BOT_ERRAND]: ({ room }) => letBotsPlay(rooms, room),
      [CLOCK_ERRAND]: ({ room }) => standIn(rooms, room, ask),
    },
    now: Date.now,
    failed: (errand, problem) => app.log.error({ errand: errand.id, problem }),
  })
  const app = await makeApp({ rooms, players: store.players, log })
  const address = await app.listen({ host, port })
  runner.start()
  return {
    address,
    close: async () => {
      await runner.stop()
      await app.close()
      await bots.close()
      await store.close()
    },
  }
}
