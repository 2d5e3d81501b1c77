import { describe, expect, it } from 'vitest'
import { DATABASES } from '../testing/test-databases.ts'
import { openTestRooms, type TestRooms } from '../testing/test-rooms.ts'
import { addRunningTime } from './calendar.ts'
import type { Room } from './room.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR

/** A Monday in winter. */
const MONDAY = Date.UTC(2030, 0, 7)

const window = (from: number, to: number, zone = 'UTC') => ({ window: { from, to, zone }, vacations: [] })

describe('a clock', () => {
  it.each([
    ['runs within its hours', MONDAY + 9 * HOUR, 3, window(8, 20), MONDAY + 12 * HOUR],
    ['waits for its hours', MONDAY + 2 * HOUR, 3, window(8, 20), MONDAY + 11 * HOUR],
    ['continues the next day', MONDAY + 19 * HOUR, 3, window(8, 20), MONDAY + DAY + 10 * HOUR],
    [
      'takes two days for 24 hours with twelve active hours a day',
      MONDAY + 8 * HOUR,
      24,
      window(8, 20),
      MONDAY + DAY + 20 * HOUR,
    ],
    ['may have its hours at night', MONDAY + 12 * HOUR, 5, window(22, 2), MONDAY + DAY + 23 * HOUR],
    ['never stops when its hours are the whole day', MONDAY + 3 * HOUR, 30, window(8, 8), MONDAY + 33 * HOUR],
    ['runs in the time zone of its seat', MONDAY, 1, window(8, 20, 'Asia/Taipei'), MONDAY + HOUR],
    [
      'stops in that time zone, too',
      MONDAY + 12 * HOUR,
      1,
      window(8, 20, 'Asia/Taipei'),
      MONDAY + DAY + HOUR,
    ],
  ])('%s', (_what, start, hours, calendar, end) => {
    expect(addRunningTime(start, hours * HOUR, calendar)).toBe(end)
  })

  it('stops during a vacation', () => {
    const vacations = [{ seat: 0, from: MONDAY + HOUR, until: MONDAY + 2 * DAY }]
    expect(addRunningTime(MONDAY, 3 * HOUR, { window: null, vacations })).toBe(MONDAY + 2 * DAY + 2 * HOUR)
  })

  it('keeps its active hours when daylight saving time begins', () => {
    // In Paris, the clocks go forward on the last Sunday of March.
    const saturday = Date.UTC(2030, 2, 30, 18)
    expect(addRunningTime(saturday, 3 * HOUR, window(8, 20, 'Europe/Paris'))).toBe(Date.UTC(2030, 2, 31, 8))
  })
})

describe.each(DATABASES)('a correspondence room on %s', (_name, start) => {
  let fixture: TestRooms
  openTestRooms(start, (opened) => {
    fixture = opened
  })

  const open = (): Promise<Room> => {
    fixture.now = MONDAY + 12 * HOUR
    const pace = { kind: 'days', hours: 10, window: { from: 8, to: 20 }, vacation: 5 } as const
    return fixture.table(['Odile', 'Mateo'], { clock: pace })
  }

  const due = async (room: Room): Promise<number | null> => {
    const [listed] = (await fixture.rooms.listByPlayer(await fixture.player('Odile'))).filter(
      (one) => one.room.id === room.row.id,
    )
    return listed?.dueAt ?? null
  }

  const away = (room: Room, seat: number, days: number) =>
    fixture.act(room, seat, { kind: 'vacation', days }, null)

  it('has its active hours in the time zone of each seat', async () => {
    const room = await open()
    expect(room.deadlines).toEqual([{ seat: 0, dueAt: MONDAY + DAY + 10 * HOUR }])
    expect(await due(room)).toBe(room.deadlines[0]?.dueAt)
    expect(await fixture.act(room, 0, { kind: 'time-zone', timeZone: 'Asia/Taipei' }, null)).toBe(null)
    // It is 8 p.m. there.
    expect(room.deadlines).toEqual([{ seat: 0, dueAt: MONDAY + DAY + 10 * HOUR }])
    expect((await fixture.reread(room)).status.timeZones).toEqual({ 0: 'Asia/Taipei' })
    expect(await due(room)).toBe(room.deadlines[0]?.dueAt)
  })

  it('refuses an unknown time zone, and a change while it waits for the seat', async () => {
    const room = await open()
    const tell = (seat: number, zone: string) =>
      fixture.act(room, seat, { kind: 'time-zone', timeZone: zone }, null)
    expect(await tell(0, 'Atlantis/Harbour')).toBe('unknown-time-zone')
    expect(await tell(0, 'Europe/Paris')).toBe(null)
    expect(await tell(0, 'Asia/Taipei')).toBe('not-on-own-turn')
    expect(await tell(1, 'Europe/Paris')).toBe(null)
    expect(await tell(1, 'Asia/Taipei')).toBe(null)
  })

  it('stops the clock of a seat on vacation, and postpones its job', async () => {
    const room = await open()
    const before = room.deadlines[0]?.dueAt ?? 0
    expect(await away(room, 0, 2)).toBe(null)
    expect(room.deadlines).toEqual([{ seat: 0, dueAt: before + 2 * DAY }])
    expect(await due(room)).toBe(before + 2 * DAY)
    const again = await fixture.reread(room)
    expect(again.status.vacations).toEqual([{ seat: 0, from: fixture.now, until: fixture.now + 2 * DAY }])
  })

  it('gives each seat its vacation days; unused ones come back', async () => {
    const room = await open()
    expect(await away(room, 0, 6)).toBe('no-vacation-left')
    expect(await away(room, 0, 5)).toBe(null)
    fixture.now += DAY
    expect(await away(room, 0, 0)).toBe(null)
    expect(await away(room, 0, 5)).toBe('no-vacation-left')
    expect(await away(room, 0, 4)).toBe(null)
    expect(await away(room, 1, 5)).toBe(null)
  })

  it('has no vacation unless agreed', async () => {
    const room = await fixture.table(['Odile', 'Mateo'])
    expect(await away(room, 0, 1)).toBe('no-vacation-left')
  })
})
