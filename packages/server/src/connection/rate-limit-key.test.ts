import { describe, expect, it } from 'vitest'
import { rateLimitKey } from './rate-limiter.ts'

describe('where somebody comes from', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
    ['a pipe', 'a pipe'],
  ])('of %j is %j', (ip, place) => {
    expect(rateLimitKey(ip)).toBe(place)
  })
})
