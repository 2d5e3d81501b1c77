/** The server side of a load test's child process: reports its address and resource usage, ends on SIGTERM. */
import process from 'node:process'
import { serveMethods } from '../child-process-rpc.ts'
import type { NodeMethods } from './load-generator-messages.ts'

interface Running {
  readonly address: string
  close(): Promise<void>
}

export const runNode = (start: (store: string) => Promise<Running>): void =>
  serveMethods<NodeMethods>({
    start: async ({ store }) => {
      const running = await start(store)
      process.once('SIGTERM', () => void running.close().then(() => process.exit(0)))
      return running.address
    },
    usage: () => {
      const { user, system } = process.cpuUsage()
      return Promise.resolve({ cpuSeconds: (user + system) / 1e6, rss: process.memoryUsage.rss() })
    },
  })
