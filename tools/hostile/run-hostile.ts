/**
 * Attacks a server with every known kind of hostile message while regular clients play on it, and checks from the
 * outside that it stays up, how much memory it takes, what changed in the store, and how latencies changed.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenedGame } from '@quayside/server/testing/clients'
import { ChildProcessClient } from '../child-process-rpc.ts'
import { Histogram, type HistogramData } from '../load/histogram.ts'
import { AttackerRooms } from './attacker-rooms.ts'
import type { AttackReport } from './attackers.ts'
import type { AttackMethods } from './attackers-main.ts'
import type { RegularClientMethods } from './regular-clients-main.ts'
import type { ServerMethods, ServerReport } from './server-main.ts'
import type { Targets } from './socket-attacks.ts'
import { diffRows, findWrongEntries, lastingRows } from './store-diff.ts'

export interface HostilePlan {
  readonly store: string
  readonly messages: number
  /** Rooms that regular clients play at a time. */
  readonly together: number
  /** Duration of the measurements before and after the attack, in milliseconds. */
  readonly aloneMs: number
  readonly seed: string
  /** CPU lists for the server and for all other processes, as for `taskset`; null for all CPUs. */
  readonly serverCpus: string | null
  readonly driverCpus: string | null
  /**
   * Whether the attackers run at low priority, as if on other machines. They hardly make progress then on a busy
   * machine.
   */
  readonly lowPriority: boolean
}

/** Number of samples and latency percentiles in milliseconds. */
export interface LatencySummary {
  readonly count: number
  readonly p50: number
  readonly p99: number
}

/** One phase of the run. */
export interface HostilePhase {
  readonly seconds: number
  /** Until a command was acknowledged. */
  readonly commands: LatencySummary
  /** Until a spectator had joined. */
  readonly joins: LatencySummary
  /** The server's report at the end of the phase, with the CPU time of the phase. */
  readonly server: ServerReport
}

export interface HostileReport extends AttackReport {
  readonly isUp: boolean
  /** Memory before the first phase. */
  readonly memoryAtStart: ServerReport['memory']
  readonly alone: HostilePhase
  readonly attacked: HostilePhase
  readonly afterwards: HostilePhase
  /** Resident memory in bytes after each tenth of the attack. */
  readonly rss: readonly number[]
  /** Unexpected changes of the store. */
  readonly changes: readonly string[]
}

/** Rooms in reserve for each that is played: a game takes about a minute. */
const POOL = 20
/** Messages in flight have arrived by then. */
const IN_FLIGHT_MS = 2000
const PROGRESS_MS = 500
const OPENING_MS = 120_000
const DAY_MS = 86_400_000

/** Also applies to all threads of the process. */
const LOW_PRIORITY = ['nice', '-n', '19']

const on = (cpus: string | null): readonly string[] => (cpus === null ? [] : ['taskset', '-c', cpus])

type Progress = (sent: number, rss: number) => void

const main = (name: string): URL => new URL(`./${name}-main.ts`, import.meta.url)

export const runHostile = async (
  plan: HostilePlan,
  progress: Progress = () => undefined,
): Promise<HostileReport> => {
  const { serverCpus, driverCpus, lowPriority } = plan
  const run = new HostileRun(plan, {
    server: new ChildProcessClient<ServerMethods>(main('server'), on(serverCpus)),
    regularClients: new ChildProcessClient<RegularClientMethods>(main('regular-clients'), on(driverCpus)),
    attackers: new ChildProcessClient<AttackMethods>(main('attackers'), [
      ...on(driverCpus),
      ...(lowPriority ? LOW_PRIORITY : []),
    ]),
  })
  try {
    return await run.run(progress)
  } finally {
    await run.end()
  }
}

interface Processes {
  readonly server: ChildProcessClient<ServerMethods>
  readonly regularClients: ChildProcessClient<RegularClientMethods>
  readonly attackers: ChildProcessClient<AttackMethods>
}

class HostileRun {
  readonly #plan: HostilePlan
  readonly #processes: Processes
  #own: AttackerRooms | null = null

  constructor(plan: HostilePlan, processes: Processes) {
    this.#plan = plan
    this.#processes = processes
  }

  async run(progress: Progress): Promise<HostileReport> {
    const { server, regularClients } = this.#processes
    const { store, together, aloneMs } = this.#plan
    const address = await server.call('start', { store })
    const games = await regularClients.call('open', { address, rooms: together * POOL }, OPENING_MS)
    const own = await AttackerRooms.open(address)
    this.#own = own
    await regularClients.call('play', together)
    await own.begun()
    const { memory: memoryAtStart } = await server.call('report', null)
    const alone = await this.#phase(() => sleep(aloneMs))
    const before = await lastingRows(store)
    own.startOutOfTurn()
    const rss: number[] = []
    const attack = await this.#phase(() => this.#attack(targetsAt(address, games, own), rss, progress))
    const isUp = server.isRunning && (await answers(address))
    own.stopOutOfTurn()
    await sleep(IN_FLIGHT_MS)
    const afterwards = await this.#phase(() => sleep(aloneMs))
    own.stop()
    const acknowledged = [...(await regularClients.call('stop', null)), ...own.acknowledged]
    await sleep(PROGRESS_MS)
    const { outOfTurn } = own
    const rooms = [...games, ...own.games].map(({ room }) => room)
    const { sent, refused } = attack.result
    return {
      sent: { ...sent, 'out of turn': outOfTurn.sent },
      refused,
      isUp,
      memoryAtStart,
      alone: alone.phase,
      attacked: attack.phase,
      afterwards: afterwards.phase,
      rss,
      changes: [
        ...diffRows(before, await lastingRows(store)),
        ...(await findWrongEntries(store, rooms, acknowledged)),
        ...(outOfTurn.accepted > 0 ? [`${outOfTurn.accepted} commands out of turn were accepted`] : []),
      ],
    }
  }

  async end(): Promise<void> {
    this.#own?.stop()
    const { server, regularClients, attackers } = this.#processes
    await Promise.all([attackers.stop(), regularClients.stop(), server.stop()])
  }

  async #attack(targets: Targets, rss: number[], progress: Progress): Promise<AttackReport> {
    const { server, regularClients, attackers } = this.#processes
    const { messages, seed } = this.#plan
    let isOver = false
    const attack = attackers.call('attack', { targets, messages, seed }, DAY_MS).finally(() => {
      isOver = true
    })
    while (!isOver) {
      await Promise.race([attack, sleep(PROGRESS_MS)])
      const bytes = await server.call('rss', null)
      const sent = await attackers.call('total', null)
      while (sent * 10 >= messages * (rss.length + 1) && rss.length < 10) rss.push(bytes)
      progress(sent, bytes)
    }
    await regularClients.call('served', null)
    return attack
  }

  async #phase<Result>(work: () => Promise<Result>): Promise<{ result: Result; phase: HostilePhase }> {
    const { server: target, regularClients } = this.#processes
    const { cpuSeconds: cpuBefore } = await target.call('report', null)
    await regularClients.call('measured', null)
    const started = performance.now()
    const result = await work()
    const seconds = (performance.now() - started) / 1000
    const { commands, joins } = await regularClients.call('measured', null)
    const server = await target.call('report', null)
    return {
      result,
      phase: {
        seconds,
        commands: summarise(commands),
        joins: summarise(joins),
        server: { ...server, cpuSeconds: server.cpuSeconds - cpuBefore },
      },
    }
  }
}

const targetsAt = (address: string, games: readonly OpenedGame[], own: AttackerRooms): Targets => {
  const { hostname, port } = new URL(address)
  return {
    host: hostname,
    port: Number(port),
    rooms: games.map(({ room }) => room),
    cookies: games.map(({ secret }) => `quayside-player=${secret}`),
    own: own.seats,
  }
}

const summarise = (tally: HistogramData): LatencySummary => {
  const times = new Histogram()
  times.add(tally)
  return { count: times.count, p50: times.percentile(50) / 1000, p99: times.percentile(99) / 1000 }
}

const answers = async (address: string): Promise<boolean> => {
  const reply = await fetch(`${address}/api/notification-capabilities`).catch(() => null)
  return reply?.ok === true
}
