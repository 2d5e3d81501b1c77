/**
 * Attacks a server in every way that we could think of while honest people play on it, and looks from the outside at
 * what has become of it: whether it is still up, how much memory it took, what changed, and what the honest noticed.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Histogram, type Tally } from '../load/histogram.ts'
import { type OpenedGame, openGame } from '../open-game.ts'
import type { Acknowledged, Stubborn } from '../stubborn.ts'
import type { AttackOrders } from './attack-process.ts'
import type { AttackReport } from './attackers.ts'
import { Helper } from './helper.ts'
import { seatsAt } from './honest.ts'
import type { HonestOrders } from './honest-process.ts'
import { Meddler } from './meddler.ts'
import type { SelfReport, ServerOrders } from './server-process.ts'
import type { Targets } from './targets.ts'
import { differences, lasting, wrongEntries } from './unchanged.ts'

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

/** Attackers' own tables, at which they sit with somebody honest. */
const OWN_TABLES = 4
const OWN_MOVES = 20
/** Tables that wait for the honest: each is played at for about a minute. */
const POOL = 20
/** What was still on its way has arrived by then. */
const ARRIVED_MS = 2000
const PROGRESS_MS = 500
const OPENING_MS = 120_000
const DAY_MS = 86_400_000

/** As `npm start` has it: a small nursery saves a third of the memory. */
const SERVER_FLAGS = ['--max-semi-space-size=4']

type Progress = (sent: number, rss: number) => void

const beside = (name: string): URL => new URL(`./${name}-process.ts`, import.meta.url)

export const beHostile = async (
  plan: HostilePlan,
  progress: Progress = () => undefined,
): Promise<HostileReport> => {
  const { serverCpus, driverCpus } = plan
  const run = new HostileRun(plan, {
    server: new Helper<ServerOrders>(beside('server'), serverCpus, SERVER_FLAGS),
    honest: new Helper<HonestOrders>(beside('honest'), driverCpus),
    attackers: new Helper<AttackOrders>(beside('attack'), driverCpus),
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
  readonly #own: OpenedGame[] = []
  readonly #ownAcknowledged: Acknowledged[] = []
  #ownSeats: readonly Stubborn[] = []
  #meddlers: readonly Meddler[] = []

  constructor(plan: HostilePlan, helpers: Helpers) {
    this.#plan = plan
    this.#helpers = helpers
  }

  async run(progress: Progress): Promise<HostileReport> {
    const { server, honest } = this.#helpers
    const { store, together, aloneMs } = this.#plan
    const address = await server.ask('start', { store })
    const games = await honest.ask('open', { address, tables: together * POOL }, OPENING_MS)
    await this.#sitDown(address)
    await honest.ask('play', together)
    while (this.#ownAcknowledged.length < OWN_TABLES * OWN_MOVES) await sleep(50)
    const { memory: atFirst } = await server.ask('report', null)
    const alone = await this.#phase(() => sleep(aloneMs))
    const before = await lasting(store)
    this.#meddlers = this.#own.map((game) => new Meddler(address, game, 1))
    const rss: number[] = []
    const attack = await this.#phase(() => this.#attack(this.#targets(address, games), rss, progress))
    const isUp = server.isRunning && (await answers(address))
    for (const one of this.#meddlers) one.stop()
    await sleep(ARRIVED_MS)
    const afterwards = await this.#phase(() => sleep(aloneMs))
    for (const one of this.#ownSeats) one.stop()
    const acknowledged = [...(await honest.ask('stop', null)), ...this.#ownAcknowledged]
    await sleep(PROGRESS_MS)
    const meddled = this.#meddlers.reduce((sum, { accepted }) => sum + accepted, 0)
    const rooms = [...games, ...this.#own].map(({ room }) => room)
    const { sent, turnedAway } = attack.result
    return {
      sent: { ...sent, 'out of turn': this.#meddlers.reduce((sum, one) => sum + one.sent, 0) },
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
        ...(meddled > 0 ? [`${meddled} commands out of turn were accepted`] : []),
      ],
    }
  }

  async end(): Promise<void> {
    for (const one of [...this.#ownSeats, ...this.#meddlers]) one.stop()
    const { server, honest, attackers } = this.#helpers
    await Promise.all([attackers.stop(), honest.stop(), server.stop()])
  }

  /** At the attackers' own tables, with somebody honest. */
  async #sitDown(address: string): Promise<void> {
    for (let number = 0; number < OWN_TABLES; number++) this.#own.push(await openGame(address, number))
    this.#ownSeats = this.#own.flatMap((game) => seatsAt(game, address, this.#ownAcknowledged))
  }

  #targets(address: string, games: readonly OpenedGame[]): Targets {
    const { hostname, port } = new URL(address)
    return {
      host: hostname,
      port: Number(port),
      rooms: games.map(({ room }) => room),
      cookies: games.map(({ secret }) => `quayside-player=${secret}`),
      own: this.#own.map(({ room, keys }) => ({
        room,
        key: keys[1] ?? '',
        done: this.#ownAcknowledged
          .filter((done) => done.room === room && done.seat === 1)
          .map(({ request, seq, command }) => ({ request, at: seq - 1, command })),
      })),
    }
  }

  async #attack(targets: Targets, rss: number[], progress: Progress): Promise<AttackReport> {
    const { server, attackers } = this.#helpers
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

const waited = (tally: Tally): Waited => {
  const times = new Histogram()
  times.add(tally)
  return { count: times.count, p50: times.percentile(50) / 1000, p99: times.percentile(99) / 1000 }
}

const answers = async (address: string): Promise<boolean> => {
  const reply = await fetch(`${address}/api/push-key`).catch(() => null)
  return reply?.ok === true
}
