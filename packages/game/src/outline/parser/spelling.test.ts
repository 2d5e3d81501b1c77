import { describe, expect, it } from 'vitest'
import { correctSpelling, faultsBetween } from './spelling.ts'

const KNOWN = new Set(['take', 'fish', 'bakehouse', 'bakery', 'grain', 'hide', 'hides', 'why', 'not', '木'])

describe('an unknown word is corrected to the only similar word', () => {
  it.each([
    ['tkae fish', 'take fish'],
    ['take fsh', 'take fish'],
    ['why not bakehuose', 'why not bakehouse'],
    ['bakehoose', 'bakehouse'],
    ['take gran', 'take grain'],
  ])('%j is %j', (typed, meant) => {
    expect(correctSpelling(typed.split(' '), KNOWN)).toEqual(meant.split(' '))
  })
})

it.each([['take fish'], ['bak'], ['xyzzy'], ['12 fish'], ['水'], ['wsh'], ['hids']])(
  '%j stays as it is',
  (typed) => {
    expect(correctSpelling(typed.split(' '), KNOWN)).toBeNull()
  },
)

it.each([
  ['fish', 'fish', 0],
  ['fsih', 'fish', 1],
  ['fis', 'fish', 1],
  ['fiish', 'fish', 1],
  ['dish', 'fish', 1],
  ['dush', 'fish', 2],
  ['fish', 'shipping', 3],
])('between %j and %j there are %i faults', (one, other, faults) => {
  expect(faultsBetween(one, other, 2)).toBe(faults)
})
