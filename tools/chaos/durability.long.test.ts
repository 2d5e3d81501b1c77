import { DATABASES } from '@quayside/server/testing'
import { describe, expect, it } from 'vitest'
import { killServers } from './durability.ts'

describe.each(DATABASES)('a server on %s that is killed repeatedly', (_name, start) => {
  it('has stored every acknowledged command', async () => {
    const database = await start()
    try {
      const report = await killServers({
        store: database.address,
        together: 4,
        games: 4,
        kills: 3,
        seed: 'kill -9',
      })
      expect(report).toMatchObject({ kills: 3, violations: [] })
      expect(report.games).toBeGreaterThanOrEqual(4)
      expect(report.commands).toBeGreaterThan(200)
    } finally {
      await database.stop()
    }
  }, 180_000)
})
