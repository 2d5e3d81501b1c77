import { setImmediate as nextLook } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Hall } from '../testing/hall.ts'

let hall: Hall

beforeEach(async () => {
  hall = await Hall.open(':memory:')
})

afterEach(() => hall.close())

describe('who sits at a table', () => {
  it('is what was read last, although an earlier answer comes later', async () => {
    const room = await hall.table(['Odile', 'free'])
    const { id } = room.row
    const find = hall.store.rooms.find.bind(hall.store.rooms)
    let answer: () => void = () => undefined
    const slow = new Promise<void>((resolve) => {
      answer = resolve
    })
    vi.spyOn(hall.store.rooms, 'find').mockImplementationOnce(async (asked) => {
      const stored = await find(asked)
      await slow
      return stored
    })
    const early = hall.rooms.refresh(id)
    await nextLook()
    await hall.store.rooms.takeSeat({
      room: id,
      seat: 1,
      name: 'Mateo',
      key: 'hash',
      player: null,
      nonce: null,
    })
    const late = hall.rooms.refresh(id)
    for (let looks = 0; looks < 5; looks++) await nextLook()
    answer()
    await Promise.all([early, late])
    expect(room.seats[1]).toMatchObject({ name: 'Mateo', key: 'hash' })
  })
})
