/** Backs up a store under load, restores and copies the backup, and verifies that nothing is missing. */
import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Result } from '@quayside/kernel'
import { copyStore, createBackup, restoreBackup, verifyStore } from '@quayside/server/operate'
import { ServerProcess } from '@quayside/server/testing'
import { Histogram } from '../load/histogram.ts'
import { ChaosClients } from './chaos-clients.ts'
import { checkEntries } from './invariants.ts'

export interface BackupPlan {
  /** The store under load, and two empty ones. */
  readonly from: string
  readonly restored: string
  readonly copied: string
  readonly file: string
  /** Games at a time, and commands to acknowledge before the backup begins. */
  readonly together: number
  readonly commands: number
}

export interface BackupReport {
  readonly games: number
  readonly entries: number
  readonly bytes: number
  readonly backupMs: number
  readonly restoreMs: number
  /** Commands acknowledged during the backup, and the 99th percentile of their latency in milliseconds. */
  readonly meanwhile: number
  readonly p99: number
  /** Acknowledged entries missing from the copy, games that do not replay, stores that differ. */
  readonly violations: readonly string[]
}

const need = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

const timed = async <Value>(work: Promise<Value>): Promise<readonly [Value, number]> => {
  const since = performance.now()
  return [await work, performance.now() - since]
}

export const backUpUnderLoad = async (plan: BackupPlan): Promise<BackupReport> => {
  const server = new ServerProcess({ QUAYSIDE_DATABASE: plan.from })
  await server.start()
  let latency = new Histogram()
  const clients = new ChaosClients(
    () => server.address,
    (ms) => latency.record(ms * 1000),
  )
  const playing = clients.playRooms(plan.together)
  while (clients.acknowledged.length < plan.commands) await sleep(20)
  const before = clients.acknowledged.length
  latency = new Histogram()
  const [made, backupMs] = await timed(createBackup(plan.from, plan.file))
  const meanwhile = latency.count
  const p99 = latency.percentile(99) / 1000
  clients.stop()
  await playing
  await server.stop()
  const counts = need(made)
  const [restored, restoreMs] = await timed(restoreBackup(plan.file, plan.restored))
  need(restored)
  need(await copyStore(plan.restored, plan.copied))
  const one = need(await verifyStore(plan.restored))
  const two = need(await verifyStore(plan.copied))
  const violations = [
    ...clients.unexpectedRefusals,
    ...one.broken.map(({ room }) => `does not replay: ${room}`),
  ]
  if (one.fingerprint !== two.fingerprint) violations.push('the restored and the copied store differ')
  if (one.games !== counts['room'] || one.entries !== counts['entry'])
    violations.push('the restored store is incomplete')
  violations.push(...(await checkEntries(plan.restored, clients.acknowledged.slice(0, before))))
  const { size } = await stat(plan.file)
  const { games, entries } = one
  return { games, entries, bytes: size, backupMs, restoreMs, meanwhile, p99, violations }
}
