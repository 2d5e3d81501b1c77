/**
 * Lets everything go wrong that can while games are played, then looks from the outside whether every promise was kept:
 * nothing acknowledged is lost, nothing is done twice, everybody goes on, and every game replays.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { random } from '@quayside/kernel'
import { verifyStore } from '../../operate/verify.ts'
import { Store } from '../../storage/store.ts'
import { isKept } from '../kills.ts'
import { openGame } from '../open-game.ts'
import { type Acknowledged, Stubborn } from '../stubborn.ts'
import { Victim } from '../victim.ts'
import { type ChaosDatabase, TormentedDatabase } from './database.ts'
import { canFillDisk } from './disk.ts'
import { type ChaosNode, eventsFor, type Scene } from './events.ts'
import { TcpProxy } from './proxy.ts'

export interface ChaosPlan {
  readonly database: ChaosDatabase
  /** Servers on the one database. */
  readonly nodes: number
  /** Games at a time. */
  readonly together: number
  /** For how long things go wrong. */
  readonly ms: number
  /** Goes through every event at least once, however short the time. */
  readonly seed: string
}

export interface ChaosReport {
  readonly events: Readonly<Record<string, number>>
  readonly games: number
  readonly commands: number
  /** How often each refusal was heard. */
  readonly refusals: Readonly<Record<string, number>>
  /** The longest that a command took to be acknowledged, in milliseconds. */
  readonly longest: number
  /** Everything that was promised and is not so. */
  readonly broken: readonly string[]
}

const MAIN = new URL('./chaos-node.ts', import.meta.url).pathname
/** Far longer than anybody needs to come back; on a busy machine everything is slow. */
const PATIENCE_MS = 120_000
const MOST_GAP_MS = 1500

const openNode = async (store: string): Promise<ChaosNode> => {
  const victim = new Victim({ QUAYSIDE_STORE: store }, MAIN)
  await victim.start()
  const proxy = await TcpProxy.open(() => ({ host: '127.0.0.1', port: Number(new URL(victim.address).port) }))
  return { victim, proxy }
}

class Players {
  readonly #nodes: readonly ChaosNode[]
  readonly acknowledged: Acknowledged[] = []
  readonly refusals = new Map<string, number>()
  readonly #playing = new Set<Stubborn>()
  #ending = false
  games = 0
  longest = 0

  constructor(nodes: readonly ChaosNode[]) {
    this.#nodes = nodes
  }

  /** Games one after the other, until nobody wants another one. */
  async play(first: number): Promise<void> {
    for (let number = first; !this.#ending; number++) await this.#playOne(number)
  }

  /** Nobody begins another game; settles when all are over. */
  end(): void {
    this.#ending = true
  }

  /** Those who have not come to an end. */
  get stuck(): number {
    return this.#playing.size
  }

  stop(): void {
    for (const seat of this.#playing) seat.stop()
  }

  /** Any server will do, also for those who sit at the same table. */
  #address(turn: number): string {
    return this.#nodes[turn % this.#nodes.length]?.proxy.address ?? ''
  }

  async #playOne(number: number): Promise<void> {
    const { room, keys, game } = await this.#open(number)
    let turn = number
    const seats = Object.entries(keys).map(
      ([seat, key]) =>
        new Stubborn(
          { game, room, key, seat: Number(seat) },
          () => this.#address(turn++),
          (done) => this.acknowledged.push(done),
          {
            answered: (ms) => {
              this.longest = Math.max(this.longest, ms)
            },
            refused: (code) => this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1),
          },
        ),
    )
    for (const seat of seats) this.#playing.add(seat)
    await Promise.all(seats.map((seat) => seat.over.then(() => this.#playing.delete(seat))))
    this.games++
  }

  async #open(number: number): ReturnType<typeof openGame> {
    for (let turn = number; ; turn++) {
      try {
        return await openGame(this.#address(turn), number, AbortSignal.timeout(5000))
      } catch {
        await sleep(100)
      }
    }
  }
}

const checkLog = async (
  address: string,
  acknowledged: readonly Acknowledged[],
): Promise<readonly string[]> => {
  const store = await Store.open(address)
  const broken: string[] = []
  for (const done of acknowledged)
    if (!(await isKept(store, done))) broken.push(`lost: ${done.room} ${done.seq} ${done.command}`)
  for (const room of new Set(acknowledged.map((done) => done.room))) {
    const requests = (await store.log.read(room, 0)).map(({ seat, request }) => `${seat} ${request}`)
    if (new Set(requests).size !== requests.length) broken.push(`done twice: in ${room}`)
  }
  await store.close()
  const verified = await verifyStore(address)
  if (!verified.ok) return [...broken, `the store is ${verified.refusal.code}`]
  return [...broken, ...verified.value.broken.map(({ room }) => `does not replay: ${room}`)]
}

const torment = async (scene: Scene, ms: number, happened: (name: string) => void): Promise<void> => {
  const events = eventsFor(scene, await canFillDisk())
  const { source, nodes } = scene
  const until = performance.now() + ms
  for (let number = 0; number < events.length || performance.now() < until; number++) {
    // Each of them first, then whichever.
    const event = events[number < events.length ? number : source.below(events.length)]
    const node = nodes[source.below(nodes.length)]
    if (event === undefined || node === undefined) return
    happened(event[0])
    await event[1](scene, node)
    await sleep(source.below(MOST_GAP_MS))
  }
}

export const letChaosReign = async (
  plan: ChaosPlan,
  progress: (event: string, commands: number) => void = () => undefined,
): Promise<ChaosReport> => {
  const { database } = plan
  const tormented = database.process === null ? null : new TormentedDatabase(database.process)
  await tormented?.begin()
  const nodes: ChaosNode[] = []
  const events = new Map<string, number>()
  const players = new Players(nodes)
  try {
    for (let number = 0; number < plan.nodes; number++) nodes.push(await openNode(database.address))
    const all = Promise.all(Array.from({ length: plan.together }, (_, table) => players.play(table * 1000)))
    await torment({ nodes, database: tormented, source: random(plan.seed) }, plan.ms, (name) => {
      events.set(name, (events.get(name) ?? 0) + 1)
      progress(name, players.acknowledged.length)
    })
    for (const { victim } of nodes) victim.send({ offset: 0 })
    players.end()
    const isOver = await Promise.race([all.then(() => true), sleep(PATIENCE_MS, false, { ref: false })])
    const stuck = isOver ? [] : [`${players.stuck} seats do not go on`]
    const deaths = nodes.reduce((sum, { victim }) => sum + victim.deaths, 0)
    if (deaths > 0) stuck.push(`servers ended by themselves: ${deaths}`)
    players.stop()
    return {
      events: Object.fromEntries(events),
      games: players.games,
      commands: players.acknowledged.length,
      refusals: Object.fromEntries(players.refusals),
      longest: players.longest,
      broken: [...stuck, ...(await checkLog(database.address, players.acknowledged))],
    }
  } finally {
    players.stop()
    for (const { victim, proxy } of nodes) {
      await victim.kill()
      await proxy.close()
    }
  }
}
