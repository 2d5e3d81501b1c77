/** A server whose clock can be moved from outside. */
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
  // The post box is on this machine.
  tell: { ...NO_NOTIFICATIONS, allowPrivate: true },
})
console.log(server.address)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
// Whoever torments it is gone: nobody would end it any more.
process.once('disconnect', () => process.exit(0))
