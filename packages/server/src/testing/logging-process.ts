/** A server that logs everything, in its own process so that all of it can be read. */
import process from 'node:process'
import { startServer } from '../process/server.ts'

const server = await startServer({
  store: process.argv[2] ?? ':memory:',
  host: '127.0.0.1',
  port: 0,
  log: 'debug',
  operatorToken: process.argv[3] ?? null,
})
process.send?.(server.address)
process.once('disconnect', () => void server.close().then(() => process.exit(0)))
