import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stateHash } from './state-hash.ts'

describe('a state hash', () => {
  it.each([
    ['', '811c9dc5'],
    ['a', 'e40c292c'],
    ['foobar', 'bf9cf968'],
  ])('of %j is the published one', (text, expected) => {
    expect(stateHash(text)).toBe(expected)
  })

  it('always has eight hexadecimal digits', () => {
    fc.assert(fc.property(fc.string(), (text) => /^[0-9a-f]{8}$/.test(stateHash(text))))
  })

  it('changes when two neighbouring characters are swapped', () => {
    expect(stateHash('[1,2]')).not.toBe(stateHash('[2,1]'))
  })
})
