import { random } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { DeepPlayout, margin } from './deep-playout.ts'

const GAP = { gap: 6, even: 2 }

/** Solo plans with these worths; each world adds common noise, and each plan a little of its own. */
const look = (worths: readonly number[], ideas: readonly string[], noise = 4) => {
  const source = random('worlds')
  let playouts = 0
  const deep = new DeepPlayout(ideas, 0, GAP, (places) => {
    const world = source.nextInt(40)
    playouts += places.length
    return places.map((place) => [(worths[place] ?? 0) + world + source.nextInt(noise)])
  })
  return { found: deep.run(), deep, playouts: () => playouts }
}

const DIFFERENT = ['a', 'b', 'c', 'd', 'e']

describe('a deep look', () => {
  it('finds the plan that is clearly ahead, even if the first estimate ranked it third', () => {
    expect(look([100, 88, 85, 80, 70], DIFFERENT).found).toMatchObject({ best: 0, right: [0] })
    expect(look([88, 85, 100, 80, 70], DIFFERENT).found).toMatchObject({ best: 2, right: [2] })
  })

  it('finds nothing if another idea is too close, and stops early', () => {
    const near = look([100, 98, 80, 70, 60], DIFFERENT)
    expect(near.found).toBe(null)
    expect(near.playouts()).toBeLessThan(40)
    expect(look([100, 80, 70, 60, 97], DIFFERENT).found).toBe(null)
  })

  it('counts an equally good plan of the same idea as correct', () => {
    expect(look([100, 100, 85, 80, 70], ['a', 'a', 'c', 'd', 'e'], 2).found?.right).toEqual([0, 1])
    expect(look([100, 100, 85, 80, 70], DIFFERENT, 2).found).toBe(null)
  })

  it('finds nothing if a variant of the idea is between correct and wrong', () => {
    expect(look([100, 96, 85, 80, 70], ['a', 'a', 'c', 'd', 'e'], 1).found).toBe(null)
  })

  it('returns the distance and the points of every plan', () => {
    const { deep } = look([100, 88, 85, 80, 70], DIFFERENT, 1)
    expect([1, 2, 3, 4].map((place) => deep.standing(place, 0).behind)).toEqual([12, 15, 20, 30])
    expect(deep.points(0, 0) - deep.points(3, 0)).toBeCloseTo(20)
  })

  it('needs many worlds if they differ a lot', () => {
    const calm = look([100, 88, 85, 80, 70], DIFFERENT, 1).found?.worlds ?? 0
    const wild = look([100, 88, 85, 80, 70], DIFFERENT, 40).found?.worlds ?? Number.POSITIVE_INFINITY
    expect(wild).toBeGreaterThan(calm)
  })
})

it('the margin is the distance to the best rival, in a solo game the points', () => {
  expect(margin([50, 70, 66], 2)).toBe(-4)
  expect(margin([50, 70, 66], 1)).toBe(4)
  expect(margin([50], 0)).toBe(50)
})
