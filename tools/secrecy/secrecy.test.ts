import { expect, it } from 'vitest'
import { roomSetups } from '../room-setups.ts'
import { watchSecrets } from './secrecy.ts'

it.each(roomSetups('three'))(
  'what $game tells a seat does not depend on what the seat may not know',
  async ({ game, options }) => {
    const report = await watchSecrets({ game, options, games: 6, seed: 'smoke' })
    expect(report.leaks).toEqual([])
    expect(report.messages).toBeGreaterThan(30)
    expect(report.steps).toBeGreaterThan(10)
  },
  60_000,
)
