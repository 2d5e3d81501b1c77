/** The server under load, in a process of its own. */
import process from 'node:process'
import { NO_QUOTAS } from '../../quotas/limits.ts'
import { startServer } from '../../server.ts'
import { reportTo } from './node-process.ts'

const { store } = JSON.parse(process.argv[2] ?? '{}') as { readonly store: string }
const server = await startServer({
  store,
  host: '127.0.0.1',
  port: 0,
  log: false,
  // The whole crowd comes from one address, and plays faster than people do.
  requestsAMinute: 10_000_000,
  quotas: NO_QUOTAS,
  limits: {
    socketsAnAddress: 1_000_000,
    anAddress: { aSecond: 1_000_000, burst: 1_000_000 },
    intake: { aSecond: 1000, burst: 1000, waiting: 1000 },
  },
})
reportTo(server.address, () => server.close())
