import { expect, it } from 'vitest'
import { Troubles } from './rate-limiter.ts'

const LIMITS = { atMost: 10, forgotten: 2, addresses: 3 }

const made = () => {
  const clock = { now: 0 }
  return { clock, troubles: new Troubles(LIMITS, () => clock.now) }
}

it('lets an address in until it has made more trouble than is allowed', () => {
  const { troubles } = made()
  expect(troubles.note('a', 10)).toBe(false)
  expect(troubles.isUnwelcome('a')).toBe(false)
  expect(troubles.note('a', 1)).toBe(true)
  expect(troubles.isUnwelcome('a')).toBe(true)
  expect(troubles.isUnwelcome('b')).toBe(false)
})

it('forgets with time what is made now and then', () => {
  const { clock, troubles } = made()
  for (let time = 0; time < 100; time++) {
    clock.now += 500
    expect(troubles.note('a', 1)).toBe(false)
  }
})

it('has an address wait until half of what is allowed is forgotten', () => {
  const { clock, troubles } = made()
  troubles.note('a', 11)
  clock.now += 2900
  expect(troubles.isUnwelcome('a')).toBe(true)
  clock.now += 200
  expect(troubles.isUnwelcome('a')).toBe(false)
})

it('lets nobody wait for ever, whatever they did', () => {
  const { clock, troubles } = made()
  troubles.note('a', 1_000_000)
  clock.now += 7600
  expect(troubles.isUnwelcome('a')).toBe(false)
})

it('remembers no more addresses than it is told to, and none that has been quiet for long', () => {
  const { clock, troubles } = made()
  for (const address of ['a', 'b', 'a', 'c', 'd']) troubles.note(address, 11)
  expect(troubles.size).toBe(3)
  expect(troubles.isUnwelcome('b')).toBe(false)
  expect(troubles.isUnwelcome('a')).toBe(true)
  clock.now += 60_000
  for (const address of ['a', 'c', 'd']) troubles.isUnwelcome(address)
  expect(troubles.size).toBe(0)
})
