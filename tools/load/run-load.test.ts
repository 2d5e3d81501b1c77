import { DATABASES } from '@quayside/server/testing'
import { expect, it } from 'vitest'
import { figuresOf } from './load-report.ts'
import { type LoadPlan, load } from './run-load.ts'

it('tables under load lose no move, and everybody sees what they should', async () => {
  const database = await DATABASES[0]?.[1]()
  try {
    const plan: LoadPlan = {
      store: database?.address ?? '',
      nodes: 1,
      rooms: 2,
      rate: 20,
      seconds: 1,
      crowds: 1,
      spread: 'tables',
      check: true,
      killNode: false,
      share: null,
    }
    const figures = figuresOf(plan, await load(plan))
    expect(figures).toMatchObject({ lost: 0, server: { unanswered: 0, faults: [], breaks: 0 } })
    expect(figures.server.moves).toBeGreaterThan(0)
    expect(figures.server.viewsChecked).toBeGreaterThan(figures.server.moves)
  } finally {
    await database?.stop()
  }
}, 300_000)
