/** Deletes expired data: on one node at a time, in small steps so that requests are not delayed. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Rooms } from '../room/rooms.ts'
import { createSecret, hashSecret } from '../storage/identifiers.ts'
import type { GuestFacts, PlayerSummary, RoomFacts } from '../storage/retention-repository.ts'
import type { Store } from '../storage/store.ts'
import { erasePersonalData } from './personal-data.ts'
import {
  type GuestExpiryKind,
  guestExpiry,
  type RetentionLimits,
  type RoomExpiryKind,
  roomExpiry,
} from './retention.ts'

type ExpiredKind =
  | RoomExpiryKind
  | GuestExpiryKind
  | 'sessions'
  | 'unconfirmed-channels'
  | 'challenges'
  | 'quota-usage'
  | 'quota-hits'
  | 'puzzle-visitors'
  | 'room-openers'

export type ExpiredCounts = Readonly<Partial<Record<ExpiredKind, number>>>

type Count = (kind: ExpiredKind, removed: number) => void

export interface CleanerPorts {
  readonly store: Store
  readonly rooms: Rooms
  readonly limits: RetentionLimits
  readonly now: () => number
  /** Called after each run. */
  readonly cleaned: (removed: ExpiredCounts) => void
  readonly failed: (problem: unknown) => void
  /** Pause between two steps, in which requests are served. */
  readonly pauseMs?: number
}

const DAY_MS = 24 * 3600_000
/** Rows read, or small rows deleted, in one step. */
const STEP = 200
const PAUSE_MS = 5
const LEASE = 'retention'
/** One run per hour, on any node. */
const LEASE_MS = 3600_000
const POLL_MS = 60_000
/** How long refusals are kept for the operator. */
const QUOTA_HITS_MS = 30 * DAY_MS
const SINCE = 'retention-since'

/** When retention was first enabled for this store; older data counts as last used then. */
export const retentionSince = async ({ secrets }: Store, now: number): Promise<number> =>
  Number(await secrets.get(SINCE, () => String(now)))

export class Cleaner {
  readonly #ports: CleanerPorts
  #timer: NodeJS.Timeout | null = null
  #running: Promise<unknown> = Promise.resolve()
  #stopped = false

  constructor(ports: CleanerPorts) {
    this.#ports = ports
  }

  start(): void {
    let isRunning = false
    this.#timer = setInterval(() => {
      if (isRunning) return
      isRunning = true
      this.#running = this.clean()
        .catch((problem: unknown) => this.#ports.failed(problem))
        .finally(() => {
          isRunning = false
        })
    }, POLL_MS)
  }

  /** Waits for the running step. */
  async stop(): Promise<void> {
    this.#stopped = true
    if (this.#timer !== null) clearInterval(this.#timer)
    await this.#running
  }

  /** Deletes expired data; null when a run has been started on any node within the last hour. */
  async clean(): Promise<ExpiredCounts | null> {
    const { store, now, cleaned } = this.#ports
    if (!(await store.retention.lease(LEASE, store.node, now(), LEASE_MS))) return null
    const since = await retentionSince(store, now())
    const counts = new Map<ExpiredKind, number>()
    const count: Count = (kind, removed) => {
      if (removed > 0) counts.set(kind, (counts.get(kind) ?? 0) + removed)
    }
    await this.#cleanRooms(since, count)
    await this.#cleanGuests(since, count)
    await this.#cleanRows(since, count)
    const removed: ExpiredCounts = Object.fromEntries(counts)
    cleaned(removed)
    return removed
  }

  async #cleanRooms(since: number, count: Count): Promise<void> {
    const { store, rooms, limits, now } = this.#ports
    const { retention } = store
    const expiredKind = (facts: RoomFacts): RoomExpiryKind | null => {
      const expiry = roomExpiry(facts, limits, since)
      return expiry !== null && expiry.expiresAt <= now() ? expiry.kind : null
    }
    for await (const page of this.#pages((after) => retention.roomsAfter(after, STEP)))
      for (const facts of await retention.roomFacts(page.map(({ id }) => id))) {
        const kind = expiredKind(facts)
        if (kind === null || this.#stopped) continue
        if (!(await retention.removeRoom(facts.id, (latest) => expiredKind(latest) !== null))) continue
        count(kind, 1)
        await rooms.refreshSeats(facts.id)
        await this.#pause()
      }
  }

  async #cleanGuests(since: number, count: Count): Promise<void> {
    const { store, rooms, limits, now } = this.#ports
    const { retention } = store
    const expiredKind = (facts: GuestFacts | null): GuestExpiryKind | null => {
      const expiry = facts === null ? null : guestExpiry(facts, limits, since)
      return expiry !== null && expiry.expiresAt <= now() ? expiry.kind : null
    }
    const mayHaveExpired = ({ seenAt, isAccount, hasSat }: PlayerSummary): boolean =>
      !isAccount && seenAt <= now() - (hasSat ? limits.guests : limits.unusedGuests) * DAY_MS
    for await (const page of this.#pages((after) => retention.playersAfter(after, STEP)))
      for (const { id } of page.filter(mayHaveExpired)) {
        const kind = this.#stopped ? null : expiredKind(await retention.guestFacts(id))
        await this.#pause()
        if (kind === null) continue
        const unknown = hashSecret(createSecret())
        if (!(await retention.endGuest(id, unknown, (latest) => expiredKind(latest) !== null))) continue
        await erasePersonalData(store, rooms, id)
        count(kind, 1)
      }
  }

  async #cleanRows(since: number, count: Count): Promise<void> {
    const { store, limits, now } = this.#ports
    const { retention } = store
    const sessionsBefore = now() - limits.sessions * DAY_MS
    const kinds: readonly (readonly [ExpiredKind, () => Promise<number>])[] = [
      ...(limits.sessions > 0 && since <= sessionsBefore
        ? [['sessions', () => retention.removeSessions(sessionsBefore, STEP)] as const]
        : []),
      ['unconfirmed-channels', () => retention.removeUnconfirmed(now() - DAY_MS, STEP)],
      ['challenges', () => retention.removeChallenges(now(), STEP)],
      ['quota-usage', () => retention.removeQuotaUsage(now(), STEP)],
      ['quota-hits', () => retention.removeQuotaHits(now() - QUOTA_HITS_MS, STEP)],
      ...(limits.guests > 0
        ? [
            [
              'puzzle-visitors',
              () => store.puzzles.removeVisitors(now() - limits.guests * DAY_MS, STEP),
            ] as const,
          ]
        : []),
      ['room-openers', () => retention.forgetOpeners(STEP)],
    ]
    for (const [kind, remove] of kinds)
      for (let removed = STEP; removed === STEP && !this.#stopped; ) {
        removed = await remove()
        count(kind, removed)
        await this.#pause()
      }
  }

  /** All rows of a kind, page by page. */
  async *#pages<Row extends { readonly id: string }>(
    page: (after: string) => Promise<readonly Row[]>,
  ): AsyncGenerator<readonly Row[]> {
    let after = ''
    for (;;) {
      const rows = this.#stopped ? [] : await page(after)
      const last = rows.at(-1)
      if (last === undefined) return
      after = last.id
      yield rows
      await this.#pause()
    }
  }

  async #pause(): Promise<void> {
    await sleep(this.#ports.pauseMs ?? PAUSE_MS)
  }
}
