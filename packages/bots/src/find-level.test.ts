import { describe, expect, it } from 'vitest'
import type { Level } from './bot.ts'
import { findLevel, levelNames } from './find-level.ts'

const level = (nodes: number): Level<string, string> => ({ bot: { decide: () => 'pass' }, budget: { nodes } })

const LEVELS = { mate: level(1), commodore: { ...level(50), longer: level(200) } }

const nodesOf = (name: string): number | null => findLevel(LEVELS, name)?.budget.nodes ?? null

describe('a level', () => {
  it('is found by its name and by its former name', () => {
    expect(['mate', 'commodore', 'harbourmaster'].map(nodesOf)).toEqual([1, 50, 50])
  })

  it('has a variant with more search, named with a plus', () => {
    expect(['commodore+', 'harbourmaster+', 'mate+'].map(nodesOf)).toEqual([200, 200, null])
  })

  it.each(['nobody', '', '+', 'toString', 'commodore++'])('is not called %j', (name) => {
    expect(nodesOf(name)).toBe(null)
  })

  it('is listed with all accepted names', () => {
    expect(levelNames(LEVELS)).toEqual(['mate', 'commodore', 'commodore+'])
  })
})
