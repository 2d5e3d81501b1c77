/** What the driver asks of the processes that play and of those that are played on, and what they answer. */
import type { Tally } from './histogram.ts'

/** Who comes to sit down, and where. */
export interface Coming {
  readonly to: 'server' | 'echo'
  /** The nodes; those at one table come through the same one, or through several. */
  readonly addresses: readonly string[]
  readonly spread: 'tables' | 'sockets'
  /** How many tables, counted from `first`. */
  readonly tables: number
  readonly first: number
  /** Whether everybody plays along with the engine and compares what they see with what they should. */
  readonly check: boolean
}

export interface Playing {
  readonly seconds: number
  /** Moves a second at moments that do not wait for answers; null for a move as soon as the last one was heard. */
  readonly rate: number | null
}

/** An acknowledged command. */
export type Kept = readonly [room: string, seq: number, request: string, words: string]

export interface CrowdReport {
  /** From when a move was meant to be made until it was acknowledged, and until everybody at the table had heard. */
  readonly acknowledged: Tally
  readonly heard: Tally
  readonly kept: readonly Kept[]
  /** Moves that never were answered, and whatever else went wrong, in words. */
  readonly unanswered: number
  readonly faults: readonly string[]
  /** How often a line broke, and the longest time until it was back, in milliseconds. */
  readonly breaks: number
  readonly longestBreak: number
  /** Views that were compared. */
  readonly checked: number
  readonly cpuSeconds: number
}

export type CrowdOrders = {
  readonly come: { readonly ask: Coming; readonly answer: null }
  readonly play: { readonly ask: Playing; readonly answer: CrowdReport }
  /** Moves so far. */
  readonly done: { readonly ask: null; readonly answer: number }
}

export interface Usage {
  /** Of processor time, by all its threads. */
  readonly cpuSeconds: number
  /** Resident memory in bytes. */
  readonly rss: number
}

export type NodeOrders = {
  /** Where it listens. */
  readonly start: { readonly ask: { readonly store: string }; readonly answer: string }
  readonly usage: { readonly ask: null; readonly answer: Usage }
}
