import { describe, expect, it } from 'vitest'
import { watchSecrets } from './secrecy.ts'

describe.each([
  ['le-havre', { players: 3, version: 'short' }],
  ['packet-row', { players: 3 }],
])('what %s tells a seat', (game, options) => {
  it('does not depend on what the seat may not know', async () => {
    const report = await watchSecrets({ game, options, games: 60, seed: 'secret' })
    expect(report.leaks).toEqual([])
    expect(report.messages).toBeGreaterThan(300)
    expect(report.steps).toBeGreaterThan(100)
  }, 60_000)
})
