import { DATABASES } from '@quayside/server/testing'
import { expect, it } from 'vitest'
import { beHostile } from './run-hostile.ts'

it('a server under attack stays up, and nothing changes but what honest people do beside it', async () => {
  const database = await DATABASES[0]?.[1]()
  try {
    const report = await beHostile({
      store: database?.address ?? '',
      messages: 300,
      together: 1,
      aloneMs: 100,
      seed: 'smoke',
      serverCpus: null,
      driverCpus: null,
      givesWay: false,
    })
    expect(report).toMatchObject({ isUp: true, changes: [] })
    expect(report.attacked.commands.count).toBeGreaterThan(0)
  } finally {
    await database?.stop()
  }
}, 240_000)
