/**
 * Entry point of the attacked server's process. Its clock can be moved, so that nothing has to be waited for.
 */
import { exitOnSignal, NO_NOTIFICATIONS, startServer } from '@quayside/server'
import { serveMethods } from '../child-process-rpc.ts'
import { type Outgoing, watchOutgoing } from './outgoing.ts'

interface ServerPlan {
  readonly store: string
  /** Whether webhooks to this machine are allowed. */
  readonly privateWebhooks: boolean
}

export type ServerMethods = {
  /** Returns the address of the server. */
  readonly start: { readonly params: ServerPlan; readonly result: string }
  /** In milliseconds. */
  readonly advanceClock: { readonly params: number; readonly result: null }
  /** All outgoing connections it attempted; recorded if private webhooks are forbidden. */
  readonly outgoing: { readonly params: null; readonly result: readonly Outgoing[] }
}

let ahead = 0
let outgoing: readonly Outgoing[] = []

serveMethods<ServerMethods>({
  start: async ({ store, privateWebhooks }) => {
    if (!privateWebhooks) outgoing = watchOutgoing()
    const server = await startServer({
      store,
      host: '127.0.0.1',
      port: 0,
      log: false,
      notifications: { ...NO_NOTIFICATIONS, allowPrivate: privateWebhooks },
      now: () => Date.now() + ahead,
    })
    exitOnSignal(() => server.close())
    return server.address
  },
  advanceClock: (milliseconds) => {
    ahead += milliseconds
    return Promise.resolve(null)
  },
  outgoing: () => Promise.resolve(outgoing),
})
