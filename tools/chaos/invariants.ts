/** Every promise, looked at from the outside once everything is over: in the store, and in what people were told. */
import { setTimeout as sleep } from 'node:timers/promises'
import { verifyStore } from '@quayside/server/operate'
import { Store } from '@quayside/server/testing'
import type { Acknowledged } from '@quayside/server/testing/clients'
import { brokenNotices, keptDeadlines, overdueJobs, timedTables } from './check-deadlines.ts'
import type { ShownClock } from './skewed-clock.ts'

/** What is due may wait for a look, and for what was due before. */
const GRACE_MS = 10_000
/** Far longer than what a server held when it died is waited for. */
const PATIENCE_MS = 180_000

/** Settles when nothing is left undone that should be done by `now`; says what is left when that does not change. */
export const nothingLeft = async (address: string, now: () => number): Promise<readonly string[]> => {
  let [oldest, since] = ['', performance.now()]
  for (;;) {
    const time = now()
    const late = (await overdueJobs(address, time - GRACE_MS)).map(
      ({ id, due_at: due }) => `${id}, due ${due}`,
    )
    const [first] = late
    if (first === undefined) return []
    if (first !== oldest) [oldest, since] = [first, performance.now()]
    if (performance.now() - since > PATIENCE_MS) return late.map((what) => `left undone: ${what}`)
    await sleep(500)
  }
}

/** What is lost of what was acknowledged, and what was done twice. */
export const brokenEntries = async (
  address: string,
  acknowledged: readonly Omit<Acknowledged, 'seat'>[],
): Promise<readonly string[]> => {
  const store = await Store.open(address)
  const broken: string[] = []
  for (const [room, done] of Map.groupBy(acknowledged, (one) => one.room)) {
    const log = await store.log.read(room, 0)
    for (const { seq, request, command } of done) {
      const entry = log[seq - 1]
      if (entry?.request_id !== request || entry.payload !== command)
        broken.push(`lost: ${room} ${seq} ${command}`)
    }
    const requests = log.map(({ seat_number: seat, request_id: request }) => `${seat} ${request}`)
    if (new Set(requests).size !== requests.length) broken.push(`done twice: in ${room}`)
  }
  await store.close()
  return broken
}

/** Nothing acknowledged is lost, nothing is done twice, and every game replays. */
export const brokenLog = async (
  address: string,
  acknowledged: readonly Acknowledged[],
): Promise<readonly string[]> => {
  const broken = await brokenEntries(address, acknowledged)
  const verified = await verifyStore(address)
  if (!verified.ok) return [...broken, `the store is ${verified.refusal.code}`]
  return [...broken, ...verified.value.broken.map(({ room }) => `does not replay: ${room}`)]
}

export interface TimeKept {
  /** Tables with clocks, and the decisions that were made there for somebody whose time was up. */
  readonly tables: number
  readonly deadlines: number
  readonly broken: readonly string[]
}

/** Every deadline was kept and everybody told, when all clocks show `now` and nothing more is done. */
export const keptTime = async (
  address: string,
  received: ReadonlyMap<string, readonly number[]>,
  clocks: readonly ShownClock[],
  now: number,
): Promise<TimeKept> => {
  const all = (await timedTables(address)).map((table) => ({
    table,
    kept: keptDeadlines(table, clocks, now - GRACE_MS),
  }))
  return {
    tables: all.length,
    deadlines: all.reduce((sum, { kept }) => sum + kept.acted, 0),
    broken: [...all.flatMap(({ kept }) => kept.broken), ...brokenNotices(all, received, clocks)],
  }
}
