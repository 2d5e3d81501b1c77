import { DATABASES, postgres } from '@quayside/server/testing'
import { describe, expect, it } from 'vitest'
import { runChaos } from './run-chaos.ts'

const [sqlite] = DATABASES

describe('all invariants hold under fault injection', () => {
  it('with one server on SQLite', async () => {
    const database = await sqlite?.[1]()
    try {
      const report = await runChaos({
        database: { address: database?.address ?? '', process: null },
        nodes: 1,
        together: 2,
        ms: 0,
        gapMs: 1000,
        seed: 'chaos',
      })
      expect(report.violations).toEqual([])
      expect(report.commands).toBeGreaterThan(100)
      expect(report.timeoutActions).toBeGreaterThan(0)
      expect(report.notifications).toBeGreaterThan(0)
      expect(Object.keys(report.events)).toContain('kill a server')
    } finally {
      await database?.stop()
    }
  }, 300_000)

  it('with two servers on PostgreSQL and a faulty database', async () => {
    const database = await postgres()
    try {
      const report = await runChaos({
        database: { address: database.address, process: database },
        nodes: 2,
        together: 2,
        ms: 0,
        gapMs: 1000,
        seed: 'chaos',
      })
      expect(report.violations).toEqual([])
      expect(report.commands).toBeGreaterThan(100)
      expect(report.timeoutActions).toBeGreaterThan(0)
      expect(report.notifications).toBeGreaterThan(0)
      expect(Object.keys(report.events)).toContain('kill the database')
    } finally {
      await database.stop()
    }
  }, 300_000)
})
