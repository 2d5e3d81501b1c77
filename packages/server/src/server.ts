/** A whole server: its store, its tables, its bots and the port it listens on. */
import type { RequestListener } from 'node:http'
import type { Agent } from 'node:https'
import { BotThread } from '@quayside/bots/node'
import webPush from 'web-push'
import { Runner } from './errands/runner.ts'
import { makeApp } from './http/app.ts'
import { senders } from './notify/senders.ts'
import { type TellPorts, tellTurn } from './notify/tell.ts'
import { TURN_ERRAND } from './notify/turn-errands.ts'
import { CLOCK_ERRAND } from './pace/clock-errands.ts'
import { standIn } from './pace/stand-in.ts'
import { RATE_ERRAND } from './ratings/rate-errands.ts'
import { rateTable } from './ratings/rate-table.ts'
import { BOT_ERRAND } from './rooms/bot-errands.ts'
import { type AskBot, botsDone, seatBots } from './rooms/bot-seats.ts'
import type { Room } from './rooms/room.ts'
import { Rooms } from './rooms/rooms.ts'
import { Store } from './storage/store.ts'

/** How people are told who are not there. */
export interface TellSettings {
  /** The address that people know the server by; its own when null. */
  readonly home: string | null
  /** `smtp://user:password@host:port`; null where no mail is sent. */
  readonly smtp: string | null
  readonly from: string
  /** Whom a push service may write to, `mailto:` or `https:`. */
  readonly contact: string
  /** Whether webhooks may lead into the server's own network. */
  readonly allowPrivate: boolean
  readonly pushAgent?: Agent
}

export const TELL_NOBODY: TellSettings = {
  home: null,
  smtp: null,
  from: 'Quayside <quayside@localhost>',
  contact: 'mailto:quayside@localhost',
  allowPrivate: false,
}

export interface ServerSettings {
  /** A file, or the address of a PostgreSQL database. */
  readonly store: string
  readonly host: string
  /** 0 for any free one. */
  readonly port: number
  readonly log: boolean
  /** Answers everything that is not for the tables, so that a page and its tables share a port. */
  readonly site?: RequestListener
  readonly tell?: TellSettings
  /** The time; tests move it. */
  readonly now?: () => number
}

export interface RunningServer {
  readonly address: string
  /** Runs the errands that are due. */
  look(): Promise<void>
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
  site,
  tell = TELL_NOBODY,
  now = Date.now,
}: ServerSettings): Promise<RunningServer> => {
  const store = await Store.open(place)
  const bots = new BotThread()
  const ask: AskBot = (question) => bots.decide(question)
  const opened = (room: Room): void => {
    seatBots(room, ask)
  }
  const rooms = new Rooms(store, now, { opened })
  const vapid = JSON.parse(
    await store.secrets.get('vapid', () => JSON.stringify(webPush.generateVAPIDKeys())),
  ) as webPush.VapidKeys
  const send = senders({ ...tell, vapid })
  const telling = (): TellPorts => ({
    store,
    send,
    home: tell.home ?? address,
    now,
    isThere: (room, seat) => rooms.isThere(room, seat),
  })
  const runner = new Runner({
    errands: store.errands,
    handlers: {
      [BOT_ERRAND]: ({ room }) => letBotsPlay(rooms, room),
      [CLOCK_ERRAND]: ({ room }) => standIn(rooms, room, ask),
      [RATE_ERRAND]: ({ room }) => rateTable(store, rooms, room),
      [TURN_ERRAND]: (errand) => tellTurn(telling(), errand),
    },
    now,
    failed: (errand, problem) => app.log.error({ errand: errand.id, problem }),
  })
  const app = await makeApp({
    rooms,
    players: store.players,
    channels: store.channels,
    ratings: store.ratings,
    pushKey: vapid.publicKey,
    log,
    site: site ?? null,
  })
  const address = await app.listen({ host, port })
  await rooms.follow()
  runner.start()
  return {
    address,
    look: () => runner.look(),
    close: async () => {
      await runner.stop()
      await app.close()
      await bots.close()
      await store.close()
    },
  }
}
