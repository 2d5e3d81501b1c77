import { DATABASES } from '@quayside/server/testing'
import { expect, it } from 'vitest'
import { runChaos } from './run-chaos.ts'

it('a server on SQLite keeps all invariants when killed, disconnected and given a skewed clock', async () => {
  const database = await DATABASES[0]?.[1]()
  try {
    const report = await runChaos({
      database: { address: database?.address ?? '', process: null },
      nodes: 1,
      together: 1,
      ms: 0,
      gapMs: 200,
      seed: 'smoke',
      only: ['skew a clock', 'drop connections', 'kill a server', 'reset a clock'],
    })
    expect(report.violations).toEqual([])
    expect(report.commands).toBeGreaterThan(0)
    expect(report.timeoutActions).toBeGreaterThan(0)
    expect(report.notifications).toBeGreaterThan(0)
    expect(Object.keys(report.events)).toEqual(
      expect.arrayContaining(['skew a clock', 'drop connections', 'kill a server', 'reset a clock']),
    )
  } finally {
    await database?.stop()
  }
}, 300_000)
