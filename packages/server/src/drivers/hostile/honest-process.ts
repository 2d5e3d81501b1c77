/** The honest people, in a process of their own: what they measure is the server, and not whoever attacks it. */
import type { Tally } from '../load/histogram.ts'
import type { OpenedGame } from '../open-game.ts'
import type { Acknowledged } from '../stubborn.ts'
import { obey } from './helper.ts'
import { Honest } from './honest.ts'

export type HonestOrders = {
  readonly open: {
    readonly ask: { readonly address: string; readonly tables: number }
    readonly answer: readonly OpenedGame[]
  }
  /** So many tables at a time. */
  readonly play: { readonly ask: number; readonly answer: null }
  /** How long commands took since this was last asked. */
  readonly measured: { readonly ask: null; readonly answer: Tally }
  readonly stop: { readonly ask: null; readonly answer: readonly Acknowledged[] }
}

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
  measured: async () => honest?.measured().tally ?? { counts: [], most: 0 },
  stop: async () => {
    honest?.stop()
    return honest?.acknowledged ?? []
  },
})
