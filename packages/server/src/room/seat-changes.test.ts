import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TestRooms } from '../testing/test-rooms.ts'

let fixture: TestRooms

beforeEach(async () => {
  fixture = await TestRooms.open(':memory:')
})

afterEach(() => fixture.close())

describe('the seats of a room', () => {
  it('are those read last, although an earlier read ends later', async () => {
    const room = await fixture.table(['Odile', 'free'])
    const { id } = room.row
    const find = fixture.store.rooms.find.bind(fixture.store.rooms)
    let answer: () => void = () => undefined
    const slow = new Promise<void>((resolve) => {
      answer = resolve
    })
    let reads = 0
    vi.spyOn(fixture.store.rooms, 'find').mockImplementation(async (asked) => {
      const stored = await find(asked)
      reads++
      if (reads === 1) await slow
      return stored
    })
    const early = fixture.rooms.refreshSeats(id)
    await expect.poll(() => reads).toBe(1)
    await fixture.store.rooms.takeSeat({
      room_id: id,
      seat_number: 1,
      name: 'Mateo',
      secret_hash: 'hash',
      player_id: null,
      nonce: null,
    })
    const late = fixture.rooms.refreshSeats(id)
    // Statements run in order, so the query of the later refresh is answered before the second of these.
    await find(id)
    await find(id)
    answer()
    await Promise.all([early, late])
    expect(room.seats[1]).toMatchObject({ name: 'Mateo', secret_hash: 'hash' })
  })
})
