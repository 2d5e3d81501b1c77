/** The servers, and what happens to them, the lines and the database: one thing after the other, each undone before the next. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@quayside/kernel'
import { ServerProcess } from '@quayside/server/testing'
import { canFillDisk, setDisk, type TormentedDatabase } from './faulty-database.ts'
import { TcpProxy } from './faulty-proxy.ts'
import { ShownClock } from './skewed-clock.ts'

export interface ChaosNode {
  readonly victim: ServerProcess
  readonly proxy: TcpProxy
  readonly clock: ShownClock
}

/** How far a clock is moved at most, either way. */
export const MOST_WRONG_MS = 2 * 3600_000

export const moveClock = ({ victim, clock }: ChaosNode, offset: number): void => {
  clock.move(offset)
  victim.send({ offset })
}

interface Scene {
  readonly nodes: readonly ChaosNode[]
  /** Null for a database in a file. */
  readonly database: TormentedDatabase | null
  readonly source: Random
}

type Event = (scene: Scene, node: ChaosNode) => Promise<void>

const between = (source: Random, least: number, most: number): number => least + source.nextInt(most - least)

/** Until it listens; while its database is away it cannot start. */
const startAgain = async ({ victim, clock }: ChaosNode): Promise<void> => {
  clock.move(0)
  await victim.start()
  while (!victim.isRunning) {
    await sleep(200)
    await victim.start()
  }
}

const onNodes = {
  'kill a server': async ({ source }, node) => {
    await node.victim.kill()
    await sleep(source.nextInt(1000))
    await startAgain(node)
  },
  'restart a server': async (_scene, node) => {
    await node.victim.stop()
    await startAgain(node)
  },
  'pause a server': async ({ source }, { victim }) => {
    victim.pause()
    await sleep(between(source, 500, 8000))
    victim.resume()
  },
  'cut the lines': async (_scene, { proxy }) => proxy.cut(),
  'slow the lines down': async ({ source }, { proxy }) => {
    proxy.delay(between(source, 50, 500))
    await sleep(2000)
    proxy.delay(0)
  },
  'lose what goes in': async (_scene, { proxy }) => proxy.halve('to the server'),
  'lose what comes out': async (_scene, { proxy }) => proxy.halve('to the client'),
  'move a clock': async ({ source }, node) => moveClock(node, between(source, -MOST_WRONG_MS, MOST_WRONG_MS)),
  'put a clock right': async (_scene, node) => moveClock(node, 0),
} as const satisfies Readonly<Record<string, Event>>

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
} as const satisfies Readonly<Record<string, Event>>

const onDisks = {
  'fill the disk': async ({ database, source, nodes }) => {
    const setAll = async (isFull: boolean): Promise<void> => {
      if (database === null) for (const { victim } of nodes) await setDisk(victim.pid, isFull)
      else await database.setDisk(isFull)
    }
    await setAll(true)
    await sleep(between(source, 500, 3000))
    await setAll(false)
    // Without room for its log PostgreSQL ends; whoever runs it starts it again.
    await database?.start()
  },
} as const satisfies Readonly<Record<string, Event>>

type EventName = keyof typeof onNodes | keyof typeof onDatabases | keyof typeof onDisks

/** Whatever can happen here, by name. */
const eventsFor = ({ database }: Scene, canFillDisk: boolean): readonly (readonly [EventName, Event])[] => {
  const possible: Readonly<Record<string, Event>> = {
    ...onNodes,
    ...(database === null ? {} : onDatabases),
    ...(canFillDisk ? onDisks : {}),
  }
  return Object.entries(possible) as [EventName, Event][]
}

export interface TormentPlan {
  /** For how long things go wrong; each thing happens at least once, however short the time. */
  readonly ms: number
  /** The longest time between two of them. */
  readonly gapMs: number
  /** What may go wrong; everything when absent. */
  readonly only?: readonly EventName[]
}

const MAIN = new URL('./chaos-server-main.ts', import.meta.url).pathname
/** Whatever happens is undone long before. */
const STUCK_MS = 5 * 60_000

export const openNode = async (store: string): Promise<ChaosNode> => {
  const victim = new ServerProcess({ QUAYSIDE_DATABASE: store }, MAIN)
  const clock = new ShownClock()
  clock.move(0)
  await victim.start()
  const proxy = await TcpProxy.open(() => ({ host: '127.0.0.1', port: Number(new URL(victim.address).port) }))
  return { victim, proxy, clock }
}

/** Each thing that can go wrong first, then whichever; what has not been undone after a long while is told. */
export const torment = async (
  scene: Scene,
  { ms, gapMs, only }: TormentPlan,
  happened: (name: string) => void,
): Promise<readonly string[]> => {
  const possible = eventsFor(scene, await canFillDisk())
  const events = only === undefined ? possible : possible.filter(([name]) => only.includes(name))
  const { source, nodes } = scene
  const until = performance.now() + ms
  for (let number = 0; number < events.length || performance.now() < until; number++) {
    const event = events[number < events.length ? number : source.nextInt(events.length)]
    const node = nodes[source.nextInt(nodes.length)]
    if (event === undefined || node === undefined) return []
    happened(event[0])
    const isOver = await Promise.race([
      event[1](scene, node).then(() => true),
      sleep(STUCK_MS, false, { ref: false }),
    ])
    if (!isOver) return [`${event[0]}: nobody comes back`]
    await sleep(source.nextInt(gapMs))
  }
  return []
}
