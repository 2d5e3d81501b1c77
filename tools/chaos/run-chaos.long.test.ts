import { DATABASES, postgres } from '@quayside/server/testing'
import { describe, expect, it } from 'vitest'
import { letChaosReign } from './run-chaos.ts'

const [sqlite] = DATABASES

describe('every promise is kept while everything goes wrong', () => {
  it('with one server on SQLite', async () => {
    const database = await sqlite?.[1]()
    try {
      const report = await letChaosReign({
        database: { address: database?.address ?? '', process: null },
        nodes: 1,
        together: 2,
        ms: 0,
        gapMs: 1000,
        seed: 'chaos',
      })
      expect(report.broken).toEqual([])
      expect(report.commands).toBeGreaterThan(100)
      expect(report.deadlines).toBeGreaterThan(0)
      expect(report.notices).toBeGreaterThan(0)
      expect(Object.keys(report.events)).toContain('kill a server')
    } finally {
      await database?.stop()
    }
  }, 300_000)

  it('with two servers on PostgreSQL, and the database itself', async () => {
    const database = await postgres()
    try {
      const report = await letChaosReign({
        database: { address: database.address, process: database },
        nodes: 2,
        together: 2,
        ms: 0,
        gapMs: 1000,
        seed: 'chaos',
      })
      expect(report.broken).toEqual([])
      expect(report.commands).toBeGreaterThan(100)
      expect(report.deadlines).toBeGreaterThan(0)
      expect(report.notices).toBeGreaterThan(0)
      expect(Object.keys(report.events)).toContain('kill the database')
    } finally {
      await database.stop()
    }
  }, 300_000)
})
