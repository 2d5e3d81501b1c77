/**
 * Starts a server from the environment, without quotas: for tests and load runs, where all clients share one address.
 */
import process from 'node:process'
import { NO_QUOTAS } from '../quotas/limits.ts'
import { startServer } from './server.ts'
import { exitOnSignal } from './shutdown.ts'

const { QUAYSIDE_DATABASE = 'quayside.db', HOST = '127.0.0.1', PORT = '8080' } = process.env

const server = await startServer({
  store: QUAYSIDE_DATABASE,
  host: HOST,
  port: Number(PORT),
  log: false,
  quotas: NO_QUOTAS,
})
console.log(server.address)

exitOnSignal(() => server.close())
