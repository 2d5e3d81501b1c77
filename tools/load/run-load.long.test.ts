import { DATABASES, postgres } from '@quayside/server/testing'
import { describe, expect, it } from 'vitest'
import { plotLatencies } from './latency-plot.ts'
import { formatFigures, loadFigures } from './load-report.ts'
import { type LoadPlan, runLoad } from './run-load.ts'

const PLAN: Omit<LoadPlan, 'store'> = {
  nodes: 1,
  rooms: 8,
  rate: 60,
  seconds: 1,
  generators: 1,
  spread: 'rooms',
  check: true,
  killNode: false,
  share: null,
}

describe.each(DATABASES)('many rooms at a server on %s', (_name, start) => {
  it('play legal games of both kinds, store every move, and send every client the right views', async () => {
    const database = await start()
    try {
      const plan = { ...PLAN, store: database.address }
      const report = await runLoad(plan)
      const figures = loadFigures(plan, report)
      expect(figures).toMatchObject({ lost: 0, server: { unanswered: 0, faults: [], disconnects: 0 } })
      expect(figures.server.moves).toBeGreaterThan(20)
      expect(figures.echo.moves).toBe(figures.server.moves)
      // Every client gets the set-up once, and then every move.
      expect(figures.server.viewsChecked).toBeGreaterThanOrEqual((figures.server.moves + PLAN.rooms) * 5)
      const text = formatFigures(figures).join('\n')
      expect(text).toMatch(/p99\.9 [\d.]+/)
      expect(text).not.toContain(database.address)
      expect(plotLatencies('rooms', [['Quayside', report.server.received, '#147']])).toMatch(
        /^<svg .*<\/svg>\n$/s,
      )
      console.log(text)
    } finally {
      await database.stop()
    }
  }, 300_000)
})

describe('three nodes, one of which is killed', () => {
  it('lose no acknowledged move, and every client reconnects to another node', async () => {
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
      const { server, lost } = await runLoad(plan)
      expect(lost).toEqual([])
      expect(server).toMatchObject({ unanswered: 0, faults: [] })
      expect(server.moves).toBeGreaterThan(20)
      expect(server.disconnects).toBeGreaterThanOrEqual(10)
    } finally {
      await database.stop()
    }
  }, 300_000)
})
