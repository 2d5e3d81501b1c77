/** Puts a server under load, then the baseline, and counts what the server had acknowledged and has not kept. */
import { setTimeout as sleep } from 'node:timers/promises'
import { brokenEntries } from '../chaos/invariants.ts'
import { Helper } from '../child-process-rpc.ts'
import { limitProcessor } from './cpu-limit.ts'
import { Histogram } from './histogram.ts'
import type { CrowdOrders, CrowdReport, Kept, NodeOrders, Usage } from './load-generator-messages.ts'

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

type Side = 'server' | 'echo'

/** What became of one side. */
export interface SideReport {
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
  readonly server: SideReport
  /** The same traffic, repeated by somebody who neither thinks nor keeps anything. */
  readonly echo: SideReport
  /** Acknowledged commands that are not where they were said to be. */
  readonly lost: readonly string[]
}

export interface LoadProgress {
  readonly side: Side
  readonly what: 'seating' | 'playing'
  readonly done: number
  readonly rss: number
}

const SAMPLE_MS = 500
/** As long as it takes. */
const DAY_MS = 86_400_000

const MAIN = {
  server: new URL('./server-main.ts', import.meta.url),
  echo: new URL('./echo-server-main.ts', import.meta.url),
  crowd: new URL('./load-generator-main.ts', import.meta.url),
} as const

/** Shares a number out evenly. */
const shares = (total: number, among: number): readonly number[] =>
  Array.from({ length: among }, (_, index) => Math.floor((total + index) / among))

/** One run of the crowd: against a server, or against the baseline. */
class Session {
  readonly #plan: LoadPlan
  readonly #side: 'server' | 'echo'
  readonly #progress: (progress: LoadProgress) => void
  readonly #nodes: readonly Helper<NodeOrders>[]
  readonly #crowds: readonly Helper<CrowdOrders>[]
  readonly #limits: (() => Promise<void>)[] = []
  /** What was last known of each node, which may have been killed since. */
  #usages: readonly Usage[] = []
  #peaks: readonly number[] = []

  private constructor(plan: LoadPlan, side: Side, progress: (progress: LoadProgress) => void) {
    this.#plan = plan
    this.#side = side
    this.#progress = progress
    const nodes = side === 'server' ? plan.nodes : 1
    this.#nodes = Array.from({ length: nodes }, () => new Helper<NodeOrders>(MAIN[side], []))
    this.#crowds = Array.from({ length: plan.crowds }, () => new Helper<CrowdOrders>(MAIN.crowd, []))
  }

  static async of(
    plan: LoadPlan,
    side: Side,
    progress: (progress: LoadProgress) => void,
  ): Promise<SideReport> {
    const session = new Session(plan, side, progress)
    try {
      return await session.#run()
    } finally {
      await Promise.all([...session.#crowds, ...session.#nodes].map((helper) => helper.stop()))
      for (const lift of session.#limits) await lift()
    }
  }

  async #run(): Promise<SideReport> {
    const { store, rooms, crowds, rate, seconds, spread, check } = this.#plan
    const addresses: string[] = []
    for (const node of this.#nodes) addresses.push(await node.ask('start', { store }))
    const tables = shares(rooms, crowds)
    await this.#tell('seating', 0)
    await this.#askAll('come', (index) => ({
      to: this.#side,
      addresses,
      spread,
      tables: tables[index] ?? 0,
      first: tables.slice(0, index).reduce((sum, count) => sum + count, 0),
      check,
    }))
    if (this.#side === 'server') await this.#limit()
    const before = await this.#usage()
    const killed = this.#plan.killNode && this.#side === 'server' ? this.#killOne(seconds) : null
    let playing = true
    const watch = this.#watch(() => playing)
    const reports = await this.#askAll('play', () => ({
      seconds,
      rate: rate === null ? null : rate / crowds,
    }))
    playing = false
    await watch
    await killed
    return this.#sum(reports, before, await this.#usage())
  }

  #askAll<Name extends keyof CrowdOrders>(
    name: Name,
    ask: (index: number) => CrowdOrders[Name]['ask'],
  ): Promise<CrowdOrders[Name]['answer'][]> {
    return Promise.all(this.#crowds.map((crowd, index) => crowd.ask(name, ask(index), DAY_MS)))
  }

  async #tell(what: LoadProgress['what'], rss: number): Promise<void> {
    const done = await this.#askAll('done', () => null)
    this.#progress({ side: this.#side, what, done: done.reduce((sum, one) => sum + one, 0), rss })
  }

  async #usage(): Promise<readonly Usage[]> {
    this.#usages = await Promise.all(
      this.#nodes.map((node, index) =>
        node.ask('usage', null).catch(() => this.#usages[index] ?? { cpuSeconds: 0, rss: 0 }),
      ),
    )
    this.#peaks = this.#usages.map(({ rss }, index) => Math.max(rss, this.#peaks[index] ?? 0))
    return this.#usages
  }

  async #watch(isPlaying: () => boolean): Promise<void> {
    while (isPlaying()) {
      const usages = await this.#usage()
      await this.#tell('playing', Math.max(...usages.map(({ rss }) => rss)))
      await sleep(SAMPLE_MS)
    }
  }

  /** Only once everybody sits: that is not what is raced. */
  async #limit(): Promise<void> {
    const { share } = this.#plan
    if (share !== null) for (const { pid } of this.#nodes) this.#limits.push(await limitProcessor(pid, share))
  }

  async #killOne(seconds: number): Promise<void> {
    await sleep(seconds * 500)
    await this.#nodes.at(-1)?.kill()
  }

  #sum(reports: readonly CrowdReport[], before: readonly Usage[], after: readonly Usage[]): SideReport {
    const acknowledged = new Histogram()
    const heard = new Histogram()
    for (const report of reports) {
      acknowledged.add(report.acknowledged)
      heard.add(report.heard)
    }
    const total = (of: (report: CrowdReport) => number): number =>
      reports.reduce((sum, report) => sum + of(report), 0)
    return {
      moves: heard.count,
      kept: reports.flatMap(({ kept }) => kept),
      acknowledged,
      heard,
      nodes: after.map(({ cpuSeconds, rss }, index) => ({
        cpuSeconds: cpuSeconds - (before[index]?.cpuSeconds ?? 0),
        rss,
        peak: this.#peaks[index] ?? rss,
      })),
      crowdCpuSeconds: total((report) => report.cpuSeconds),
      unanswered: total(({ unanswered }) => unanswered),
      faults: reports.flatMap(({ faults }) => faults),
      breaks: total(({ breaks }) => breaks),
      longestBreak: Math.max(0, ...reports.map(({ longestBreak }) => longestBreak)),
      checked: total(({ checked }) => checked),
    }
  }
}

export const load = async (
  plan: LoadPlan,
  progress: (progress: LoadProgress) => void = () => undefined,
): Promise<LoadReport> => {
  const server = await Session.of(plan, 'server', progress)
  const lost = await brokenEntries(
    plan.store,
    server.kept.map(([room, seq, request, command]) => ({ room, seq, request, command })),
  )
  const echo = await Session.of(plan, 'echo', progress)
  return { server, echo, lost }
}
