import { describe, expect, it } from 'vitest'
import { turningPoints } from './turning-points.ts'

const SCALE = { lead: 18, noise: 4 }

describe('a turning point', () => {
  it('is a change of the leader by more than the evaluator’s error', () => {
    const curve = [
      [100, 95],
      [100, 99],
      [100, 102],
      [100, 105],
      [100, 101],
    ]
    const found = turningPoints(curve, [0, 1, 0, 1], SCALE)
    expect(found).toMatchObject([{ at: 2, kind: 'lead', seat: 1 }])
    expect(found[0]?.points).toBeCloseTo(5)
  })

  it('is not the first lead of a game', () => {
    const curve = [
      [100, 100],
      [106, 100],
    ]
    expect(turningPoints(curve, [0], SCALE)).toEqual([])
  })

  it('is a turn that improves or worsens a seat’s lead, counted by whole turns', () => {
    const curve = [
      [100, 50],
      [97, 50],
      [94, 50],
      [90, 50],
      [90, 62],
    ]
    const found = turningPoints(curve, [0, 0, 0, 1], SCALE)
    expect(found).toMatchObject([
      { at: 2, kind: 'loss', seat: 0 },
      { at: 3, kind: 'gain', seat: 1 },
    ])
    expect(found[0]?.points).toBeCloseTo(10)
    expect(found[1]?.points).toBeCloseTo(12)
  })

  it('is one of the five largest swings, in the order of the game', () => {
    const points = [0, 9, 20, 32, 45, 59, 74, 90]
    const found = turningPoints(
      points.map((own) => [own]),
      [0, 1, 2, 3, 4, 5, 6].map(() => 0),
      SCALE,
    )
    expect(found).toHaveLength(1)
    const apart = turningPoints(
      points.map((own, place) => [own, -place]),
      [0, 1, 0, 1, 0, 1, 0],
      SCALE,
    )
    expect(apart).toHaveLength(5)
    expect(apart.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual(apart.map(({ at }) => at))
  })
})
