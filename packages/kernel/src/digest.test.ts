import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digest } from './digest.ts'

describe('a digest', () => {
  it.each([
    ['', '811c9dc5'],
    ['a', 'e40c292c'],
    ['foobar', 'bf9cf968'],
  ])('of %j is the published one', (text, expected) => {
    expect(digest(text)).toBe(expected)
  })

  it('is always eight hexadecimal digits', () => {
    fc.assert(fc.property(fc.string(), (text) => /^[0-9a-f]{8}$/.test(digest(text))))
  })

  it('notices two neighbours that changed places', () => {
    expect(digest('[1,2]')).not.toBe(digest('[2,1]'))
  })
})
