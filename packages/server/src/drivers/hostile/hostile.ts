/**
 * Attacks a server in every way that we could think of while honest people play on it, and looks from the outside at
 * what has become of it: whether it is still up, how much memory it took, what changed, and what the honest noticed.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { withSnapshot } from '../../operate/snapshot.ts'
import { Store } from '../../storage/store.ts'
import type { Histogram } from '../load/histogram.ts'
import { openGame } from '../open-game.ts'
import type { Acknowledged } from '../stubborn.ts'
import { Victim } from '../victim.ts'
import type { AttackWord } from './attack-thread.ts'
import type { AttackPlan, AttackReport } from './attackers.ts'
import { Honest, seatsAt } from './honest.ts'
import { Meddler } from './meddler.ts'

export interface HostilePlan {
  readonly store: string
  readonly messages: number
  /** Honest tables at a time. */
  readonly together: number
  /** How long the honest are measured alone, in milliseconds. */
  readonly aloneMs: number
  readonly seed: string
}

export interface Latency {
  readonly commands: number
  /** In milliseconds. */
  readonly p50: number
  readonly p99: number
}

export interface HostileReport extends AttackReport {
  readonly isUp: boolean
  readonly seconds: number
  /** Resident memory in bytes: before, then after each tenth of the attack, then afterwards. */
  readonly memory: readonly number[]
  /** Whatever is not as it should be. */
  readonly changes: readonly string[]
  readonly alone: Latency
  readonly attacked: Latency
}

/** Attackers' own tables, at which they sit with somebody honest. */
const OWN_TABLES = 4
const OWN_MOVES = 20
/** Tables that wait for the honest: each is played at for about a minute. */
const POOL = 20

const latencyOf = (histogram: Histogram): Latency => ({
  commands: histogram.count,
  p50: histogram.percentile(50) / 1000,
  p99: histogram.percentile(99) / 1000,
})

/** Everything that only people bring about who mean to: not the moves, and what follows from them. */
const FOLLOWS_FROM_MOVES: ReadonlySet<string> = new Set(['entry', 'standing', 'errand', 'rating', 'rated'])

const lasting = (store: string): Promise<ReadonlySet<string>> =>
  withSnapshot(store, async (contents) => {
    const rows = new Set<string>()
    for await (const { table, rows: some } of contents.chunks())
      if (!FOLLOWS_FROM_MOVES.has(table)) for (const row of some) rows.add(`${table} ${JSON.stringify(row)}`)
    return rows
  })

const missing = (from: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] =>
  [...from].filter((row) => !others.has(row))

const differences = (before: ReadonlySet<string>, after: ReadonlySet<string>): readonly string[] => [
  ...missing(before, after).map((row) => `gone: ${row}`),
  ...missing(after, before).map((row) => `new: ${row}`),
]

/** Entries that nobody was told of, and those that somebody was told of and are not there. */
const wrongEntries = async (
  address: string,
  rooms: readonly string[],
  acknowledged: readonly Acknowledged[],
): Promise<readonly string[]> => {
  const store = await Store.open(address)
  const wrong: string[] = []
  const told = new Map(acknowledged.map((done) => [`${done.room} ${done.seq - 1}`, done]))
  for (const room of rooms) {
    const entries = await store.log.read(room, 0)
    for (const { seq, seat, words, request } of entries) {
      const place = `${room} ${seq}`
      const done = told.get(place)
      told.delete(place)
      const isSame = done?.seat === seat && done.command === words && done.request === request
      // The very last one may have been written without its answer having arrived when everybody left.
      if (!isSame && !(done === undefined && seq === entries.length - 1))
        wrong.push(`entry ${place}: ${seat} ${words} (${request})`)
    }
  }
  await store.close()
  return [...wrong, ...[...told.keys()].map((place) => `lost: ${place}`)]
}

const attack = (plan: AttackPlan, progress: (sent: number) => void): Promise<AttackReport> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./attack-thread.ts', import.meta.url), { workerData: plan })
    thread.on('error', reject)
    thread.on('message', (word: AttackWord) => {
      if (word.kind === 'sent') progress(word.total)
      else {
        resolve(word.report)
        void thread.terminate()
      }
    })
  })

export const beHostile = async (
  plan: HostilePlan,
  progress: (sent: number, memory: number) => void = () => undefined,
): Promise<HostileReport> => {
  const victim = new Victim({ QUAYSIDE_STORE: plan.store })
  await victim.start()
  try {
    return await underAttack(plan, victim, progress)
  } finally {
    await victim.stop()
  }
}

const underAttack = async (
  plan: HostilePlan,
  victim: Victim,
  progress: (sent: number, memory: number) => void,
): Promise<HostileReport> => {
  const { address, pid } = victim
  const honest = await Honest.at(address, plan.together * POOL)
  const own = await Promise.all(Array.from({ length: OWN_TABLES }, (_, number) => openGame(address, number)))
  const ownAcknowledged: Acknowledged[] = []
  const ownSeats = own.flatMap((game) => seatsAt(game, address, ownAcknowledged))
  honest.play(plan.together)
  while (ownAcknowledged.length < OWN_TABLES * OWN_MOVES) await sleep(50)
  honest.measured()
  await sleep(plan.aloneMs)
  const alone = latencyOf(honest.measured())
  const before = await lasting(plan.store)
  const memory = [await victim.memory()]
  const meddlers = own.map((game) => new Meddler(address, game, 1))
  const { hostname, port } = new URL(address)
  const started = performance.now()
  const report = await attack(
    {
      targets: {
        host: hostname,
        port: Number(port),
        rooms: honest.games.map(({ room }) => room),
        cookies: honest.games.map(({ secret }) => `quayside-player=${secret}`),
        own: own.map(({ room, keys }) => ({
          room,
          key: keys[1] ?? '',
          done: ownAcknowledged
            .filter((done) => done.room === room && done.seat === 1)
            .map(({ request, seq, command }) => ({ request, at: seq - 1, command })),
        })),
      },
      messages: plan.messages,
      seed: plan.seed,
    },
    (sent) =>
      void victim.memory().then((bytes) => {
        if (sent * 10 >= plan.messages * memory.length) memory.push(bytes)
        progress(sent, bytes)
      }),
  )
  const seconds = (performance.now() - started) / 1000
  const attacked = latencyOf(honest.measured())
  // What was still on its way has arrived by then.
  await sleep(2000)
  memory.push(await victim.memory())
  const isUp = victim.isRunning && victim.pid === pid && (await answers(address))
  for (const one of [...meddlers, ...ownSeats]) one.stop()
  honest.stop()
  await sleep(500)
  const meddled = meddlers.reduce((sum, { accepted }) => sum + accepted, 0)
  const acknowledged = [...honest.acknowledged, ...ownAcknowledged]
  const rooms = [...honest.games, ...own].map(({ room }) => room)
  return {
    ...report,
    sent: { ...report.sent, 'out of turn': meddlers.reduce((sum, { sent }) => sum + sent, 0) },
    isUp,
    seconds,
    memory,
    changes: [
      ...differences(before, await lasting(plan.store)),
      ...(await wrongEntries(plan.store, rooms, acknowledged)),
      ...(meddled > 0 ? [`${meddled} commands out of turn were accepted`] : []),
    ],
    alone,
    attacked,
  }
}

const answers = async (address: string): Promise<boolean> => {
  const reply = await fetch(`${address}/api/push-key`).catch(() => null)
  return reply?.ok === true
}
