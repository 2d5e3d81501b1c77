import { describe, expect, it } from 'vitest'
import { range, withListKeys } from './list-keys.ts'

describe('keys for items without ids', () => {
  it('are the text plus the number of earlier duplicates', () => {
    expect(withListKeys(['fish', 'wood', 'fish'], (good) => good).map(({ key }) => key)).toEqual([
      'fish 0',
      'wood 0',
      'fish 1',
    ])
    expect(range(3)).toEqual([0, 1, 2])
  })
})
