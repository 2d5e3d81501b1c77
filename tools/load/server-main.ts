/** Entry point of the process of the server under load. */
import { NO_QUOTAS, startServer } from '@quayside/server'
import { runNode } from './measured-process.ts'

runNode(async (store) => {
  const server = await startServer({
    store,
    host: '127.0.0.1',
    port: 0,
    log: false,
    // All clients have the same address and play faster than people.
    requestsAMinute: 10_000_000,
    quotas: NO_QUOTAS,
    limits: {
      maxConnectionsPerAddress: 1_000_000,
      perAddress: { perSecond: 1_000_000, burst: 1_000_000 },
      queue: { perSecond: 1000, burst: 1000, maxQueued: 1000 },
    },
  })
  return { address: server.address, close: () => server.close() }
})
