/**
 * Injects faults while games are played, then checks the invariants: no acknowledged command is lost or carried out
 * twice, every client continues, every game replays, every deadline and notification happened, and no job is overdue.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { random } from '@quayside/kernel'
import { openAbsentRooms } from './absent-seats.ts'
import { ChaosClients } from './chaos-clients.ts'
import {
  type ChaosNode,
  type FaultPlan,
  injectFaults,
  MAX_SKEW_MS,
  openNode,
  skewClock,
} from './fault-injector.ts'
import { type ChaosDatabase, FaultyDatabase } from './faulty-database.ts'
import { checkLog, checkTiming, type TimingCheck, waitForOverdueJobs } from './invariants.ts'
import { NotificationReceiver } from './notification-receiver.ts'

export interface ChaosPlan extends FaultPlan {
  readonly database: ChaosDatabase
  /** Server nodes on the database. */
  readonly nodes: number
  /** Games at a time. */
  readonly together: number
  readonly seed: string
}

export interface ChaosProgress {
  readonly games: number
  readonly commands: number
  readonly events: number
  readonly notifications: number
  /** The last injected fault. */
  readonly event: string
}

export interface ChaosReport {
  readonly events: Readonly<Record<string, number>>
  readonly games: number
  readonly commands: number
  /** How often each refusal came. */
  readonly refusals: Readonly<Record<string, number>>
  /** The longest latency of an acknowledged command in milliseconds. */
  readonly longest: number
  /** Rooms with clocks, and the timeout actions in them. */
  readonly timedRooms: number
  readonly timeoutActions: number
  /** Notifications, and how many of them were repeated because a server was killed. */
  readonly notifications: number
  readonly repeated: number
  /** Violated invariants. */
  readonly violations: readonly string[]
}

/** Far longer than a client needs to reconnect. */
const TIMEOUT_MS = 120_000
const PROGRESS_MS = 60_000
const OPEN_EVERY_MS = 15_000
/** Notifications that one server sends in parallel: this many may be repeated when it is killed. */
const MAX_IN_FLIGHT = 20

const HOUR = 3600_000
/**
 * At the end all clocks are set to a time at which every job is due, then to one at which every notification is due.
 */
const FINAL_OFFSETS_MS = [0, MAX_SKEW_MS + 2 * HOUR, MAX_SKEW_MS + 2 * HOUR + 90_000] as const

class Chaos {
  readonly #plan: ChaosPlan
  readonly #nodes: ChaosNode[] = []
  readonly #receiver: NotificationReceiver
  readonly #clients: ChaosClients
  readonly #events = new Map<string, number>()
  readonly #opening = new AbortController()
  #turn = 0
  #last = ''

  constructor(plan: ChaosPlan, receiver: NotificationReceiver) {
    this.#plan = plan
    this.#receiver = receiver
    this.#clients = new ChaosClients(() => this.#address())
  }

  get progress(): ChaosProgress {
    const { games, acknowledged } = this.#clients
    return {
      games,
      commands: acknowledged.length,
      events: [...this.#events.values()].reduce((sum, count) => sum + count, 0),
      notifications: this.#receiver.received.size,
      event: this.#last,
    }
  }

  async run(): Promise<ChaosReport> {
    const { database, nodes, together, seed } = this.#plan
    const faultyDatabase = database.process === null ? null : new FaultyDatabase(database.process)
    await faultyDatabase?.begin()
    for (let number = 0; number < nodes; number++) this.#nodes.push(await openNode(database.address))
    const all = this.#clients.playRooms(together)
    const openingRooms = openAbsentRooms(
      {
        address: () => this.#address(),
        receiver: this.#receiver.address,
        opened: (room) => this.#clients.joinRoom(room),
      },
      OPEN_EVERY_MS,
      this.#opening.signal,
    )
    const context = { nodes: this.#nodes, database: faultyDatabase, source: random(seed) }
    const notUndone = await injectFaults(context, this.#plan, (name) => this.#onFault(name))
    this.#opening.abort()
    await openingRooms
    const stuck = await this.#finishGames(all)
    return this.#report([...notUndone, ...stuck], await this.#checkFinalState())
  }

  async close(): Promise<void> {
    this.#opening.abort()
    this.#clients.stop()
    for (const { server, proxy } of this.#nodes) {
      await server.kill()
      await proxy.close()
    }
    await this.#receiver.close()
  }

  #address(): string {
    return this.#nodes[this.#turn++ % this.#nodes.length]?.proxy.address ?? ''
  }

  #onFault(name: string): void {
    this.#last = name
    this.#events.set(name, (this.#events.get(name) ?? 0) + 1)
  }

  /** No more faults: every client plays its game to the end. */
  async #finishGames(all: Promise<unknown>): Promise<readonly string[]> {
    this.#setAllClocks(0)
    this.#clients.end()
    let isOver = false
    void all.then(() => {
      isOver = true
    })
    // A slow machine may take its time; only one without progress is stuck.
    let [commands, since] = [0, performance.now()]
    while (!isOver && performance.now() - since < TIMEOUT_MS) {
      await sleep(100)
      const { length } = this.#clients.acknowledged
      if (length > commands) [commands, since] = [length, performance.now()]
    }
    return isOver ? [] : [`${this.#clients.stuck} seats are stuck`]
  }

  async #checkFinalState(): Promise<TimingCheck> {
    const { address } = this.#plan.database
    const overdue: string[] = []
    for (const offset of FINAL_OFFSETS_MS) {
      this.#setAllClocks(offset)
      overdue.push(...(await waitForOverdueJobs(address, () => Date.now() + offset)))
    }
    this.#clients.stop()
    for (const { server } of this.#nodes) await server.stop()
    const clocks = this.#nodes.map(({ clock }) => clock)
    const check = await checkTiming(
      address,
      this.#receiver.received,
      clocks,
      Date.now() + FINAL_OFFSETS_MS[2],
    )
    return { ...check, violations: [...overdue, ...check.violations] }
  }

  #setAllClocks(offset: number): void {
    this.#last = offset === 0 ? 'no more faults' : 'all clocks advanced'
    for (const node of this.#nodes) skewClock(node, offset)
  }

  async #report(stuck: readonly string[], check: TimingCheck): Promise<ChaosReport> {
    const { games, acknowledged, refusals, longest, unexpectedRefusals } = this.#clients
    const { received, repeated } = this.#receiver
    const deaths = this.#nodes.reduce((sum, { server }) => sum + server.deaths, 0)
    const kills = this.#events.get('kill a server') ?? 0
    const { address } = this.#plan.database
    return {
      events: Object.fromEntries(this.#events),
      games,
      commands: acknowledged.length,
      refusals: Object.fromEntries(refusals),
      longest,
      timedRooms: check.rooms,
      timeoutActions: check.timeoutActions,
      notifications: received.size,
      repeated,
      violations: [
        ...stuck,
        ...unexpectedRefusals,
        ...(deaths > 0 ? [`servers exited unexpectedly: ${deaths}`] : []),
        ...(repeated > kills * MAX_IN_FLIGHT ? [`notifications repeated without a kill: ${repeated}`] : []),
        ...check.violations,
        ...(await checkLog(address, acknowledged)),
      ],
    }
  }
}

export const runChaos = async (
  plan: ChaosPlan,
  progress: (now: ChaosProgress) => void = () => undefined,
): Promise<ChaosReport> => {
  const chaos = new Chaos(plan, await NotificationReceiver.open())
  const progressTimer = setInterval(() => progress(chaos.progress), PROGRESS_MS)
  try {
    return await chaos.run()
  } finally {
    clearInterval(progressTimer)
    await chaos.close()
  }
}
