import { DATABASES } from '@quayside/server/testing'
import { expect, it } from 'vitest'
import { letChaosReign } from './run-chaos.ts'

it('a server on SQLite keeps every promise while it is killed, cut off and shown wrong times', async () => {
  const database = await DATABASES[0]?.[1]()
  try {
    const report = await letChaosReign({
      database: { address: database?.address ?? '', process: null },
      nodes: 1,
      together: 1,
      ms: 0,
      gapMs: 200,
      seed: 'smoke',
      only: ['move a clock', 'cut the lines', 'kill a server', 'put a clock right'],
    })
    expect(report.broken).toEqual([])
    expect(report.commands).toBeGreaterThan(0)
    expect(report.deadlines).toBeGreaterThan(0)
    expect(report.notices).toBeGreaterThan(0)
    expect(Object.keys(report.events)).toEqual(
      expect.arrayContaining(['move a clock', 'cut the lines', 'kill a server', 'put a clock right']),
    )
  } finally {
    await database?.stop()
  }
}, 300_000)
