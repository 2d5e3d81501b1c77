/** Entry point of a server process that logs everything, so that tests can read its output. */
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
