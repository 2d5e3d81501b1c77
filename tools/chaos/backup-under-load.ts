/** Backs a store up while games are played on it, fills another one from the file, and looks what has arrived. */
import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Result } from '@quayside/kernel'
import { copyStore, createBackup, restoreBackup, verifyStore } from '@quayside/server/operate'
import { ServerProcess } from '@quayside/server/testing'
import { Histogram } from '../load/histogram.ts'
import { Players } from './chaos-clients.ts'
import { brokenEntries } from './invariants.ts'

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
  readonly broken: readonly string[]
}

const need = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

const timed = async <Value>(work: Promise<Value>): Promise<readonly [Value, number]> => {
  const since = performance.now()
  return [await work, performance.now() - since]
}

export const copyUnderTraffic = async (plan: CopyPlan): Promise<CopyReport> => {
  const victim = new ServerProcess({ QUAYSIDE_DATABASE: plan.from })
  await victim.start()
  let latency = new Histogram()
  const players = new Players(
    () => victim.address,
    (ms) => latency.record(ms * 1000),
  )
  const playing = players.playTogether(plan.together)
  while (players.acknowledged.length < plan.commands) await sleep(20)
  const before = players.acknowledged.length
  latency = new Histogram()
  const [made, backupMs] = await timed(createBackup(plan.from, plan.file))
  const meanwhile = latency.count
  const p99 = latency.percentile(99) / 1000
  players.stop()
  await playing
  await victim.stop()
  const counts = need(made)
  const [restored, restoreMs] = await timed(restoreBackup(plan.file, plan.restored))
  need(restored)
  need(await copyStore(plan.restored, plan.copied))
  const one = need(await verifyStore(plan.restored))
  const two = need(await verifyStore(plan.copied))
  const broken = [...players.surprises, ...one.broken.map(({ room }) => `does not replay: ${room}`)]
  if (one.fingerprint !== two.fingerprint) broken.push('the restored and the copied store differ')
  if (one.games !== counts['room'] || one.entries !== counts['entry'])
    broken.push('not everything was restored')
  broken.push(...(await brokenEntries(plan.restored, players.acknowledged.slice(0, before))))
  const { size } = await stat(plan.file)
  const { games, entries } = one
  return { games, entries, bytes: size, backupMs, restoreMs, meanwhile, p99, broken }
}
