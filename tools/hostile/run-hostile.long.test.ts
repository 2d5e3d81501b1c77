import { DATABASES } from '@quayside/server/testing'
import { describe, expect, it } from 'vitest'
import { HTTP_ATTACKS } from './http-attacks.ts'
import { runHostile } from './run-hostile.ts'
import { SOCKET_ATTACKS } from './socket-attacks.ts'

describe.each(DATABASES)('a server on %s under attack', (_name, start) => {
  it('stays up, and only the moves of regular clients change the store', async () => {
    const database = await start()
    try {
      const report = await runHostile({
        store: database.address,
        messages: 3000,
        together: 2,
        aloneMs: 500,
        seed: 'short',
        serverCpus: null,
        driverCpus: null,
        lowPriority: false,
      })
      expect(report).toMatchObject({ isUp: true, changes: [] })
      expect(Object.keys(report.sent)).toEqual(
        expect.arrayContaining([...Object.keys(SOCKET_ATTACKS), ...Object.keys(HTTP_ATTACKS), 'out of turn']),
      )
      expect(Math.min(...Object.values(report.sent))).toBeGreaterThan(0)
      expect(report.attacked.commands.count).toBeGreaterThan(0)
      expect(report.attacked.joins.count).toBeGreaterThan(0)
      expect(report.attacked.server.cpuSeconds).toBeGreaterThan(0)
      expect(report.rss).toHaveLength(10)
    } finally {
      await database.stop()
    }
  }, 240_000)
})
