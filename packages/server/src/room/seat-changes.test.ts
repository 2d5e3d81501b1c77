import { setImmediate as nextLook } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TestRooms } from '../testing/test-rooms.ts'

let fixture: TestRooms

beforeEach(async () => {
  fixture = await TestRooms.open(':memory:')
})

afterEach(() => fixture.close())

describe('who sits at a table', () => {
  it('is what was read last, although an earlier answer comes later', async () => {
    const room = await fixture.table(['Odile', 'free'])
    const { id } = room.row
    const find = fixture.store.rooms.find.bind(fixture.store.rooms)
    let answer: () => void = () => undefined
    const slow = new Promise<void>((resolve) => {
      answer = resolve
    })
    vi.spyOn(fixture.store.rooms, 'find').mockImplementationOnce(async (asked) => {
      const stored = await find(asked)
      await slow
      return stored
    })
    const early = fixture.rooms.refresh(id)
    await nextLook()
    await fixture.store.rooms.takeSeat({
      room: id,
      seat: 1,
      name: 'Mateo',
      key: 'hash',
      player: null,
      nonce: null,
    })
    const late = fixture.rooms.refresh(id)
    for (let looks = 0; looks < 5; looks++) await nextLook()
    answer()
    await Promise.all([early, late])
    expect(room.seats[1]).toMatchObject({ name: 'Mateo', key: 'hash' })
  })
})
