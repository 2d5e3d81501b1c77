import { DATABASES } from '@quayside/server/testing'
import { expect, it } from 'vitest'
import { runHostile } from './run-hostile.ts'

it('a server under attack stays up, and only the moves of regular clients change the store', async () => {
  const database = await DATABASES[0]?.[1]()
  try {
    const report = await runHostile({
      store: database?.address ?? '',
      messages: 300,
      together: 1,
      aloneMs: 100,
      seed: 'smoke',
      serverCpus: null,
      driverCpus: null,
      lowPriority: false,
    })
    expect(report).toMatchObject({ isUp: true, changes: [] })
    expect(report.attacked.commands.count).toBeGreaterThan(0)
  } finally {
    await database?.stop()
  }
}, 240_000)
