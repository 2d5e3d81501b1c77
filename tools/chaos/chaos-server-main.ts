/** The server process of a fault-injection run; its clock can be skewed by a message from the parent. */
import process from 'node:process'
import { NO_NOTIFICATIONS, NO_QUOTAS, startServer } from '@quayside/server'

let offset = 0
process.on('message', (message) => {
  offset = (message as { readonly offset: number }).offset
})

const server = await startServer({
  store: process.env['QUAYSIDE_DATABASE'] ?? '',
  host: '127.0.0.1',
  port: 0,
  log: false,
  now: () => Date.now() + offset,
  // All clients come from one address.
  requestsAMinute: 1_000_000,
  limits: { maxConnectionsPerAddress: 1_000_000, perAddress: { perSecond: 1_000_000, burst: 1_000_000 } },
  quotas: NO_QUOTAS,
  // The notification receiver is on this machine.
  notifications: { ...NO_NOTIFICATIONS, allowPrivate: true },
})
console.log(server.address)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
// The parent process is gone, so nothing else would end this one.
process.once('disconnect', () => process.exit(0))
