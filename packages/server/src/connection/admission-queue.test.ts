import { setImmediate as nextLook } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { AdmissionQueue } from './admission-queue.ts'

/** A clock that only advances with work. */
const timed = () => {
  const clock = { now: 0 }
  return { clock, admissionQueue: new AdmissionQueue(() => clock.now) }
}

it('admits all waiting requests in one turn when they take no time', async () => {
  const { admissionQueue } = timed()
  const through: string[] = []
  for (const address of ['a', 'b', 'c'])
    void admissionQueue.waitForTurn(address).then(() => through.push(address))
  await nextLook()
  await nextLook()
  expect(through).toEqual(['a', 'b', 'c'])
})

it('serves addresses in turn, however many requests each sends', async () => {
  const { admissionQueue } = timed()
  const through: string[] = []
  const turns = ['a', 'a', 'a', 'b', 'c'].map(async (address) => {
    await admissionQueue.waitForTurn(address)
    through.push(address)
  })
  await Promise.all(turns)
  expect(through).toEqual(['a', 'b', 'c', 'a', 'a'])
})

it('yields to the event loop after work that took long, including its follow-up work', async () => {
  const { clock, admissionQueue } = timed()
  let looks = 0
  const seen: number[] = []
  const turns = Array.from({ length: 3 }, async () => {
    await admissionQueue.waitForTurn('a')
    // The work continues after a microtask that was already queued.
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

it('is empty when all are admitted, and can be used again', async () => {
  const { admissionQueue } = timed()
  await admissionQueue.waitForTurn('a')
  expect(admissionQueue.size).toBe(0)
  await admissionQueue.waitForTurn('a')
  expect(admissionQueue.size).toBe(0)
})

describe('a new client among many hostile ones', () => {
  const CROWD = 200
  const TIMES = 30

  /** Many addresses that queue again as soon as they are admitted, each with several requests at once. */
  const besieged = () => {
    const { admissionQueue } = timed()
    let turns = 0
    let isOver = false
    const press = async (address: string): Promise<void> => {
      for (let times = 0; times < TIMES && !isOver; times++) {
        await admissionQueue.waitForTurn(address)
        turns++
      }
    }
    const crowd = Array.from({ length: CROWD * 5 }, (_, no) => press(`hostile ${no % CROWD}`))
    /** How many hostile requests were admitted before this address. */
    const waited = async (address: string): Promise<number> => {
      const before = turns
      await admissionQueue.waitForTurn(address)
      return turns - before
    }
    const end = async (): Promise<void> => {
      isOver = true
      await Promise.all(crowd)
    }
    return { waited, end, press }
  }

  it('waits for one request of each address, however many each sends', async () => {
    const { waited, end } = besieged()
    expect(await waited('honest')).toBeLessThanOrEqual(CROWD)
    expect(await waited('honest')).toBeLessThanOrEqual(CROWD)
    await end()
  })

  it('does not wait for clients that come later', async () => {
    const { waited, end, press } = besieged()
    const honest = waited('honest')
    const late = Array.from({ length: CROWD }, (_, no) => press(`late ${no}`))
    expect(await honest).toBeLessThanOrEqual(CROWD)
    await end()
    await Promise.all(late)
  })

  it('has a long game loaded in as many turns as it yields', async () => {
    const { waited, end } = besieged()
    let turns = await waited('honest')
    for (let rest = 0; rest < 10; rest++) turns += await waited('a table')
    expect(turns).toBeLessThanOrEqual(11 * CROWD)
    await end()
  })
})
