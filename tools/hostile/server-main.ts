/** The server under attack with its default limits, and its own measurements. */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import process from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { NO_QUOTAS, startServer } from '@quayside/server'
import { serveMethods } from '../child-process-rpc.ts'

export interface ServerReport {
  /** CPU time of all threads so far. */
  readonly cpuSeconds: number
  /** Event loop utilisation since the last report. */
  readonly busy: number
  /** Event loop delay in milliseconds since the last report. */
  readonly eventLoopDelay: { readonly p50: number; readonly p99: number; readonly max: number }
  readonly memory: Memory
}

export interface Memory {
  /** Resident memory in bytes. */
  readonly rss: number
  /** Heap and external memory in use after a garbage collection, in bytes. */
  readonly live: number
}

export type ServerMethods = {
  readonly start: { readonly params: { readonly store: string }; readonly result: string }
  readonly rss: { readonly params: null; readonly result: number }
  /** Blocks for a moment, because it collects garbage. */
  readonly report: { readonly params: null; readonly result: ServerReport }
}

const POLL_MS = 1

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const eventLoopDelay = monitorEventLoopDelay({ resolution: POLL_MS })
eventLoopDelay.enable()
let used = performance.eventLoopUtilization()

const delayMs = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - POLL_MS)

const report = (): ServerReport => {
  const now = performance.eventLoopUtilization()
  const { user, system } = process.cpuUsage()
  const measured = {
    cpuSeconds: (user + system) / 1e6,
    busy: performance.eventLoopUtilization(now, used).utilization,
    eventLoopDelay: {
      p50: delayMs(eventLoopDelay.percentile(50)),
      p99: delayMs(eventLoopDelay.percentile(99)),
      max: delayMs(eventLoopDelay.max),
    },
  }
  const rss = process.memoryUsage.rss()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  // The garbage collection above is not part of the measurement.
  eventLoopDelay.reset()
  used = performance.eventLoopUtilization()
  return { ...measured, memory: { rss, live: heapUsed + external } }
}

serveMethods<ServerMethods>({
  start: async ({ store }) => {
    // No quotas, because all regular clients come from one address and open more rooms than one address may.
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
