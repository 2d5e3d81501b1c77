import { describe, expect, it } from 'vitest'
import { roomSetups } from '../room-setups.ts'
import { watchSecrets } from './secrecy.ts'

describe.each(roomSetups('three'))('what $game tells a seat', ({ game, options }) => {
  it('does not depend on hidden information', async () => {
    const report = await watchSecrets({ game, options, games: 60, seed: 'secret' })
    expect(report.leaks).toEqual([])
    expect(report.messages).toBeGreaterThan(300)
    expect(report.steps).toBeGreaterThan(100)
  }, 60_000)
})
