import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestRooms } from '../testing/test-rooms.ts'
import { Rooms } from './rooms.ts'

let fixture: TestRooms

beforeEach(async () => {
  fixture = await TestRooms.open(':memory:')
})

afterEach(() => fixture.close())

describe('two clients that join a room', () => {
  it('share the same room, although one leaves while the other joins', async () => {
    const { row } = await fixture.table(['Odile', 'Ada'])
    const opened: string[] = []
    const rooms = new Rooms(fixture.store, () => fixture.now, { opened: (room) => opened.push(room.row.id) })
    const passing = await rooms.acquire(row.id)
    const coming = rooms.acquire(row.id)
    if (passing.ok) passing.value.leave()
    const entered = await coming
    const next = await rooms.acquire(row.id)
    if (!entered.ok || !next.ok) throw new Error('no table')
    expect(next.value.room).toBe(entered.value.room)
    expect(opened).toHaveLength(1)
    entered.value.leave()
    expect(rooms.size).toBe(1)
    next.value.leave()
    expect(rooms.size).toBe(0)
  })
})
