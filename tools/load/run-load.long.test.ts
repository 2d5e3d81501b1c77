import { DATABASES, postgres } from '@quayside/server/testing'
import { describe, expect, it } from 'vitest'
import { plot } from './latency-plot.ts'
import { figureLines, figuresOf } from './load-report.ts'
import { type LoadPlan, load } from './run-load.ts'

const PLAN: Omit<LoadPlan, 'store'> = {
  nodes: 1,
  rooms: 8,
  rate: 60,
  seconds: 1,
  crowds: 1,
  spread: 'tables',
  check: true,
  killNode: false,
  share: null,
}

describe.each(DATABASES)('many tables at a server on %s', (_name, start) => {
  it('play legal games of both kinds, every move is kept, and everybody sees what they should', async () => {
    const database = await start()
    try {
      const plan = { ...PLAN, store: database.address }
      const report = await load(plan)
      const figures = figuresOf(plan, report)
      expect(figures).toMatchObject({ lost: 0, server: { unanswered: 0, faults: [], breaks: 0 } })
      expect(figures.server.moves).toBeGreaterThan(20)
      expect(figures.echo.moves).toBe(figures.server.moves)
      // Everybody was shown the table once, and then every move.
      expect(figures.server.viewsChecked).toBeGreaterThanOrEqual((figures.server.moves + PLAN.rooms) * 5)
      const text = figureLines(figures).join('\n')
      expect(text).toMatch(/p99\.9 [\d.]+/)
      expect(text).not.toContain(database.address)
      expect(plot('tables', [['Quayside', report.server.heard, '#147']])).toMatch(/^<svg .*<\/svg>\n$/s)
      console.log(text)
    } finally {
      await database.stop()
    }
  }, 300_000)
})

describe('three nodes, one of which is killed', () => {
  it('lose nothing that was acknowledged, and everybody goes on through another one', async () => {
    const database = await postgres()
    try {
      const plan: LoadPlan = {
        ...PLAN,
        store: database.address,
        nodes: 3,
        spread: 'sockets',
        seconds: 2,
        rate: 40,
        killNode: true,
      }
      const { server, lost } = await load(plan)
      expect(lost).toEqual([])
      expect(server).toMatchObject({ unanswered: 0, faults: [] })
      expect(server.moves).toBeGreaterThan(20)
      expect(server.breaks).toBeGreaterThanOrEqual(10)
    } finally {
      await database.stop()
    }
  }, 300_000)
})
