import { expect, it } from 'vitest'
import { TokenBucket } from './rate-limiter.ts'

const made = () => {
  const clock = { now: 0 }
  return { clock, bucket: new TokenBucket({ perSecond: 10, burst: 3 }, () => clock.now) }
}

it('allows so much at once, and so much a second after that', () => {
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

it('saves up no more than is allowed at once', () => {
  const { clock, bucket } = made()
  clock.now += 1_000_000
  expect(bucket.hasTokens).toBe(true)
  bucket.spend(3)
  expect(bucket.hasTokens).toBe(false)
})

it('has what cost more than was left paid for later', () => {
  const { clock, bucket } = made()
  bucket.spend(10)
  clock.now += 700
  expect(bucket.hasTokens).toBe(false)
  clock.now += 101
  expect(bucket.hasTokens).toBe(true)
})
