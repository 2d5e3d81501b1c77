/** The figures of a load test in milliseconds, megabytes and CPU cores, as text and as JSON. */
import type { Histogram } from './histogram.ts'
import type { LoadPlan, LoadReport, SideReport } from './run-load.ts'

const PERCENTILES = [50, 95, 99, 99.9] as const

const MEGABYTE = 1024 * 1024

const rounded = (value: number, places = 2): number => Number(value.toFixed(places))

interface Latency {
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly p999: number
  readonly most: number
}

const latency = (histogram: Histogram): Latency => {
  const [p50 = 0, p95 = 0, p99 = 0, p999 = 0] = PERCENTILES.map((share) =>
    rounded(histogram.percentile(share) / 1000),
  )
  return { p50, p95, p99, p999, most: rounded(histogram.most / 1000) }
}

interface SideFigures {
  readonly moves: number
  readonly movesASecond: number
  /** Until the move was acknowledged, and until all five clients of the room had received it. */
  readonly acknowledged: Latency
  readonly received: Latency
  readonly nodes: readonly {
    readonly cores: number
    readonly cpuMsAMove: number
    readonly rssMb: number
    readonly peakRssMb: number
  }[]
  /** CPU use of the load generator itself. */
  readonly generatorCores: number
  readonly unanswered: number
  readonly faults: readonly string[]
  readonly disconnects: number
  readonly longestDisconnectMs: number
  readonly viewsChecked: number
}

const sideFigures = (side: SideReport, seconds: number): SideFigures => ({
  moves: side.moves,
  movesASecond: rounded(side.moves / seconds, 1),
  acknowledged: latency(side.acknowledged),
  received: latency(side.received),
  nodes: side.nodes.map(({ cpuSeconds, rss, peak }) => ({
    cores: rounded(cpuSeconds / seconds),
    cpuMsAMove: rounded((cpuSeconds * 1000) / Math.max(1, side.moves), 3),
    rssMb: rounded(rss / MEGABYTE, 1),
    peakRssMb: rounded(peak / MEGABYTE, 1),
  })),
  generatorCores: rounded(side.generatorCpuSeconds / seconds),
  unanswered: side.unanswered,
  faults: side.faults,
  disconnects: side.disconnects,
  longestDisconnectMs: rounded(side.longestDisconnect, 0),
  viewsChecked: side.checked,
})

export interface LoadFigures {
  readonly plan: Omit<LoadPlan, 'store'>
  readonly lost: number
  readonly server: SideFigures
  readonly echo: SideFigures
  /** Server divided by baseline. */
  readonly ratio: { readonly p50: number; readonly p99: number; readonly cpu: number }
}

const cpuOf = ({ nodes }: SideFigures): number => nodes.reduce((sum, { cpuMsAMove }) => sum + cpuMsAMove, 0)

export const loadFigures = (whole: LoadPlan, report: LoadReport): LoadFigures => {
  // The address of a store may contain a password.
  const { store: _store, ...plan } = whole
  const server = sideFigures(report.server, plan.seconds)
  const echo = sideFigures(report.echo, plan.seconds)
  return {
    plan,
    lost: report.lost.length,
    server,
    echo,
    ratio: {
      p50: rounded(server.received.p50 / Math.max(0.01, echo.received.p50)),
      p99: rounded(server.received.p99 / Math.max(0.01, echo.received.p99)),
      cpu: rounded(cpuOf(server) / Math.max(0.001, cpuOf(echo))),
    },
  }
}

const latencyLine = (name: string, { p50, p95, p99, p999, most }: Latency): string =>
  `  ${name.padEnd(13)} p50 ${p50} ms, p95 ${p95}, p99 ${p99}, p99.9 ${p999}, longest ${most}`

const sideLines = (name: string, side: SideFigures): readonly string[] => [
  `${name}: ${side.moves} moves, ${side.movesASecond} a second`,
  latencyLine('acknowledged', side.acknowledged),
  latencyLine('received', side.received),
  ...side.nodes.map(
    ({ cores, cpuMsAMove, rssMb, peakRssMb }, node) =>
      `  node ${node + 1}        ${cores} cores, ${cpuMsAMove} CPU ms a move, ${rssMb} MB (highest ${peakRssMb})`,
  ),
  `  generator     ${side.generatorCores} cores`,
]

/** The report as text. */
export const formatFigures = (figures: LoadFigures): readonly string[] => {
  const { server, echo, ratio, lost } = figures
  return [
    ...sideLines('server', server),
    ...sideLines('echo', echo),
    `server / echo: p50 ${ratio.p50}, p99 ${ratio.p99}, CPU a move ${ratio.cpu}`,
    `${lost} acknowledged commands lost or carried out twice, ${server.unanswered} moves unanswered, ${server.faults.length} faults, ${server.viewsChecked} views compared`,
    ...(server.disconnects > 0
      ? [`${server.disconnects} connections lost; all rejoined within ${server.longestDisconnectMs} ms`]
      : []),
    ...server.faults.map((fault) => `  fault: ${fault}`),
  ]
}
