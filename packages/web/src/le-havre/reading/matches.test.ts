import { describe, expect, it } from 'vitest'
import { matches } from './matches.ts'

describe('finding a card by name', () => {
  it('minds neither accents nor capitals nor the order of words', () => {
    expect(matches('Pâtisserie', 'patis')).toBe(true)
    expect(matches('Hôtel de ville', 'VILLE hot')).toBe(true)
    expect(matches('造船廠（一）', '船廠')).toBe(true)
    expect(matches('Wharf 1', '')).toBe(true)
    expect(matches('Wharf 1', 'dock')).toBe(false)
  })
})
