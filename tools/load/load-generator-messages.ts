/** Messages between the load test and its child processes: load generators and server nodes. */
import type { HistogramData } from './histogram.ts'

/** Which rooms a load generator opens, and where. */
export interface OpenRoomsRequest {
  readonly to: 'server' | 'echo'
  /** The server nodes; `spread` says whether all connections of a room use one node or several. */
  readonly addresses: readonly string[]
  readonly spread: 'rooms' | 'sockets'
  /** How many rooms, counted from `first`. */
  readonly rooms: number
  readonly first: number
  /** Whether every client runs the rules and compares each view with the expected one. */
  readonly check: boolean
}

export interface PlayRequest {
  readonly seconds: number
  /**
   * Moves per second at Poisson-distributed times (open loop); null for the next move as soon as the last one is
   * complete.
   */
  readonly rate: number | null
}

/** An acknowledged command. */
export type AcknowledgedMove = readonly [room: string, seq: number, request: string, words: string]

export interface GeneratorReport {
  /**
   * Latency from the scheduled time of a move until it was acknowledged, and until every client of the room had
   * received it.
   */
  readonly acknowledged: HistogramData
  readonly received: HistogramData
  readonly acknowledgedMoves: readonly AcknowledgedMove[]
  /** Moves without an answer, and descriptions of other faults. */
  readonly unanswered: number
  readonly faults: readonly string[]
  /** Lost connections, and the longest time until one had rejoined, in milliseconds. */
  readonly disconnects: number
  readonly longestDisconnect: number
  /** Compared views. */
  readonly checked: number
  readonly cpuSeconds: number
}

export type GeneratorMethods = {
  readonly open: { readonly params: OpenRoomsRequest; readonly result: null }
  readonly play: { readonly params: PlayRequest; readonly result: GeneratorReport }
  /** Moves so far. */
  readonly done: { readonly params: null; readonly result: number }
}

export interface Usage {
  /** CPU time of all threads. */
  readonly cpuSeconds: number
  /** Resident memory in bytes. */
  readonly rss: number
}

export type NodeMethods = {
  /** Returns the address. */
  readonly start: { readonly params: { readonly store: string }; readonly result: string }
  readonly usage: { readonly params: null; readonly result: Usage }
}
