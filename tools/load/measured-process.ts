/** What is played on: says where it listens and what it has used up, and ends when it is told to. */
import process from 'node:process'
import { obey } from '../child-process-rpc.ts'
import type { NodeOrders } from './load-generator-messages.ts'

interface Running {
  readonly address: string
  close(): Promise<void>
}

export const runNode = (start: (store: string) => Promise<Running>): void =>
  obey<NodeOrders>({
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
