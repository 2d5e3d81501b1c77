import { randomUUID } from 'node:crypto'
import { accept, type Result, refused } from '@quayside/kernel'
import type { AuditAction, AuditTargetKind, NewBan } from '@quayside/protocol'
import type { Rooms } from '../room/rooms.ts'
import type { AuditRow, BanRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import { parseRange } from './address-range.ts'
import type { BanList } from './ban-list.ts'

export interface AuditInput {
  /** The fingerprint of the operator token; empty for a failed login. */
  readonly operator: string
  readonly action: AuditAction
  readonly target: { readonly kind: AuditTargetKind; readonly id: string }
  readonly reason: string
  readonly details?: Readonly<Record<string, string | number | null>>
  readonly now: number
}

const auditRow = ({ operator, action, target, reason, details = {}, now }: AuditInput): AuditRow => ({
  id: randomUUID(),
  recorded_at: now,
  operator,
  action,
  target_kind: target.kind,
  target: target.id,
  reason,
  details_json: JSON.stringify(details),
})

/** Maximum number of addresses counted. */
const MAX_ADDRESSES = 10_000

/** Counts wrong operator tokens, so that many of them become one entry of the audit log. */
class WrongTokens {
  #attempts = 0
  #since = 0
  readonly #addresses = new Set<string>()

  note(address: string, now: number): void {
    if (this.#attempts === 0) this.#since = now
    this.#attempts++
    if (this.#addresses.size < MAX_ADDRESSES) this.#addresses.add(address)
  }

  /** The counts since the last call, without addresses; null for none. */
  take(now: number): AuditRow | null {
    if (this.#attempts === 0) return null
    const details = { attempts: this.#attempts, addresses: this.#addresses.size, since: this.#since }
    this.#attempts = 0
    this.#addresses.clear()
    return auditRow({
      operator: '',
      action: 'wrong-token',
      target: { kind: 'server', id: '' },
      reason: '',
      details,
      now,
    })
  }
}

export interface ModerationPorts {
  readonly store: Store
  readonly rooms: Rooms
  readonly bans: BanList
  readonly now: () => number
}

/** The operator who acts, and the reason. */
export interface OperatorReason {
  /** The fingerprint of the operator's token. */
  readonly operator: string
  readonly reason: string
}

/** The operator's actions on rooms, players, reports and jobs. All of them are recorded in the audit log. */
export class Moderation {
  readonly #ports: ModerationPorts
  readonly wrongTokens = new WrongTokens()

  constructor(ports: ModerationPorts) {
    this.#ports = ports
  }

  async resolveReport(id: string, act: OperatorReason): Promise<Result<void>> {
    const isDeleted = await this.#ports.store.reports.delete(id, ({ room_id: room, author_id: author }) =>
      this.#audit(act, {
        action: 'report-resolved',
        target: { kind: 'report', id },
        details: { room, author },
      }),
    )
    return isDeleted ? accept(undefined) : refused('no-such-report')
  }

  /** Ends the game without a result; the room stays readable. */
  async closeRoom(id: string, act: OperatorReason): Promise<Result<void>> {
    const ended = await this.#ports.rooms.end(id)
    if (!ended.ok) return ended
    const audit = this.#audit(act, { action: 'room-closed', target: { kind: 'room', id } })
    await this.#ports.store.audit.add(audit)
    return accept(undefined)
  }

  async removeRoom(id: string, act: OperatorReason): Promise<Result<void>> {
    const audit = this.#audit(act, { action: 'room-removed', target: { kind: 'room', id } })
    const removed = await this.#ports.rooms.remove(id, audit)
    return removed ? accept(undefined) : refused('no-such-room', { room: id })
  }

  async renamePlayer(id: string, name: string, act: OperatorReason): Promise<Result<void>> {
    const { store, rooms } = this.#ports
    if ((await store.players.withId(id)) === null) return refused('no-such-player')
    const audit = this.#audit(act, {
      action: 'player-renamed',
      target: { kind: 'player', id },
      details: { name },
    })
    for (const room of await store.players.renameEverywhere(id, name, audit)) await rooms.refreshSeats(room)
    return accept(undefined)
  }

  async ban(newBan: NewBan, operator: string): Promise<Result<BanRow>> {
    const { store, now } = this.#ports
    const { reason, expiresAt } = newBan
    if (expiresAt !== null && expiresAt <= now()) return refused('ban-over')
    const target = await this.#targetOf(newBan)
    if (!target.ok) return target
    const { kind, id } = target.value
    const ban: BanRow = {
      id: randomUUID(),
      kind: kind === 'range' ? 'address' : 'player',
      player_id: kind === 'range' ? null : id,
      address_range: kind === 'range' ? id : null,
      reason,
      created_at: now(),
      expires_at: expiresAt,
    }
    const audit = this.#audit(
      { operator, reason },
      { action: 'banned', target: { kind, id }, details: { until: expiresAt } },
    )
    await store.bans.set(ban, audit)
    await this.#bansChanged()
    if (kind === 'player') await this.#leaveWaitingRooms(id)
    return accept(ban)
  }

  async unban(id: string, act: OperatorReason): Promise<Result<void>> {
    const lifted = await this.#ports.store.bans.lift(id, ({ player_id: player, address_range: range }) =>
      this.#audit(act, {
        action: 'unbanned',
        target: player === null ? { kind: 'range', id: range ?? '' } : { kind: 'player', id: player },
      }),
    )
    if (lifted === null) return refused('no-such-ban')
    await this.#bansChanged()
    return accept(undefined)
  }

  async retryJob(id: string, act: OperatorReason): Promise<Result<void>> {
    const { store, now } = this.#ports
    if (!(await store.jobs.retry(id, now()))) return refused('no-such-job')
    await store.audit.add(this.#audit(act, { action: 'job-retried', target: { kind: 'job', id } }))
    return accept(undefined)
  }

  async deleteJob(id: string, act: OperatorReason): Promise<Result<void>> {
    const { store } = this.#ports
    if (!(await store.jobs.remove(id))) return refused('no-such-job')
    await store.audit.add(this.#audit(act, { action: 'job-deleted', target: { kind: 'job', id } }))
    return accept(undefined)
  }

  /** Writes the number of wrong tokens since the last call. */
  async recordWrongTokens(): Promise<void> {
    const entry = this.wrongTokens.take(this.#ports.now())
    if (entry !== null) await this.#ports.store.audit.add(entry)
  }

  async #targetOf(
    newBan: NewBan,
  ): Promise<Result<{ readonly kind: 'range' | 'player'; readonly id: string }>> {
    if ('range' in newBan) {
      const range = parseRange(newBan.range)
      return range.ok ? accept({ kind: 'range', id: range.value.text }) : range
    }
    const known = await this.#ports.store.players.withId(newBan.player)
    return known === null ? refused('no-such-player') : accept({ kind: 'player', id: newBan.player })
  }

  async #bansChanged(): Promise<void> {
    await this.#ports.bans.reload()
    await this.#ports.store.publishBans()
  }

  /** Frees the seats in rooms that have not started. In running games the clock or a vote replaces the seat. */
  async #leaveWaitingRooms(player: string): Promise<void> {
    const { store, rooms } = this.#ports
    for (const { player_id: bot } of await store.bots.of(player)) await this.#leaveWaitingRooms(bot)
    const { seats } = await store.playerData.all(player)
    for (const { room_id: room, seat_number: seat } of seats.filter(({ is_over: over }) => over === 0))
      await rooms.seating.leaveSeat(room, seat, player)
  }

  #audit(act: OperatorReason, rest: Pick<AuditInput, 'action' | 'target' | 'details'>): AuditRow {
    return auditRow({ ...act, ...rest, now: this.#ports.now() })
  }
}
