/** The servers, and one thing after the other that goes wrong with them. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Victim } from '@quayside/server/testing'
import { ShownClock } from './clocks.ts'
import { canFillDisk } from './disk.ts'
import { type ChaosNode, eventsFor, type Scene } from './events.ts'
import type { ChaosPlan } from './plan.ts'
import { TcpProxy } from './proxy.ts'

const MAIN = new URL('./chaos-node.ts', import.meta.url).pathname
/** Whatever happens is undone long before. */
const STUCK_MS = 5 * 60_000

export const openNode = async (store: string): Promise<ChaosNode> => {
  const victim = new Victim({ QUAYSIDE_STORE: store }, MAIN)
  const clock = new ShownClock()
  clock.move(0)
  await victim.start()
  const proxy = await TcpProxy.open(() => ({ host: '127.0.0.1', port: Number(new URL(victim.address).port) }))
  return { victim, proxy, clock }
}

/** Each thing that can go wrong first, then whichever; what has not been undone after a long while is told. */
export const torment = async (
  scene: Scene,
  { ms, gapMs, only }: ChaosPlan,
  happened: (name: string) => void,
): Promise<readonly string[]> => {
  const possible = eventsFor(scene, await canFillDisk())
  const events = only === undefined ? possible : possible.filter(([name]) => only.includes(name))
  const { source, nodes } = scene
  const until = performance.now() + ms
  for (let number = 0; number < events.length || performance.now() < until; number++) {
    const event = events[number < events.length ? number : source.below(events.length)]
    const node = nodes[source.below(nodes.length)]
    if (event === undefined || node === undefined) return []
    happened(event[0])
    const isOver = await Promise.race([
      event[1](scene, node).then(() => true),
      sleep(STUCK_MS, false, { ref: false }),
    ])
    if (!isOver) return [`${event[0]}: nobody comes back`]
    await sleep(source.below(gapMs))
  }
  return []
}
