import { DATABASES } from '@quayside/server/testing'
import { expect, it } from 'vitest'
import { loadFigures } from './load-report.ts'
import { type LoadPlan, runLoad } from './run-load.ts'

it('rooms under load lose no move and send every client the right views', async () => {
  const database = await DATABASES[0]?.[1]()
  try {
    const plan: LoadPlan = {
      store: database?.address ?? '',
      nodes: 1,
      rooms: 2,
      rate: 20,
      seconds: 1,
      generators: 1,
      spread: 'rooms',
      check: true,
      killNode: false,
      share: null,
    }
    const figures = loadFigures(plan, await runLoad(plan))
    expect(figures).toMatchObject({ lost: 0, server: { unanswered: 0, faults: [], disconnects: 0 } })
    expect(figures.server.moves).toBeGreaterThan(0)
    expect(figures.server.viewsChecked).toBeGreaterThan(figures.server.moves)
  } finally {
    await database?.stop()
  }
}, 300_000)
