/** The quotas of a server: what each request uses, the refusal when a quota is exceeded, and the count of refusals. */
import { accept, type Refusal, type Result } from '@quayside/kernel'
import type { QuotaRepository } from '../storage/quota-repository.ts'
import {
  type QuotaDemand,
  QuotaExceeded,
  type QuotaHit,
  type QuotaName,
  type QuotaRule,
  type QuotaSubjects,
  quotaSubject,
} from '../storage/quota-repository.ts'
import type { QuotaHitRow } from '../storage/schema.ts'
import type { QuotaLimits } from './limits.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS
const MEGABYTE = 1_000_000

/** Estimated overhead of a row: header and index entries, minus the column names that JSON repeats. */
const ROW_OVERHEAD_BYTES = 100

/** Maximum number of subjects whose refusals are counted between two writes; only a large flood exceeds it. */
const MAX_TALLIED = 500

/** Bytes of an address that are reserved in the database at once. */
const RESERVED_BYTES = 8192

/** The approximate size of rows in the store. */
export const rowBytes = (...rows: readonly object[]): number =>
  rows.reduce((sum, row) => sum + JSON.stringify(row).length + ROW_OVERHEAD_BYTES, 0)

/** `seconds` until the quota frees; 0 when a room has to end first. */
const refusalFor = ({ quota, scope, most, seconds }: QuotaHit): Refusal => {
  const params = { quota, scope, most, seconds }
  switch (quota) {
    case 'open-rooms':
      return { code: 'too-many-open-rooms', params }
    case 'listed-rooms':
      return { code: 'too-many-listed-rooms', params }
    case 'bot-rooms':
      return { code: 'too-many-bot-rooms', params }
    case 'rooms-per-hour':
    case 'rooms-per-day':
      return { code: 'too-many-rooms-opened', params }
    case 'guests-per-hour':
      return { code: 'too-many-guests', params }
    case 'mails-per-day':
    case 'mails-per-recipient':
      return { code: 'too-many-mails', params }
    case 'bytes-per-day':
      return { code: 'too-much-stored', params }
    case 'daily-entries-per-day':
      return { code: 'too-many-daily-entries', params }
    case 'puzzle-answers-per-day':
      return { code: 'too-many-puzzle-answers', params }
  }
}

/** The properties of a new room that count against quotas. */
export interface RoomDemand {
  readonly isListed: boolean
  readonly hasBots: boolean
  readonly bytes: number
  /** How long a room stays in the lobby. */
  readonly listedForMs: number
}

/** Undos are not counted in the database, but in the room, from its log. */
type TalliedQuota = QuotaName | 'take-backs'

export interface QuotaPorts {
  readonly limits: QuotaLimits
  readonly repository: Pick<QuotaRepository, 'spend' | 'addHits'>
  readonly now: () => number
  /** Called for every refusal. */
  readonly hit: (quota: TalliedQuota) => void
}

export class Quotas {
  readonly #ports: QuotaPorts
  readonly #tally = new Map<string, QuotaHitRow>()
  /** Bytes by address that the store has not counted yet. */
  readonly #unstored = new Map<string, number>()
  /** Addresses whose bytes are being stored. */
  readonly #storing = new Map<string, Promise<void>>()
  /** Addresses that have used up their bytes. */
  readonly #blocked = new Map<string, { readonly hit: QuotaHit; readonly until: number }>()

  constructor(ports: QuotaPorts) {
    this.#ports = ports
  }

  get limits(): QuotaLimits {
    return this.#ports.limits
  }

  openRoom(subjects: QuotaSubjects, { isListed, hasBots, bytes, listedForMs }: RoomDemand): QuotaDemand {
    const { openRooms, listedRooms, botRooms, roomsPerHour, roomsPerDay } = this.limits
    return this.#demand(subjects, [
      perWindow('rooms-per-hour', roomsPerHour, HOUR_MS),
      perWindow('rooms-per-day', roomsPerDay, DAY_MS),
      this.#bytes(bytes),
      { quota: 'open-rooms', limits: openRooms, measure: { kind: 'open-rooms' } },
      ...(isListed
        ? [
            {
              quota: 'listed-rooms',
              limits: listedRooms,
              measure: { kind: 'listed-rooms', listedForMs },
            } as const,
          ]
        : []),
      ...(hasBots ? [this.#botRooms(botRooms)] : []),
    ])
  }

  /** A room that gets its first bot. */
  seatBot(subjects: QuotaSubjects): QuotaDemand {
    return this.#demand(subjects, [this.#botRooms(this.limits.botRooms)])
  }

  newGuest(address: string, bytes: number): QuotaDemand {
    const { guestsPerHour } = this.limits
    return this.#demand({ address }, [
      perWindow('guests-per-hour', { address: guestsPerHour }, HOUR_MS),
      this.#bytes(bytes),
    ])
  }

  /** An entry for the daily leaderboard, whose bot moves have to be computed again. */
  dailyEntry(subjects: QuotaSubjects, bytes: number): QuotaDemand {
    return this.#demand(subjects, [
      perWindow('daily-entries-per-day', this.limits.dailyEntries, DAY_MS),
      this.#bytes(bytes),
    ])
  }

  /** A first answer to a puzzle; of visitors only the address is known. */
  puzzleAnswer(subjects: QuotaSubjects, bytes: number): QuotaDemand {
    return this.#demand(subjects, [
      perWindow('puzzle-answers-per-day', this.limits.puzzleAnswers, DAY_MS),
      this.#bytes(bytes),
    ])
  }

  /** `recipient` identifies a mail address by a hash. */
  confirmationMail(subjects: QuotaSubjects & { readonly recipient: string }): QuotaDemand {
    const { mailsPerDay, mailsPerRecipient } = this.limits
    return this.#demand(subjects, [
      perWindow('mails-per-day', mailsPerDay, DAY_MS),
      perWindow('mails-per-recipient', { recipient: mailsPerRecipient }, DAY_MS),
    ])
  }

  /** A test mail. */
  trialMail(subjects: QuotaSubjects): QuotaDemand {
    return this.#demand(subjects, [perWindow('mails-per-day', this.limits.mailsPerDay, DAY_MS)])
  }

  /**
   * Counts small writes of an address in memory and stores the sum now and then; an address may exceed its limit by
   * what is not stored yet.
   */
  charge(address: string | null, bytes: number): Result<null> {
    if (address === null) return accept(null)
    const blocked = this.#blocked.get(address)
    if (blocked !== undefined) {
      const seconds = Math.ceil((blocked.until - this.#ports.now()) / 1000)
      if (seconds > 0) {
        const hit = { ...blocked.hit, seconds }
        this.#note(hit.quota, hit.subject)
        return { ok: false, refusal: refusalFor(hit) }
      }
      this.#blocked.delete(address)
    }
    const unstored = (this.#unstored.get(address) ?? 0) + bytes
    this.#unstored.set(address, unstored)
    // If it fails, the next flush counts it.
    if (unstored >= RESERVED_BYTES) this.#store(address).catch(() => undefined)
    return accept(null)
  }

  /** Turns an exceeded quota into a refusal, and counts it. */
  async orRefuse<Value>(work: () => Promise<Value>): Promise<Result<Value>> {
    try {
      return accept(await work())
    } catch (problem) {
      if (!(problem instanceof QuotaExceeded)) throw problem
      this.#note(problem.hit.quota, problem.hit.subject)
      return { ok: false, refusal: refusalFor(problem.hit) }
    }
  }

  /** Counts an undo that was refused because of the limit. */
  noteRefusedUndo(player: string): void {
    this.#note('take-backs', quotaSubject('player', player))
  }

  /** Stores usage and refusals since the last call, and waits for pending writes. */
  async flush(): Promise<void> {
    const addresses = new Set([...this.#storing.keys(), ...this.#unstored.keys()])
    for (const address of addresses) await this.#store(address)
    for (const [address, { until }] of this.#blocked)
      if (until <= this.#ports.now()) this.#blocked.delete(address)
    const hits = [...this.#tally.values()]
    this.#tally.clear()
    await this.#ports.repository.addHits(hits)
  }

  /** Stores the bytes of an address, after its earlier writes. */
  #store(address: string): Promise<void> {
    const before = this.#storing.get(address) ?? Promise.resolve()
    const settled = before
      .catch(() => undefined)
      .then(() => this.#spend(address))
      .finally(() => {
        if (this.#storing.get(address) === settled) this.#storing.delete(address)
      })
    this.#storing.set(address, settled)
    return settled
  }

  async #spend(address: string): Promise<void> {
    const bytes = this.#unstored.get(address)
    if (bytes === undefined) return
    this.#unstored.delete(address)
    const demand = this.#demand({ address }, [this.#bytes(bytes)])
    try {
      await this.#ports.repository.spend(demand)
    } catch (problem) {
      if (problem instanceof QuotaExceeded)
        this.#blocked.set(address, { hit: problem.hit, until: demand.now + problem.hit.seconds * 1000 })
      else {
        this.#unstored.set(address, (this.#unstored.get(address) ?? 0) + bytes)
        throw problem
      }
    }
  }

  #demand(subjects: QuotaSubjects, rules: readonly QuotaRule[]): QuotaDemand {
    return { subjects, rules, now: this.#ports.now() }
  }

  #bytes(bytes: number): QuotaRule {
    const most = this.limits.megabytesPerDay * MEGABYTE
    return {
      quota: 'bytes-per-day',
      limits: { address: most },
      measure: { kind: 'window', windowMs: DAY_MS, amount: bytes },
    }
  }

  #botRooms(limits: QuotaRule['limits']): QuotaRule {
    return { quota: 'bot-rooms', limits, measure: { kind: 'bot-rooms' } }
  }

  #note(quota: TalliedQuota, subject: string): void {
    this.#ports.hit(quota)
    const now = this.#ports.now()
    const key = `${quota} ${subject}`
    const tallied = this.#tally.get(key)
    if (tallied === undefined && this.#tally.size >= MAX_TALLIED) return
    this.#tally.set(key, {
      quota,
      subject,
      hits: (tallied?.hits ?? 0) + 1,
      first_at: tallied?.first_at ?? now,
      last_at: now,
    })
  }
}

const perWindow = (quota: QuotaName, limits: QuotaRule['limits'], windowMs: number): QuotaRule => ({
  quota,
  limits: { ...limits },
  measure: { kind: 'window', windowMs, amount: 1 },
})
