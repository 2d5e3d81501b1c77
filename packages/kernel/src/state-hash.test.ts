import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stateHash } from './state-hash.ts'

describe('a digest', () => {
  it.each([
    ['', '811c9dc5'],
    ['a', 'e40c292c'],
    ['foobar', 'bf9cf968'],
  ])('of %j is the published one', (text, expected) => {
    expect(stateHash(text)).toBe(expected)
  })

  it('is always eight hexadecimal digits', () => {
    fc.assert(fc.property(fc.string(), (text) => /^[0-9a-f]{8}$/.test(stateHash(text))))
  })

  it('notices two neighbours that changed places', () => {
    expect(stateHash('[1,2]')).not.toBe(stateHash('[2,1]'))
  })
})
