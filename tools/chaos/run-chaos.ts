/**
 * Lets everything go wrong that can while games are played, then looks from the outside whether every promise was kept:
 * nothing acknowledged is lost, nothing is done twice, everybody goes on, every game replays, every deadline was kept,
 * everybody was told, and nothing is left undone.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { random } from '@quayside/kernel'
import { openAbsent } from './absent-seats.ts'
import { Players } from './chaos-clients.ts'
import {
  type ChaosNode,
  MOST_WRONG_MS,
  moveClock,
  openNode,
  type TormentPlan,
  torment,
} from './fault-injector.ts'
import { type ChaosDatabase, TormentedDatabase } from './faulty-database.ts'
import { brokenLog, keptTime, nothingLeft, type TimeKept } from './invariants.ts'
import { PostBox } from './notification-receiver.ts'

export interface ChaosPlan extends TormentPlan {
  readonly database: ChaosDatabase
  /** Servers on the one database. */
  readonly nodes: number
  /** Games at a time. */
  readonly together: number
  readonly seed: string
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

/** Far longer than anybody needs to come back. */
const PATIENCE_MS = 120_000
const PROGRESS_MS = 60_000
const OPEN_EVERY_MS = 15_000
/** How much one server may be telling when it is killed; then somebody else tells it again. */
const AT_ONCE = 20

const HOUR = 3600_000
/** In the end all clocks show a time at which everything is due, and another one at which it was told of. */
const FINALE_MS = [0, MOST_WRONG_MS + 2 * HOUR, MOST_WRONG_MS + 2 * HOUR + 90_000] as const

class Chaos {
  readonly #plan: ChaosPlan
  readonly #nodes: ChaosNode[] = []
  readonly #box: PostBox
  readonly #players: Players
  readonly #events = new Map<string, number>()
  readonly #opening = new AbortController()
  #turn = 0
  #last = ''

  constructor(plan: ChaosPlan, box: PostBox) {
    this.#plan = plan
    this.#box = box
    this.#players = new Players(() => this.#address())
  }

  get progress(): ChaosProgress {
    const { games, acknowledged } = this.#players
    return {
      games,
      commands: acknowledged.length,
      events: [...this.#events.values()].reduce((sum, count) => sum + count, 0),
      notices: this.#box.received.size,
      event: this.#last,
    }
  }

  async run(): Promise<ChaosReport> {
    const { database, nodes, together, seed } = this.#plan
    const tormented = database.process === null ? null : new TormentedDatabase(database.process)
    await tormented?.begin()
    for (let number = 0; number < nodes; number++) this.#nodes.push(await openNode(database.address))
    const all = this.#players.playTogether(together)
    const beside = openAbsent(
      {
        address: () => this.#address(),
        box: this.#box.address,
        opened: (table) => this.#players.comeTo(table),
      },
      OPEN_EVERY_MS,
      this.#opening.signal,
    )
    const scene = { nodes: this.#nodes, database: tormented, source: random(seed) }
    const lasting = await torment(scene, this.#plan, (name) => this.#happened(name))
    this.#opening.abort()
    await beside
    const stuck = await this.#goOn(all)
    return this.#report([...lasting, ...stuck], await this.#finale())
  }

  async close(): Promise<void> {
    this.#opening.abort()
    this.#players.stop()
    for (const { victim, proxy } of this.#nodes) {
      await victim.kill()
      await proxy.close()
    }
    await this.#box.close()
  }

  #address(): string {
    return this.#nodes[this.#turn++ % this.#nodes.length]?.proxy.address ?? ''
  }

  #happened(name: string): void {
    this.#last = name
    this.#events.set(name, (this.#events.get(name) ?? 0) + 1)
  }

  /** Nothing goes wrong any more: everybody comes to the end of their game. */
  async #goOn(all: Promise<unknown>): Promise<readonly string[]> {
    this.#showAll(0)
    this.#players.end()
    let isOver = false
    void all.then(() => {
      isOver = true
    })
    // A busy machine may take its time; one on which nothing happens is stuck.
    let [commands, since] = [0, performance.now()]
    while (!isOver && performance.now() - since < PATIENCE_MS) {
      await sleep(100)
      const { length } = this.#players.acknowledged
      if (length > commands) [commands, since] = [length, performance.now()]
    }
    return isOver ? [] : [`${this.#players.stuck} seats do not go on`]
  }

  async #finale(): Promise<TimeKept> {
    const { address } = this.#plan.database
    const left: string[] = []
    for (const offset of FINALE_MS) {
      this.#showAll(offset)
      left.push(...(await nothingLeft(address, () => Date.now() + offset)))
    }
    this.#players.stop()
    for (const { victim } of this.#nodes) await victim.stop()
    const clocks = this.#nodes.map(({ clock }) => clock)
    const kept = await keptTime(address, this.#box.received, clocks, Date.now() + FINALE_MS[2])
    return { ...kept, broken: [...left, ...kept.broken] }
  }

  #showAll(offset: number): void {
    this.#last = offset === 0 ? 'nothing goes wrong any more' : 'all clocks show the same later time'
    for (const node of this.#nodes) moveClock(node, offset)
  }

  async #report(stuck: readonly string[], kept: TimeKept): Promise<ChaosReport> {
    const { games, acknowledged, refusals, longest, surprises } = this.#players
    const { received, repeated } = this.#box
    const deaths = this.#nodes.reduce((sum, { victim }) => sum + victim.deaths, 0)
    const kills = this.#events.get('kill a server') ?? 0
    const { address } = this.#plan.database
    return {
      events: Object.fromEntries(this.#events),
      games,
      commands: acknowledged.length,
      refusals: Object.fromEntries(refusals),
      longest,
      tables: kept.tables,
      deadlines: kept.deadlines,
      notices: received.size,
      repeated,
      broken: [
        ...stuck,
        ...surprises,
        ...(deaths > 0 ? [`servers ended by themselves: ${deaths}`] : []),
        ...(repeated > kills * AT_ONCE ? [`told again without a reason: ${repeated}`] : []),
        ...kept.broken,
        ...(await brokenLog(address, acknowledged)),
      ],
    }
  }
}

export const letChaosReign = async (
  plan: ChaosPlan,
  progress: (now: ChaosProgress) => void = () => undefined,
): Promise<ChaosReport> => {
  const chaos = new Chaos(plan, await PostBox.open())
  const telling = setInterval(() => progress(chaos.progress), PROGRESS_MS)
  try {
    return await chaos.run()
  } finally {
    clearInterval(telling)
    await chaos.close()
  }
}
