import { expect, it } from 'vitest'
import { Allowance } from './rate-limiter.ts'

const made = () => {
  const clock = { now: 0 }
  return { clock, allowance: new Allowance({ aSecond: 10, burst: 3 }, () => clock.now) }
}

it('allows so much at once, and so much a second after that', () => {
  const { clock, allowance } = made()
  for (let time = 0; time < 3; time++) {
    expect(allowance.isLeft).toBe(true)
    allowance.spend(1)
  }
  expect(allowance.isLeft).toBe(false)
  clock.now += 99
  expect(allowance.isLeft).toBe(false)
  clock.now += 2
  expect(allowance.isLeft).toBe(true)
})

it('saves up no more than is allowed at once', () => {
  const { clock, allowance } = made()
  clock.now += 1_000_000
  expect(allowance.isLeft).toBe(true)
  allowance.spend(3)
  expect(allowance.isLeft).toBe(false)
})

it('has what cost more than was left paid for later', () => {
  const { clock, allowance } = made()
  allowance.spend(10)
  clock.now += 700
  expect(allowance.isLeft).toBe(false)
  clock.now += 101
  expect(allowance.isLeft).toBe(true)
})
