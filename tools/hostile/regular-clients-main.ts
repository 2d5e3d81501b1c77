/** The honest people, in a process of their own: what they measure is the server, and not whoever attacks it. */

import type { Acknowledged, OpenedGame } from '@quayside/server/testing/clients'
import { obey } from '../child-process-rpc.ts'
import { Histogram, type Tally } from '../load/histogram.ts'
import { Honest, type Waits } from './regular-clients.ts'

export type HonestOrders = {
  readonly open: {
    readonly ask: { readonly address: string; readonly tables: number }
    readonly answer: readonly OpenedGame[]
  }
  /** So many tables at a time. */
  readonly play: { readonly ask: number; readonly answer: null }
  /** How long people waited since this was last asked. */
  readonly measured: { readonly ask: null; readonly answer: Waits<Tally> }
  /** Waits until a command was acknowledged since that was last asked. */
  readonly served: { readonly ask: null; readonly answer: null }
  readonly stop: { readonly ask: null; readonly answer: readonly Acknowledged[] }
}

const NOBODY: Waits<Histogram> = { commands: new Histogram(), arrivals: new Histogram() }

let honest: Honest | null = null

obey<HonestOrders>({
  open: async ({ address, tables }) => {
    honest = await Honest.at(address, tables)
    return honest.games
  },
  play: async (together) => {
    honest?.play(together)
    return null
  },
  measured: async () => {
    const { commands, arrivals } = honest?.measured() ?? NOBODY
    return { commands: commands.tally, arrivals: arrivals.tally }
  },
  served: async () => {
    await honest?.served()
    return null
  },
  stop: async () => {
    honest?.stop()
    return honest?.acknowledged ?? []
  },
})
