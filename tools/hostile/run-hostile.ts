/**
 * Attacks a server in every way that we could think of while honest people play on it, and looks from the outside at
 * what has become of it: whether it is still up, how much memory it took, what changed, and what the honest noticed.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenedGame } from '@quayside/server/testing/clients'
import { Helper } from '../child-process-rpc.ts'
import { Histogram, type Tally } from '../load/histogram.ts'
import { OwnTables } from './attacker-rooms.ts'
import type { AttackReport } from './attackers.ts'
import type { AttackOrders } from './attackers-main.ts'
import type { HonestOrders } from './regular-clients-main.ts'
import type { SelfReport, ServerOrders } from './server-main.ts'
import type { Targets } from './socket-attacks.ts'
import { differences, lasting, wrongEntries } from './store-diff.ts'

export interface HostilePlan {
  readonly store: string
  readonly messages: number
  /** Honest tables at a time. */
  readonly together: number
  /** How long the honest are measured alone, before and again afterwards, in milliseconds. */
  readonly aloneMs: number
  readonly seed: string
  /** The processors for the server and for everybody else, as `taskset` names them; null for all there are. */
  readonly serverCpus: string | null
  readonly driverCpus: string | null
  /** Whether attackers give way to everybody else: where something is measured they should, as in earnest they sit at
   * machines of their own; on a busy machine they then hardly get on. */
  readonly givesWay: boolean
}

/** How often people waited, and how long half and 99 in 100 of them at most, in milliseconds. */
export interface Waited {
  readonly count: number
  readonly p50: number
  readonly p99: number
}

/** A part of the run. */
export interface Phase {
  readonly seconds: number
  /** Until a command of the honest was acknowledged. */
  readonly commands: Waited
  /** Until somebody who came to look on was let in. */
  readonly arrivals: Waited
  /** What the server says of itself at the end; its processor time is that of this part. */
  readonly server: SelfReport
}

export interface HostileReport extends AttackReport {
  readonly isUp: boolean
  /** What was in use before anything. */
  readonly atFirst: SelfReport['memory']
  readonly alone: Phase
  readonly attacked: Phase
  readonly afterwards: Phase
  /** Resident memory in bytes after each tenth of the attack. */
  readonly rss: readonly number[]
  /** Whatever is not as it should be. */
  readonly changes: readonly string[]
}

/** Tables that wait for the honest: each is played at for about a minute. */
const POOL = 20
/** What was still on its way has arrived by then. */
const ARRIVED_MS = 2000
const PROGRESS_MS = 500
const OPENING_MS = 120_000
const DAY_MS = 86_400_000

/** With all its threads. */
const GIVING_WAY = ['nice', '-n', '19']

const on = (cpus: string | null): readonly string[] => (cpus === null ? [] : ['taskset', '-c', cpus])

type Progress = (sent: number, rss: number) => void

const main = (name: string): URL => new URL(`./${name}-main.ts`, import.meta.url)

export const beHostile = async (
  plan: HostilePlan,
  progress: Progress = () => undefined,
): Promise<HostileReport> => {
  const { serverCpus, driverCpus, givesWay } = plan
  const run = new HostileRun(plan, {
    server: new Helper<ServerOrders>(main('server'), on(serverCpus)),
    honest: new Helper<HonestOrders>(main('regular-clients'), on(driverCpus)),
    attackers: new Helper<AttackOrders>(main('attackers'), [
      ...on(driverCpus),
      ...(givesWay ? GIVING_WAY : []),
    ]),
  })
  try {
    return await run.run(progress)
  } finally {
    await run.end()
  }
}

interface Helpers {
  readonly server: Helper<ServerOrders>
  readonly honest: Helper<HonestOrders>
  readonly attackers: Helper<AttackOrders>
}

class HostileRun {
  readonly #plan: HostilePlan
  readonly #helpers: Helpers
  #own: OwnTables | null = null

  constructor(plan: HostilePlan, helpers: Helpers) {
    this.#plan = plan
    this.#helpers = helpers
  }

  async run(progress: Progress): Promise<HostileReport> {
    const { server, honest } = this.#helpers
    const { store, together, aloneMs } = this.#plan
    const address = await server.ask('start', { store })
    const games = await honest.ask('open', { address, tables: together * POOL }, OPENING_MS)
    const own = await OwnTables.at(address)
    this.#own = own
    await honest.ask('play', together)
    await own.begun()
    const { memory: atFirst } = await server.ask('report', null)
    const alone = await this.#phase(() => sleep(aloneMs))
    const before = await lasting(store)
    own.meddle()
    const rss: number[] = []
    const attack = await this.#phase(() => this.#attack(targetsAt(address, games, own), rss, progress))
    const isUp = server.isRunning && (await answers(address))
    own.meddleNoMore()
    await sleep(ARRIVED_MS)
    const afterwards = await this.#phase(() => sleep(aloneMs))
    own.stop()
    const acknowledged = [...(await honest.ask('stop', null)), ...own.acknowledged]
    await sleep(PROGRESS_MS)
    const { meddled } = own
    const rooms = [...games, ...own.games].map(({ room }) => room)
    const { sent, turnedAway } = attack.result
    return {
      sent: { ...sent, 'out of turn': meddled.sent },
      turnedAway,
      isUp,
      atFirst,
      alone: alone.phase,
      attacked: attack.phase,
      afterwards: afterwards.phase,
      rss,
      changes: [
        ...differences(before, await lasting(store)),
        ...(await wrongEntries(store, rooms, acknowledged)),
        ...(meddled.accepted > 0 ? [`${meddled.accepted} commands out of turn were accepted`] : []),
      ],
    }
  }

  async end(): Promise<void> {
    this.#own?.stop()
    const { server, honest, attackers } = this.#helpers
    await Promise.all([attackers.stop(), honest.stop(), server.stop()])
  }

  async #attack(targets: Targets, rss: number[], progress: Progress): Promise<AttackReport> {
    const { server, honest, attackers } = this.#helpers
    const { messages, seed } = this.#plan
    let isOver = false
    const attack = attackers.ask('attack', { targets, messages, seed }, DAY_MS).finally(() => {
      isOver = true
    })
    while (!isOver) {
      await Promise.race([attack, sleep(PROGRESS_MS)])
      const bytes = await server.ask('rss', null)
      const sent = await attackers.ask('total', null)
      while (sent * 10 >= messages * (rss.length + 1) && rss.length < 10) rss.push(bytes)
      progress(sent, bytes)
    }
    await honest.ask('served', null)
    return attack
  }

  async #phase<Result>(work: () => Promise<Result>): Promise<{ result: Result; phase: Phase }> {
    const { server: victim, honest } = this.#helpers
    const { cpuSeconds: cpuBefore } = await victim.ask('report', null)
    await honest.ask('measured', null)
    const started = performance.now()
    const result = await work()
    const seconds = (performance.now() - started) / 1000
    const { commands, arrivals } = await honest.ask('measured', null)
    const server = await victim.ask('report', null)
    return {
      result,
      phase: {
        seconds,
        commands: waited(commands),
        arrivals: waited(arrivals),
        server: { ...server, cpuSeconds: server.cpuSeconds - cpuBefore },
      },
    }
  }
}

const targetsAt = (address: string, games: readonly OpenedGame[], own: OwnTables): Targets => {
  const { hostname, port } = new URL(address)
  return {
    host: hostname,
    port: Number(port),
    rooms: games.map(({ room }) => room),
    cookies: games.map(({ secret }) => `quayside-player=${secret}`),
    own: own.seats,
  }
}

const waited = (tally: Tally): Waited => {
  const times = new Histogram()
  times.add(tally)
  return { count: times.count, p50: times.percentile(50) / 1000, p99: times.percentile(99) / 1000 }
}

const answers = async (address: string): Promise<boolean> => {
  const reply = await fetch(`${address}/api/notification-capabilities`).catch(() => null)
  return reply?.ok === true
}
