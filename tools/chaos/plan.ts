/** What is to go wrong, and what came of it. */
import type { ChaosDatabase } from './database.ts'
import type { EventName } from './events.ts'

export interface ChaosPlan {
  readonly database: ChaosDatabase
  /** Servers on the one database. */
  readonly nodes: number
  /** Games at a time. */
  readonly together: number
  /** For how long things go wrong; each thing happens at least once, however short the time. */
  readonly ms: number
  /** The longest time between two of them. */
  readonly gapMs: number
  readonly seed: string
  /** What may go wrong; everything when absent. */
  readonly only?: readonly EventName[]
}

export interface ChaosProgress {
  readonly games: number
  readonly commands: number
  readonly events: number
  readonly notices: number
  /** What happened last. */
  readonly event: string
}

export interface ChaosReport {
  readonly events: Readonly<Record<string, number>>
  readonly games: number
  readonly commands: number
  /** How often each refusal was heard. */
  readonly refusals: Readonly<Record<string, number>>
  /** The longest that a command took to be acknowledged, in milliseconds. */
  readonly longest: number
  /** Tables with clocks, and decisions that were made there for somebody whose time was up. */
  readonly tables: number
  readonly deadlines: number
  /** What people were told, and how often they were told it again because a server had died. */
  readonly notices: number
  readonly repeated: number
  /** Everything that was promised and is not so. */
  readonly broken: readonly string[]
}
