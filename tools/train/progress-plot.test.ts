import { describe, expect, it } from 'vitest'
import { plot, ticks } from './progress-plot.ts'

const log = [
  { seconds: 60, games: 100, wealth: -50, error: 5 },
  { seconds: 120, games: 200, wealth: 100, error: 4 },
]

describe('the plot of a training', () => {
  it('has round numbers on its axes', () => {
    expect(ticks(0, 7)).toEqual([0, 2, 4, 6, 8])
    expect(ticks(-54, 242)).toEqual([-100, -50, 0, 50, 100, 150, 200, 250])
    expect(ticks(0, 0.2)).toEqual([0, 1])
  })

  it('climbs from left to right as the wealth grows', () => {
    const [, points = ''] = /points="([^"]*)"/.exec(plot('full-2', log, 'francs')) ?? []
    const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = points
      .split(' ')
      .map((point) => point.split(',').map(Number))
    expect(x2).toBeGreaterThan(x1)
    expect(y2).toBeLessThan(y1)
  })

  it('stays within its picture', () => {
    const places = [...plot('full-2', log, 'francs').matchAll(/\b[xy]="([\d.-]+)"/g)].map(([, place]) =>
      Number(place),
    )
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...places)).toBeLessThanOrEqual(640)
  })

  it('can be drawn without data', () => {
    expect(plot('nothing', [], 'francs')).not.toContain('NaN')
  })
})
