import { setImmediate as nextLook } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Turnstile } from './turnstile.ts'

/** A clock that only work moves. */
const timed = () => {
  const clock = { now: 0 }
  return { clock, turnstile: new Turnstile(() => clock.now) }
}

it('lets everybody through who takes no time at once', async () => {
  const { turnstile } = timed()
  const through: string[] = []
  for (const address of ['a', 'b', 'c']) void turnstile.turn(address).then(() => through.push(address))
  await nextLook()
  await nextLook()
  expect(through).toEqual(['a', 'b', 'c'])
})

it('serves one address after the other, however many each sends', async () => {
  const { turnstile } = timed()
  const through: string[] = []
  const turns = ['a', 'a', 'a', 'b', 'c'].map(async (address) => {
    await turnstile.turn(address)
    through.push(address)
  })
  await Promise.all(turns)
  expect(through).toEqual(['a', 'b', 'c', 'a', 'a'])
})

it('looks at the sockets again after work that took its time, what followed from it included', async () => {
  const { clock, turnstile } = timed()
  let looks = 0
  const seen: number[] = []
  const turns = Array.from({ length: 3 }, async () => {
    await turnstile.turn('a')
    // The work itself goes on after something that was there already.
    await Promise.resolve()
    clock.now += 5
    seen.push(looks)
  })
  const looking = (async () => {
    while (seen.length < 3) {
      await nextLook()
      looks++
    }
  })()
  await Promise.all([...turns, looking])
  expect(new Set(seen).size).toBe(3)
})

it('is empty when everybody is through, and can be used again', async () => {
  const { turnstile } = timed()
  await turnstile.turn('a')
  expect(turnstile.size).toBe(0)
  await turnstile.turn('a')
  expect(turnstile.size).toBe(0)
})
