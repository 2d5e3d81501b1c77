/** One run of the crowd: against a server, or against the yardstick. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { CrowdOrder, CrowdReport, CrowdWord } from './crowd-messages.ts'
import { CrowdWorker } from './crowd-worker.ts'
import { Histogram } from './histogram.ts'
import { NodeProcess, type Usage } from './node-process.ts'
import type { LoadPlan, LoadProgress, Side } from './plan.ts'
import { limitProcessor } from './processor-share.ts'

const SAMPLE_MS = 500

/** Shares a number out evenly. */
const shares = (total: number, among: number): readonly number[] =>
  Array.from({ length: among }, (_, index) => Math.floor((total + index) / among))

export class Session {
  readonly #plan: LoadPlan
  readonly #side: 'server' | 'echo'
  readonly #progress: (progress: LoadProgress) => void
  readonly #nodes: NodeProcess[]
  readonly #crowds: CrowdWorker[]
  readonly #limits: (() => Promise<void>)[] = []
  #peaks: number[]

  private constructor(
    plan: LoadPlan,
    side: 'server' | 'echo',
    nodes: NodeProcess[],
    progress: (progress: LoadProgress) => void,
  ) {
    this.#plan = plan
    this.#side = side
    this.#nodes = nodes
    this.#progress = progress
    this.#peaks = nodes.map(() => 0)
    this.#crowds = Array.from({ length: plan.crowds }, () => new CrowdWorker())
  }

  static async of(
    plan: LoadPlan,
    side: 'server' | 'echo',
    progress: (progress: LoadProgress) => void,
  ): Promise<Side> {
    const file = side === 'server' ? './server-process.ts' : './echo-process.ts'
    const nodes: NodeProcess[] = []
    for (let node = 0; node < (side === 'server' ? plan.nodes : 1); node++)
      nodes.push(await NodeProcess.start(file, { store: plan.store }))
    const session = new Session(plan, side, nodes, progress)
    try {
      return await session.#run()
    } finally {
      await Promise.all(session.#crowds.map((crowd) => crowd.close()))
      await Promise.all(nodes.map((node) => node.stop()))
      for (const lift of session.#limits) await lift()
    }
  }

  async #run(): Promise<Side> {
    const { rooms, crowds, rate, seconds, spread, check } = this.#plan
    const tables = shares(rooms, crowds)
    this.#tell('seating', 0)
    await this.#order((index) => ({
      kind: 'come',
      to: this.#side,
      addresses: this.#nodes.map(({ address }) => address),
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
    const words = await this.#order(() => ({
      kind: 'play',
      seconds,
      rate: rate === null ? null : rate / crowds,
    }))
    playing = false
    await watch
    await killed
    const after = await this.#usage()
    const reports = words.flatMap((word) => (word.kind === 'report' ? [word.report] : []))
    return this.#sum(reports, before, after)
  }

  #order(orderOf: (index: number) => CrowdOrder): Promise<readonly CrowdWord[]> {
    return Promise.all(this.#crowds.map((crowd, index) => crowd.order(orderOf(index))))
  }

  #tell(what: LoadProgress['what'], rss: number): void {
    const done = this.#crowds.reduce((sum, crowd) => sum + crowd.done, 0)
    this.#progress({ side: this.#side, what, done, rss })
  }

  async #usage(): Promise<readonly Usage[]> {
    const usages = await Promise.all(this.#nodes.map((node) => node.usage()))
    this.#peaks = usages.map(({ rss }, index) => Math.max(rss, this.#peaks[index] ?? 0))
    return usages
  }

  async #watch(isPlaying: () => boolean): Promise<void> {
    while (isPlaying()) {
      const usages = await this.#usage()
      this.#tell('playing', Math.max(...usages.map(({ rss }) => rss)))
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

  #sum(reports: readonly CrowdReport[], before: readonly Usage[], after: readonly Usage[]): Side {
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
