import { games } from '@quayside/games'
import { describe, expect, it } from 'vitest'
import { missingPython, playRandomGames, python } from './python-client.ts'

const missing = missingPython()

describe('the Python client', { timeout: 600_000 }, () => {
  it('plays a hundred games of each kind', ({ skip }) => {
    if (missing !== null) return skip(missing)
    expect(playRandomGames(games.ids, 100)).toBe(games.ids.map((id) => `${id} 100\n`).join(''))
  })

  // The example exits with status 1 if it does not beat random play.
  it.for(games.ids)('trains a tiny policy for %s that beats random play', (game, { skip }) => {
    if (missing !== null) return skip(missing)
    expect(python('examples/train_tiny_policy.py', '--game', game, '--seconds', '60')).toContain(
      'games trained',
    )
  })
})
