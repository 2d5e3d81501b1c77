/**
 * Fault injection: kills, restarts and pauses servers and the database, breaks connections, skews clocks and fills
 * the disk. Each fault is undone before the next one.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@quayside/kernel'
import { ServerProcess } from '@quayside/server/testing'
import { canFillDisk, type FaultyDatabase, setDisk } from './faulty-database.ts'
import { TcpProxy } from './faulty-proxy.ts'
import { SkewedClock } from './skewed-clock.ts'

export interface ChaosNode {
  readonly server: ServerProcess
  readonly proxy: TcpProxy
  readonly clock: SkewedClock
}

/** The largest clock skew, either way. */
export const MAX_SKEW_MS = 2 * 3600_000

export const skewClock = ({ server, clock }: ChaosNode, offset: number): void => {
  clock.move(offset)
  server.send({ offset })
}

interface FaultContext {
  readonly nodes: readonly ChaosNode[]
  /** Null for SQLite, which has no separate process. */
  readonly database: FaultyDatabase | null
  readonly source: Random
}

type Fault = (context: FaultContext, node: ChaosNode) => Promise<void>

const between = (source: Random, least: number, most: number): number => least + source.nextInt(most - least)

/** Retries until the server listens: it cannot start while its database is down. */
const startAgain = async ({ server, clock }: ChaosNode): Promise<void> => {
  clock.move(0)
  await server.start()
  while (!server.isRunning) {
    await sleep(200)
    await server.start()
  }
}

const onNodes = {
  'kill a server': async ({ source }, node) => {
    await node.server.kill()
    await sleep(source.nextInt(1000))
    await startAgain(node)
  },
  'restart a server': async (_context, node) => {
    await node.server.stop()
    await startAgain(node)
  },
  'pause a server': async ({ source }, { server }) => {
    server.pause()
    await sleep(between(source, 500, 8000))
    server.resume()
  },
  'drop connections': async (_context, { proxy }) => proxy.cut(),
  'delay connections': async ({ source }, { proxy }) => {
    proxy.delay(between(source, 50, 500))
    await sleep(2000)
    proxy.delay(0)
  },
  'lose data to the server': async (_context, { proxy }) => proxy.loseData('to the server'),
  'lose data to the client': async (_context, { proxy }) => proxy.loseData('to the client'),
  'skew a clock': async ({ source }, node) => skewClock(node, between(source, -MAX_SKEW_MS, MAX_SKEW_MS)),
  'reset a clock': async (_context, node) => skewClock(node, 0),
} as const satisfies Readonly<Record<string, Fault>>

const onDatabases = {
  'kill the database': async ({ database }) => {
    await database?.end('SIGKILL')
    await database?.start()
  },
  'restart the database': async ({ database, source }) => {
    await database?.end('SIGINT')
    await sleep(source.nextInt(2000))
    await database?.start()
  },
  'pause the database': async ({ database, source }) => {
    database?.pause()
    await sleep(between(source, 500, 4000))
    database?.resume()
  },
} as const satisfies Readonly<Record<string, Fault>>

const onDisks = {
  'fill the disk': async ({ database, source, nodes }) => {
    const setAll = async (isFull: boolean): Promise<void> => {
      if (database === null) for (const { server } of nodes) await setDisk(server.pid, isFull)
      else await database.setDisk(isFull)
    }
    await setAll(true)
    await sleep(between(source, 500, 3000))
    await setAll(false)
    // PostgreSQL exits when it cannot write its log, so it is started again.
    await database?.start()
  },
} as const satisfies Readonly<Record<string, Fault>>

type FaultName = keyof typeof onNodes | keyof typeof onDatabases | keyof typeof onDisks

/** The faults possible on this machine and store, by name. */
const possibleFaults = (
  { database }: FaultContext,
  canFillDisk: boolean,
): readonly (readonly [FaultName, Fault])[] => {
  const possible: Readonly<Record<string, Fault>> = {
    ...onNodes,
    ...(database === null ? {} : onDatabases),
    ...(canFillDisk ? onDisks : {}),
  }
  return Object.entries(possible) as [FaultName, Fault][]
}

export interface FaultPlan {
  /** Duration of the run; each fault happens at least once, however short it is. */
  readonly ms: number
  /** The longest time between two faults. */
  readonly gapMs: number
  /** The faults to inject; all when absent. */
  readonly only?: readonly FaultName[]
}

const MAIN = new URL('./chaos-server-main.ts', import.meta.url).pathname
/** Far longer than any fault takes to be undone. */
const STUCK_MS = 5 * 60_000

export const openNode = async (store: string): Promise<ChaosNode> => {
  const server = new ServerProcess({ QUAYSIDE_DATABASE: store }, MAIN)
  const clock = new SkewedClock()
  clock.move(0)
  await server.start()
  const proxy = await TcpProxy.open(() => ({ host: '127.0.0.1', port: Number(new URL(server.address).port) }))
  return { server, proxy, clock }
}

/** Injects each possible fault once, then random ones; reports a fault that could not be undone in time. */
export const injectFaults = async (
  context: FaultContext,
  { ms, gapMs, only }: FaultPlan,
  onFault: (name: string) => void,
): Promise<readonly string[]> => {
  const possible = possibleFaults(context, await canFillDisk())
  const events = only === undefined ? possible : possible.filter(([name]) => only.includes(name))
  const { source, nodes } = context
  const until = performance.now() + ms
  for (let number = 0; number < events.length || performance.now() < until; number++) {
    const fault = events[number < events.length ? number : source.nextInt(events.length)]
    const node = nodes[source.nextInt(nodes.length)]
    if (fault === undefined || node === undefined) return []
    onFault(fault[0])
    const isOver = await Promise.race([
      fault[1](context, node).then(() => true),
      sleep(STUCK_MS, false, { ref: false }),
    ])
    if (!isOver) return [`${fault[0]}: not undone in time`]
    await sleep(source.nextInt(gapMs))
  }
  return []
}
