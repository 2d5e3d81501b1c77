import { expect, it } from 'vitest'
import { AbuseTracker } from './rate-limiter.ts'

const LIMITS = { atMost: 10, forgotten: 2, addresses: 3 }

const made = () => {
  const clock = { now: 0 }
  return { clock, abuse: new AbuseTracker(LIMITS, () => clock.now) }
}

it('lets an address in until it has made more trouble than is allowed', () => {
  const { abuse } = made()
  expect(abuse.note('a', 10)).toBe(false)
  expect(abuse.isBlocked('a')).toBe(false)
  expect(abuse.note('a', 1)).toBe(true)
  expect(abuse.isBlocked('a')).toBe(true)
  expect(abuse.isBlocked('b')).toBe(false)
})

it('forgets with time what is made now and then', () => {
  const { clock, abuse } = made()
  for (let time = 0; time < 100; time++) {
    clock.now += 500
    expect(abuse.note('a', 1)).toBe(false)
  }
})

it('has an address wait until half of what is allowed is forgotten', () => {
  const { clock, abuse } = made()
  abuse.note('a', 11)
  clock.now += 2900
  expect(abuse.isBlocked('a')).toBe(true)
  clock.now += 200
  expect(abuse.isBlocked('a')).toBe(false)
})

it('lets nobody wait for ever, whatever they did', () => {
  const { clock, abuse } = made()
  abuse.note('a', 1_000_000)
  clock.now += 7600
  expect(abuse.isBlocked('a')).toBe(false)
})

it('remembers no more addresses than it is told to, and none that has been quiet for long', () => {
  const { clock, abuse } = made()
  for (const address of ['a', 'b', 'a', 'c', 'd']) abuse.note(address, 11)
  expect(abuse.size).toBe(3)
  expect(abuse.isBlocked('b')).toBe(false)
  expect(abuse.isBlocked('a')).toBe(true)
  clock.now += 60_000
  for (const address of ['a', 'c', 'd']) abuse.isBlocked(address)
  expect(abuse.size).toBe(0)
})
