import { DATABASES } from '@quayside/server/testing'
import { expect, it } from 'vitest'
import { killServers } from './durability.ts'

it('a server on SQLite that is killed has stored every acknowledged command', async () => {
  const database = await DATABASES[0]?.[1]()
  try {
    const store = database?.address ?? ''
    const report = await killServers({ store, together: 1, games: 1, kills: 1, seed: 'smoke' })
    expect(report).toMatchObject({ kills: 1, violations: [] })
    expect(report.commands).toBeGreaterThan(0)
  } finally {
    await database?.stop()
  }
}, 180_000)
