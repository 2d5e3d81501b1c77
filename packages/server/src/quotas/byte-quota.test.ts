import type { ServerMessage } from '@quayside/protocol'
import { describe, expect, it, vi } from 'vitest'
import { NO_ADMISSION_LIMIT } from '../connection/admission-queue.ts'
import { Rooms } from '../room/rooms.ts'
import { sessionServices } from '../session/join-room.ts'
import { RoomSession } from '../session/room-session.ts'
import type { QuotaRepository } from '../storage/quota-repository.ts'
import { DATABASES } from '../testing/test-databases.ts'
import { BEGUN, openTestRooms, type TestRooms } from '../testing/test-rooms.ts'
import { NO_QUOTAS } from './limits.ts'
import { Quotas } from './quotas.ts'

const DAY = 24 * 3600_000

describe.each(DATABASES)('the bytes of an address, on %s,', (_name, start) => {
  let fixture: TestRooms
  openTestRooms(start, (opened) => {
    fixture = opened
  })

  /** The quotas of one node. */
  const quotasOf = (
    hits: string[] = [],
    repository: Pick<QuotaRepository, 'spend' | 'addHits'> = fixture.store.quotas,
  ): Quotas =>
    new Quotas({
      limits: { ...NO_QUOTAS, megabytesPerDay: 0.01 },
      repository,
      now: () => fixture.now,
      hit: (quota) => hits.push(quota),
    })

  it('are counted over all nodes, and refused until the day is over', async () => {
    fixture.now = BEGUN
    const hits: string[] = []
    const [one, other] = [quotasOf(), quotasOf(hits)]
    expect(one.charge('192.0.2.1', 6000).ok).toBe(true)
    await one.flush()
    fixture.now += DAY / 2
    expect(other.charge('192.0.2.1', 6000).ok).toBe(true)
    await other.flush()
    expect(other.charge('192.0.2.1', 1)).toEqual({
      ok: false,
      refusal: {
        code: 'too-much-stored',
        params: { quota: 'bytes-per-day', scope: 'address', most: 10_000, seconds: DAY / 2000 },
      },
    })
    expect(hits).toEqual(['bytes-per-day'])
    expect(other.charge('192.0.2.2', 1).ok).toBe(true)
    fixture.now += DAY / 2
    expect(other.charge('192.0.2.1', 6000).ok).toBe(true)
    await other.flush()
    expect(other.charge('192.0.2.1', 1).ok).toBe(true)
  })

  it('are counted when a flush ends, although counting began before it', async () => {
    fixture.now = BEGUN
    const slow = Promise.withResolvers<void>()
    const quotas = quotasOf([], {
      spend: async (demand) => {
        await slow.promise
        await fixture.store.quotas.spend(demand)
      },
      addHits: async () => undefined,
    })
    expect(quotas.charge('192.0.2.7', 20_000).ok).toBe(true)
    const flushed = quotas.flush()
    expect(quotas.charge('192.0.2.7', 1).ok).toBe(true)
    slow.resolve()
    await flushed
    expect(quotas.charge('192.0.2.7', 1).ok).toBe(false)
  })

  it('are not charged for moves and leaving, only for requests without an end', async () => {
    fixture.now = BEGUN
    const quotas = quotasOf()
    const rooms = new Rooms(fixture.store, () => fixture.now, { quotas })
    const room = await fixture.table(['Odile', 'Mateo'])
    const heard: ServerMessage[] = []
    const line = new RoomSession(
      sessionServices(rooms),
      await fixture.player('Odile'),
      (text) => heard.push(JSON.parse(text) as ServerMessage),
      { ...NO_ADMISSION_LIMIT, address: '192.0.2.9' },
    )
    /** Sends a request and waits for its answer. */
    const say = async (message: {
      readonly kind: string
      readonly requestId: string
      [more: string]: unknown
    }) => {
      await line.handle(JSON.stringify(message))
      return vi.waitFor(() => {
        const answer = heard.find(
          (one) => (one.kind === 'accepted' || one.kind === 'refused') && one.requestId === message.requestId,
        )
        if (answer === undefined) throw new Error('no answer yet')
        return answer.kind === 'refused' ? answer.refusal.code : answer.kind
      }, 30_000)
    }
    await line.handle(JSON.stringify({ kind: 'hello', protocol: 2, room: room.row.id, seat: 0, lastSeq: 0 }))
    expect(await say({ kind: 'time-zone', requestId: 'a', timeZone: 'Europe/Paris' })).toBe('accepted')
    quotas.charge('192.0.2.9', 20_000)
    await quotas.flush()
    expect(await say({ kind: 'submit', requestId: 'b', expectedMove: 0, command: 'supply' })).toBe('accepted')
    expect(await say({ kind: 'submit', requestId: 'c', expectedMove: 1, command: 'take wood' })).toBe(
      'accepted',
    )
    expect(await say({ kind: 'undo', requestId: 'd', expectedMove: 2, toMove: 1 })).toBe('too-much-stored')
    expect(await say({ kind: 'policies', requestId: 'e', policies: {} })).toBe('too-much-stored')
    expect(await say({ kind: 'chat', requestId: 'f', text: 'ahoy' })).toBe('too-much-stored')
    expect(await say({ kind: 'leave-game', requestId: 'g' })).toBe('accepted')
    line.close()
  })
})
