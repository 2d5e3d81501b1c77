/**
 * Runs the load test against a server and then against the baseline, and counts acknowledged commands that were not
 * stored.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { checkEntries } from '../chaos/invariants.ts'
import { ChildProcessClient } from '../child-process-rpc.ts'
import { limitProcessor } from './cpu-limit.ts'
import { Histogram } from './histogram.ts'
import type {
  AcknowledgedMove,
  GeneratorMethods,
  GeneratorReport,
  NodeMethods,
  Usage,
} from './load-generator-messages.ts'

export interface LoadPlan {
  readonly store: string
  readonly nodes: number
  readonly rooms: number
  /** Moves a second; null for as many as possible. */
  readonly rate: number | null
  readonly seconds: number
  /** Load generator processes. */
  readonly generators: number
  /** Whether all connections of a room use one node, or are spread over all of them. */
  readonly spread: 'rooms' | 'sockets'
  /** Whether every view is compared with the expected one. */
  readonly check: boolean
  /** Kills a node halfway through. */
  readonly killNode: boolean
  /** CPU limit of each server in cores; null for none. */
  readonly share: number | null
}

type Side = 'server' | 'echo'

/** The results for the server or the baseline. */
export interface SideReport {
  readonly moves: number
  readonly acknowledgedMoves: readonly AcknowledgedMove[]
  readonly acknowledged: Histogram
  readonly received: Histogram
  /** Per process: CPU seconds during the run, memory at the end and at its peak. */
  readonly nodes: readonly { readonly cpuSeconds: number; readonly rss: number; readonly peak: number }[]
  readonly generatorCpuSeconds: number
  readonly unanswered: number
  readonly faults: readonly string[]
  readonly disconnects: number
  /** In milliseconds. */
  readonly longestDisconnect: number
  readonly checked: number
}

export interface LoadReport {
  readonly server: SideReport
  /** The same traffic against the echo server, as a baseline. */
  readonly echo: SideReport
  /** Acknowledged commands that are missing from the store. */
  readonly lost: readonly string[]
}

export interface LoadProgress {
  readonly side: Side
  readonly what: 'joining' | 'playing'
  readonly done: number
  readonly rss: number
}

const SAMPLE_MS = 500
/** No timeout in practice. */
const DAY_MS = 86_400_000

const MAIN = {
  server: new URL('./server-main.ts', import.meta.url),
  echo: new URL('./echo-server-main.ts', import.meta.url),
  generator: new URL('./load-generator-main.ts', import.meta.url),
} as const

/** Splits a number evenly. */
const shares = (total: number, among: number): readonly number[] =>
  Array.from({ length: among }, (_, index) => Math.floor((total + index) / among))

/** One run of the load generators against the server or the baseline. */
class LoadRun {
  readonly #plan: LoadPlan
  readonly #side: 'server' | 'echo'
  readonly #progress: (progress: LoadProgress) => void
  readonly #nodes: readonly ChildProcessClient<NodeMethods>[]
  readonly #generators: readonly ChildProcessClient<GeneratorMethods>[]
  readonly #limits: (() => Promise<void>)[] = []
  /** The last known usage of each node, which may have been killed since. */
  #usages: readonly Usage[] = []
  #peaks: readonly number[] = []

  private constructor(plan: LoadPlan, side: Side, progress: (progress: LoadProgress) => void) {
    this.#plan = plan
    this.#side = side
    this.#progress = progress
    const nodes = side === 'server' ? plan.nodes : 1
    this.#nodes = Array.from({ length: nodes }, () => new ChildProcessClient<NodeMethods>(MAIN[side], []))
    this.#generators = Array.from(
      { length: plan.generators },
      () => new ChildProcessClient<GeneratorMethods>(MAIN.generator, []),
    )
  }

  static async of(
    plan: LoadPlan,
    side: Side,
    progress: (progress: LoadProgress) => void,
  ): Promise<SideReport> {
    const run = new LoadRun(plan, side, progress)
    try {
      return await run.#run()
    } finally {
      await Promise.all([...run.#generators, ...run.#nodes].map((helper) => helper.stop()))
      for (const lift of run.#limits) await lift()
    }
  }

  async #run(): Promise<SideReport> {
    const { store, rooms, generators, rate, seconds, spread, check } = this.#plan
    const addresses: string[] = []
    for (const node of this.#nodes) addresses.push(await node.call('start', { store }))
    const roomCounts = shares(rooms, generators)
    await this.#reportProgress('joining', 0)
    await this.#callAll('open', (index) => ({
      to: this.#side,
      addresses,
      spread,
      rooms: roomCounts[index] ?? 0,
      first: roomCounts.slice(0, index).reduce((sum, count) => sum + count, 0),
      check,
    }))
    if (this.#side === 'server') await this.#limit()
    const before = await this.#usage()
    const killed = this.#plan.killNode && this.#side === 'server' ? this.#killOne(seconds) : null
    let playing = true
    const watch = this.#watch(() => playing)
    const reports = await this.#callAll('play', () => ({
      seconds,
      rate: rate === null ? null : rate / generators,
    }))
    playing = false
    await watch
    await killed
    return this.#sum(reports, before, await this.#usage())
  }

  #callAll<Name extends keyof GeneratorMethods>(
    name: Name,
    ask: (index: number) => GeneratorMethods[Name]['params'],
  ): Promise<GeneratorMethods[Name]['result'][]> {
    return Promise.all(this.#generators.map((generator, index) => generator.call(name, ask(index), DAY_MS)))
  }

  async #reportProgress(what: LoadProgress['what'], rss: number): Promise<void> {
    const done = await this.#callAll('done', () => null)
    this.#progress({ side: this.#side, what, done: done.reduce((sum, one) => sum + one, 0), rss })
  }

  async #usage(): Promise<readonly Usage[]> {
    this.#usages = await Promise.all(
      this.#nodes.map((node, index) =>
        node.call('usage', null).catch(() => this.#usages[index] ?? { cpuSeconds: 0, rss: 0 }),
      ),
    )
    this.#peaks = this.#usages.map(({ rss }, index) => Math.max(rss, this.#peaks[index] ?? 0))
    return this.#usages
  }

  async #watch(isPlaying: () => boolean): Promise<void> {
    while (isPlaying()) {
      const usages = await this.#usage()
      await this.#reportProgress('playing', Math.max(...usages.map(({ rss }) => rss)))
      await sleep(SAMPLE_MS)
    }
  }

  /** Called after the rooms are open, because opening them is not measured. */
  async #limit(): Promise<void> {
    const { share } = this.#plan
    if (share !== null) for (const { pid } of this.#nodes) this.#limits.push(await limitProcessor(pid, share))
  }

  async #killOne(seconds: number): Promise<void> {
    await sleep(seconds * 500)
    await this.#nodes.at(-1)?.kill()
  }

  #sum(reports: readonly GeneratorReport[], before: readonly Usage[], after: readonly Usage[]): SideReport {
    const acknowledged = new Histogram()
    const received = new Histogram()
    for (const report of reports) {
      acknowledged.add(report.acknowledged)
      received.add(report.received)
    }
    const total = (of: (report: GeneratorReport) => number): number =>
      reports.reduce((sum, report) => sum + of(report), 0)
    return {
      moves: received.count,
      acknowledgedMoves: reports.flatMap(({ acknowledgedMoves }) => acknowledgedMoves),
      acknowledged,
      received,
      nodes: after.map(({ cpuSeconds, rss }, index) => ({
        cpuSeconds: cpuSeconds - (before[index]?.cpuSeconds ?? 0),
        rss,
        peak: this.#peaks[index] ?? rss,
      })),
      generatorCpuSeconds: total((report) => report.cpuSeconds),
      unanswered: total(({ unanswered }) => unanswered),
      faults: reports.flatMap(({ faults }) => faults),
      disconnects: total(({ disconnects }) => disconnects),
      longestDisconnect: Math.max(0, ...reports.map(({ longestDisconnect }) => longestDisconnect)),
      checked: total(({ checked }) => checked),
    }
  }
}

export const runLoad = async (
  plan: LoadPlan,
  progress: (progress: LoadProgress) => void = () => undefined,
): Promise<LoadReport> => {
  const server = await LoadRun.of(plan, 'server', progress)
  const lost = await checkEntries(
    plan.store,
    server.acknowledgedMoves.map(([room, seq, request, command]) => ({ room, seq, request, command })),
  )
  const echo = await LoadRun.of(plan, 'echo', progress)
  return { server, echo, lost }
}
