/** What is asked of the load driver, and what it tells. */
import type { Kept } from './crowd-messages.ts'
import type { Histogram } from './histogram.ts'

export interface LoadPlan {
  readonly store: string
  readonly nodes: number
  readonly rooms: number
  /** Moves a second; null for as many as there can be. */
  readonly rate: number | null
  readonly seconds: number
  /** Processes that play. */
  readonly crowds: number
  /** Whether those at one table come through one node, or through all of them. */
  readonly spread: 'tables' | 'sockets'
  /** Whether every view is compared with the one that it should be. */
  readonly check: boolean
  /** Kills a node half way. */
  readonly killNode: boolean
  /** How much of one processor each server has; null for as much as there is. */
  readonly share: number | null
}

/** What became of one side. */
export interface Side {
  readonly moves: number
  readonly kept: readonly Kept[]
  readonly acknowledged: Histogram
  readonly heard: Histogram
  /** Of each process: processor seconds meanwhile, memory at the end and at the highest. */
  readonly nodes: readonly { readonly cpuSeconds: number; readonly rss: number; readonly peak: number }[]
  readonly crowdCpuSeconds: number
  readonly unanswered: number
  readonly faults: readonly string[]
  readonly breaks: number
  /** In milliseconds. */
  readonly longestBreak: number
  readonly checked: number
}

export interface LoadReport {
  readonly server: Side
  /** The same traffic, repeated by somebody who neither thinks nor keeps anything. */
  readonly echo: Side
  /** Acknowledged commands that are not where they were said to be. */
  readonly lost: readonly Kept[]
}

export interface LoadProgress {
  readonly side: 'server' | 'echo'
  readonly what: 'seating' | 'playing'
  readonly done: number
  readonly rss: number
}
