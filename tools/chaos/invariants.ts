/** Invariants checked from the outside after a fault-injection run: in the store and in the received notifications. */
import { setTimeout as sleep } from 'node:timers/promises'
import { verifyStore } from '@quayside/server/operate'
import { Store } from '@quayside/server/testing'
import type { Acknowledged } from '@quayside/server/testing/clients'
import { checkDeadlines, checkNotifications, listTimedRooms, overdueJobs } from './check-deadlines.ts'
import type { SkewedClock } from './skewed-clock.ts'

/** Due jobs may wait for the next poll and for earlier jobs. */
const GRACE_MS = 10_000
/** Far longer than the lease of a job whose node was killed. */
const TIMEOUT_MS = 180_000

/** Waits until no job is overdue at `now()`; returns the overdue jobs when they make no progress. */
export const waitForOverdueJobs = async (address: string, now: () => number): Promise<readonly string[]> => {
  let [oldest, since] = ['', performance.now()]
  for (;;) {
    const time = now()
    const late = (await overdueJobs(address, time - GRACE_MS)).map(
      ({ id, due_at: due }) => `${id}, due ${due}`,
    )
    const [first] = late
    if (first === undefined) return []
    if (first !== oldest) [oldest, since] = [first, performance.now()]
    if (performance.now() - since > TIMEOUT_MS) return late.map((what) => `overdue job: ${what}`)
    await sleep(500)
  }
}

/** Finds acknowledged commands that are missing, and requests carried out twice. */
export const checkEntries = async (
  address: string,
  acknowledged: readonly Omit<Acknowledged, 'seat'>[],
): Promise<readonly string[]> => {
  const store = await Store.open(address)
  const violations: string[] = []
  for (const [room, done] of Map.groupBy(acknowledged, (one) => one.room)) {
    const log = await store.log.read(room, 0)
    for (const { seq, request, command } of done) {
      const entry = log[seq - 1]
      if (entry?.request_id !== request || entry.payload !== command)
        violations.push(`acknowledged but missing: room ${room}, seq ${seq}: ${command}`)
    }
    const requests = log.map(({ seat_number: seat, request_id: request }) => `${seat} ${request}`)
    if (new Set(requests).size !== requests.length) violations.push(`request carried out twice: room ${room}`)
  }
  await store.close()
  return violations
}

/** Checks that no acknowledged command is missing, no request was carried out twice, and every game replays. */
export const checkLog = async (
  address: string,
  acknowledged: readonly Acknowledged[],
): Promise<readonly string[]> => {
  const violations = await checkEntries(address, acknowledged)
  const verified = await verifyStore(address)
  if (!verified.ok) return [...violations, `the store is ${verified.refusal.code}`]
  return [...violations, ...verified.value.broken.map(({ room }) => `does not replay: ${room}`)]
}

export interface TimingCheck {
  /** Rooms with clocks, and the timeout actions in them. */
  readonly rooms: number
  readonly timeoutActions: number
  readonly violations: readonly string[]
}

/** Checks all deadlines and notifications when all clocks show `now` and no job is running. */
export const checkTiming = async (
  address: string,
  received: ReadonlyMap<string, readonly number[]>,
  clocks: readonly SkewedClock[],
  now: number,
): Promise<TimingCheck> => {
  const all = (await listTimedRooms(address)).map((room) => ({
    room,
    check: checkDeadlines(room, clocks, now - GRACE_MS),
  }))
  return {
    rooms: all.length,
    timeoutActions: all.reduce((sum, { check }) => sum + check.timeoutActions, 0),
    violations: [
      ...all.flatMap(({ check }) => check.violations),
      ...checkNotifications(all, received, clocks),
    ],
  }
}
