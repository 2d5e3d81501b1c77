/** Entry point of the regular clients' process, so that they measure the server and not the attackers. */

import type { Acknowledged, OpenedGame } from '@quayside/server/testing/clients'
import { serveMethods } from '../child-process-rpc.ts'
import { Histogram, type HistogramData } from '../load/histogram.ts'
import { type Latencies, RegularClients } from './regular-clients.ts'

export type RegularClientMethods = {
  readonly open: {
    readonly params: { readonly address: string; readonly rooms: number }
    readonly result: readonly OpenedGame[]
  }
  /** Plays this many rooms at a time. */
  readonly play: { readonly params: number; readonly result: null }
  /** Latencies since the last call. */
  readonly measured: { readonly params: null; readonly result: Latencies<HistogramData> }
  /** Waits until a command was acknowledged since the last `measured` call. */
  readonly served: { readonly params: null; readonly result: null }
  readonly stop: { readonly params: null; readonly result: readonly Acknowledged[] }
}

const NONE: Latencies<Histogram> = { commands: new Histogram(), joins: new Histogram() }

let regularClients: RegularClients | null = null

serveMethods<RegularClientMethods>({
  open: async ({ address, rooms }) => {
    regularClients = await RegularClients.open(address, rooms)
    return regularClients.games
  },
  play: async (together) => {
    regularClients?.play(together)
    return null
  },
  measured: async () => {
    const { commands, joins } = regularClients?.measured() ?? NONE
    return { commands: commands.tally, joins: joins.tally }
  },
  served: async () => {
    await regularClients?.served()
    return null
  },
  stop: async () => {
    regularClients?.stop()
    return regularClients?.acknowledged ?? []
  },
})
