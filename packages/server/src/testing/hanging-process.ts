/** Entry point of a server process whose bots never answer; a message advances its clock by milliseconds. */
import process from 'node:process'
import { startServer } from '../process/server.ts'
import { NO_NOTIFICATIONS } from '../process/server-settings.ts'
import { exitOnSignal } from '../process/shutdown.ts'

let ahead = 0

const server = await startServer({
  store: process.argv[2] ?? ':memory:',
  host: '127.0.0.1',
  port: 0,
  log: false,
  notifications: { ...NO_NOTIFICATIONS, allowPrivate: true },
  startBotThread: () => ({
    decide: () => new Promise(() => undefined),
    close: () => new Promise(() => undefined),
  }),
  now: () => Date.now() + ahead,
})
process.on('message', (milliseconds: number) => {
  ahead += milliseconds
})
exitOnSignal(() => server.close())
process.send?.(server.address)
