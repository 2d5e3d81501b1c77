/** Backs a store up while games are played on it, fills another one from the file, and looks what has arrived. */
import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Result } from '@quayside/kernel'
import { backUp, copyStore, restore } from '../operate/copy.ts'
import { verifyStore } from '../operate/verify.ts'
import { Store } from '../storage/store.ts'
import { isKept } from './kills.ts'
import { Histogram } from './load/histogram.ts'
import { openGame } from './open-game.ts'
import { type Acknowledged, Stubborn } from './stubborn.ts'
import { Victim } from './victim.ts'

export interface CopyPlan {
  /** The store that is played on, and two that are empty. */
  readonly from: string
  readonly restored: string
  readonly copied: string
  readonly file: string
  /** Games at a time, and commands before the backup begins. */
  readonly together: number
  readonly commands: number
}

export interface CopyReport {
  readonly games: number
  readonly entries: number
  readonly bytes: number
  readonly backupMs: number
  readonly restoreMs: number
  /** Commands that were acknowledged while the backup was made, and how long 99 in 100 of them took at most. */
  readonly meanwhile: number
  readonly p99: number
  /** What was acknowledged before and is not in the copy; games that do not replay; stores that differ. */
  readonly faults: readonly string[]
}

const need = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

const timed = async <Value>(work: Promise<Value>): Promise<readonly [Value, number]> => {
  const since = performance.now()
  return [await work, performance.now() - since]
}

class Traffic {
  readonly acknowledged: Acknowledged[] = []
  latency = new Histogram()
  readonly #address: string
  readonly #seats = new Set<Stubborn>()
  #isOver = false

  constructor(address: string) {
    this.#address = address
  }

  async play(first: number): Promise<void> {
    for (let number = first; !this.#isOver; number++) {
      const { room, keys, game } = await openGame(this.#address, number)
      const seats = Object.entries(keys).map(
        ([seat, key]) =>
          new Stubborn(
            { game, room, key, seat: Number(seat) },
            () => this.#address,
            (done) => this.acknowledged.push(done),
            { answered: (ms) => this.latency.record(ms * 1000) },
          ),
      )
      for (const seat of seats) this.#seats.add(seat)
      await Promise.all(seats.map((seat) => seat.over))
    }
  }

  stop(): void {
    this.#isOver = true
    for (const seat of this.#seats) seat.stop()
  }
}

export const copyUnderTraffic = async (plan: CopyPlan): Promise<CopyReport> => {
  const victim = new Victim({ QUAYSIDE_STORE: plan.from })
  await victim.start()
  const traffic = new Traffic(victim.address)
  const playing = Promise.all(Array.from({ length: plan.together }, (_, table) => traffic.play(table * 1000)))
  while (traffic.acknowledged.length < plan.commands) await sleep(20)
  const before = traffic.acknowledged.length
  traffic.latency = new Histogram()
  const [made, backupMs] = await timed(backUp(plan.from, plan.file))
  const { count: meanwhile, p99 } = {
    count: traffic.latency.count,
    p99: traffic.latency.percentile(99) / 1000,
  }
  traffic.stop()
  await playing
  await victim.stop()
  const counts = need(made)
  const [restored, restoreMs] = await timed(restore(plan.file, plan.restored))
  need(restored)
  need(await copyStore(plan.restored, plan.copied))
  const one = need(await verifyStore(plan.restored))
  const two = need(await verifyStore(plan.copied))
  const faults = one.broken.map(({ room }) => `does not replay: ${room}`)
  if (one.fingerprint !== two.fingerprint) faults.push('the restored and the copied store differ')
  if (one.games !== counts['room'] || one.entries !== counts['entry'])
    faults.push('not everything was restored')
  const store = await Store.open(plan.restored)
  for (const done of traffic.acknowledged.slice(0, before))
    if (!(await isKept(store, done))) faults.push(`not in the copy: ${done.room} ${done.seq}`)
  await store.close()
  const { size } = await stat(plan.file)
  const { games, entries } = one
  return { games, entries, bytes: size, backupMs, restoreMs, meanwhile, p99, faults }
}
