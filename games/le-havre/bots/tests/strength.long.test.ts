import { levelAgent, matchOf } from '@quayside/bots/testing'
import { expect, it } from 'vitest'
import { game } from './sample-states.ts'

it('the captain beats the mate', { timeout: 180_000 }, async () => {
  // One deal decides little: two deals, each played from both seats.
  let lead = 0
  for (const deal of ['quay', 'pier'])
    for (const seat of [0, 1]) {
      const players = ['mate', 'mate'].with(seat, 'captain').map((level) => levelAgent(game, level))
      const { scores } = await matchOf(game, { players: 2, version: 'short' }, players, deal)
      lead += (scores[seat] ?? 0) - (scores[1 - seat] ?? 0)
    }
  expect(lead).toBeGreaterThan(0)
})
