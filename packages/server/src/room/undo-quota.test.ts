import { describe, expect, it } from 'vitest'
import { QUOTA_LIMITS } from '../quotas/limits.ts'
import { DATABASES } from '../testing/test-databases.ts'
import { openTestRooms, type TestRooms } from '../testing/test-rooms.ts'

describe.each(DATABASES)('undo to a move number, on %s,', (_name, start) => {
  let fixture: TestRooms
  openTestRooms(start, (opened) => {
    fixture = opened
  })

  it('is refused after the maximum, while another move number is still possible', async () => {
    const room = await fixture.table(['Odile', 'Mateo'])
    await fixture.play(room, 'supply')
    const back = (to: number): Promise<string | null> => fixture.act(room, 0, { kind: 'undo', toMove: to })
    for (let times = 0; times < QUOTA_LIMITS.undos; times++) {
      await fixture.play(room, 'take wood')
      expect(await back(1)).toBe(null)
    }
    await fixture.play(room, 'take wood')
    expect(await back(1)).toBe('too-many-undos')
    const again = await fixture.reread(room)
    expect(await fixture.act(again, 0, { kind: 'undo', toMove: 1 })).toBe('too-many-undos')
    await fixture.play(room, 'end')
    await fixture.play(room, 'supply', 'take clay')
    expect(await fixture.act(room, 1, { kind: 'undo', toMove: 4 })).toBe(null)
  })
})
