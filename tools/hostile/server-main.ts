/** The server that is attacked, as `npm start` has it, and what it says of itself. */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import process from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { NO_QUOTAS, startServer } from '@quayside/server'
import { obey } from '../child-process-rpc.ts'

export interface SelfReport {
  /** Of processor time so far, by all its threads. */
  readonly cpuSeconds: number
  /** The share of the time in which it did something, since it was last asked. */
  readonly busy: number
  /** How much later than it should it looked at its sockets, in milliseconds, since it was last asked. */
  readonly late: { readonly p50: number; readonly p99: number; readonly most: number }
  readonly memory: Memory
}

export interface Memory {
  /** Resident memory in bytes. */
  readonly rss: number
  /** What is really in use of it by programs, in bytes: what could be given back has been. */
  readonly live: number
}

export type ServerOrders = {
  readonly start: { readonly ask: { readonly store: string }; readonly answer: string }
  readonly rss: { readonly ask: null; readonly answer: number }
  /** Stops everything for a moment to count what is in use. */
  readonly report: { readonly ask: null; readonly answer: SelfReport }
}

const LOOK_MS = 1

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const late = monitorEventLoopDelay({ resolution: LOOK_MS })
late.enable()
let used = performance.eventLoopUtilization()

const lateBy = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - LOOK_MS)

const report = (): SelfReport => {
  const now = performance.eventLoopUtilization()
  const { user, system } = process.cpuUsage()
  const measured = {
    cpuSeconds: (user + system) / 1e6,
    busy: performance.eventLoopUtilization(now, used).utilization,
    late: { p50: lateBy(late.percentile(50)), p99: lateBy(late.percentile(99)), most: lateBy(late.max) },
  }
  const rss = process.memoryUsage.rss()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  // Nobody is measured by how long it took to count.
  late.reset()
  used = performance.eventLoopUtilization()
  return { ...measured, memory: { rss, live: heapUsed + external } }
}

obey<ServerOrders>({
  start: async ({ store }) => {
    // The honest and the attackers come from one address here, and the honest open more tables than one address may.
    const server = await startServer({
      store,
      host: '127.0.0.1',
      port: 0,
      log: false,
      quotas: NO_QUOTAS,
    })
    process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
    return server.address
  },
  rss: () => Promise.resolve(process.memoryUsage.rss()),
  report: () => Promise.resolve(report()),
})
