/** The server under attack, in a process of its own. Its clock can be moved, so that nobody waits for what is due later. */
import { exitOnSignal, NO_NOTIFICATIONS, startServer } from '@quayside/server'
import { serveMethods } from '../child-process-rpc.ts'
import { type Outgoing, watchOutgoing } from './outgoing.ts'

interface ServerPlan {
  readonly store: string
  /** Whether webhooks may lead into this machine, where everything else in the run is. */
  readonly privateWebhooks: boolean
}

export type ServerMethods = {
  /** The address of the server. */
  readonly start: { readonly params: ServerPlan; readonly result: string }
  /** By so many milliseconds. */
  readonly advanceClock: { readonly params: number; readonly result: null }
  /** Every connection that it has tried to make, where webhooks may not lead inside. */
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
      tell: { ...NO_NOTIFICATIONS, allowPrivate: privateWebhooks },
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
