import { describe, expect, it } from 'vitest'
import { QUOTA_LIMITS } from '../quotas/limits.ts'
import { DATABASES } from '../testing/databases.ts'
import type { Hall } from '../testing/hall.ts'
import { openHall } from '../testing/open-hall.ts'

describe.each(DATABASES)('going back to a position, on %s,', (_name, start) => {
  let hall: Hall
  openHall(start, (opened) => {
    hall = opened
  })

  it('is refused after so many times, while another position still can be gone back to', async () => {
    const room = await hall.table(['Odile', 'Mateo'])
    await hall.play(room, 'supply')
    const back = (to: number): Promise<string | null> => hall.act(room, 0, { kind: 'take-back', to })
    for (let times = 0; times < QUOTA_LIMITS.takeBacks; times++) {
      await hall.play(room, 'take wood')
      expect(await back(1)).toBe(null)
    }
    await hall.play(room, 'take wood')
    expect(await back(1)).toBe('too-many-take-backs')
    const again = await hall.reread(room)
    expect(await hall.act(again, 0, { kind: 'take-back', to: 1 })).toBe('too-many-take-backs')
    await hall.play(room, 'end')
    await hall.play(room, 'supply', 'take clay')
    expect(await hall.act(room, 1, { kind: 'take-back', to: 4 })).toBe(null)
  })
})
