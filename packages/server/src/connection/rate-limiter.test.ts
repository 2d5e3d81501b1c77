import { describe, expect, it } from 'vitest'
import { AbuseTracker, rateLimitKey, TokenBucket } from './rate-limiter.ts'

const made = () => {
  const clock = { now: 0 }
  return { clock, bucket: new TokenBucket({ perSecond: 10, burst: 3 }, () => clock.now) }
}

it('allows a burst, and then a rate per second', () => {
  const { clock, bucket } = made()
  for (let time = 0; time < 3; time++) {
    expect(bucket.hasTokens).toBe(true)
    bucket.spend(1)
  }
  expect(bucket.hasTokens).toBe(false)
  clock.now += 99
  expect(bucket.hasTokens).toBe(false)
  clock.now += 2
  expect(bucket.hasTokens).toBe(true)
})

it('saves up no more than the burst', () => {
  const { clock, bucket } = made()
  clock.now += 1_000_000
  expect(bucket.hasTokens).toBe(true)
  bucket.spend(3)
  expect(bucket.hasTokens).toBe(false)
})

it('goes into debt for a cost above the remaining tokens', () => {
  const { clock, bucket } = made()
  bucket.spend(10)
  clock.now += 700
  expect(bucket.hasTokens).toBe(false)
  clock.now += 101
  expect(bucket.hasTokens).toBe(true)
})

describe('the rate-limit key', () => {
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

const LIMITS = { maxScore: 10, decayPerSecond: 2, addresses: 3 }

const tracked = () => {
  const clock = { now: 0 }
  return { clock, abuse: new AbuseTracker(LIMITS, { now: () => clock.now }) }
}

it('blocks an address when its abuse score exceeds the limit', () => {
  const { abuse } = tracked()
  expect(abuse.add('a', 10)).toBe(false)
  expect(abuse.isBlocked('a')).toBe(false)
  expect(abuse.add('a', 1)).toBe(true)
  expect(abuse.isBlocked('a')).toBe(true)
  expect(abuse.isBlocked('b')).toBe(false)
})

it('forgives occasional offences over time', () => {
  const { clock, abuse } = tracked()
  for (let time = 0; time < 100; time++) {
    clock.now += 500
    expect(abuse.add('a', 1)).toBe(false)
  }
})

it('blocks an address until its score has halved', () => {
  const { clock, abuse } = tracked()
  abuse.add('a', 11)
  clock.now += 2900
  expect(abuse.isBlocked('a')).toBe(true)
  clock.now += 200
  expect(abuse.isBlocked('a')).toBe(false)
})

it('ends every block, whatever the offences', () => {
  const { clock, abuse } = tracked()
  abuse.add('a', 1_000_000)
  clock.now += 7600
  expect(abuse.isBlocked('a')).toBe(false)
})

it('tracks a bounded number of addresses, and drops those without recent offences', () => {
  const { clock, abuse } = tracked()
  for (const address of ['a', 'b', 'a', 'c', 'd']) abuse.add(address, 11)
  expect(abuse.size).toBe(3)
  expect(abuse.isBlocked('b')).toBe(false)
  expect(abuse.isBlocked('a')).toBe(true)
  clock.now += 60_000
  for (const address of ['a', 'c', 'd']) abuse.isBlocked(address)
  expect(abuse.size).toBe(0)
})
