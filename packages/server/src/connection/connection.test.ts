import { describe, expect, it } from 'vitest'
import {
  createSender,
  MAX_BUFFERED_BYTES,
  MessageQueue,
  type OutboundSocket,
  type QueueLimits,
} from './connection.ts'

const made = (limits: QueueLimits, hear: (text: string) => Promise<number>) => {
  const gone: string[] = []
  return { queue: new MessageQueue(limits, { handle: hear, onOverflow: () => gone.push('gone') }), gone }
}

/** Long enough that none is given back while a test runs. */
const HARDLY_EVER = 0.001

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

it('hears messages in order, each after the one before is done', async () => {
  const heard: string[] = []
  const release: ((worth: number) => void)[] = []
  const { queue } = made({ perSecond: HARDLY_EVER, burst: 10, maxQueued: 10 }, (text) => {
    heard.push(text)
    return new Promise((resolve) => release.push(resolve))
  })
  for (const text of ['a', 'b', 'c']) queue.enqueue(text)
  expect(heard).toEqual(['a'])
  release[0]?.(1)
  await settled()
  expect(heard).toEqual(['a', 'b'])
})

it('lets the others wait when many come at once, and hears them a few a second', async () => {
  const heard: string[] = []
  const { queue } = made({ perSecond: 200, burst: 3, maxQueued: 10 }, async (text) => heard.push(text) && 1)
  for (let number = 0; number < 8; number++) queue.enqueue(String(number))
  await settled()
  expect(heard.length).toBeGreaterThanOrEqual(3)
  expect(heard.length).toBeLessThan(8)
  while (heard.length < 8) await settled()
  expect(heard).toEqual([...heard.keys()].map(String))
})

it('lets go of whoever piles them up, and hears nothing of them any more', async () => {
  const heard: string[] = []
  const { queue, gone } = made(
    { perSecond: HARDLY_EVER, burst: 2, maxQueued: 3 },
    async (text) => heard.push(text) && 1,
  )
  for (let number = 0; number < 10; number++) {
    queue.enqueue(String(number))
    await settled()
  }
  expect(gone).toEqual(['gone'])
  expect(heard).toEqual(['0', '1'])
})

it('hears fewer of those that cost more', async () => {
  const heard: string[] = []
  const { queue } = made({ perSecond: HARDLY_EVER, burst: 20, maxQueued: 10 }, async (text) => {
    heard.push(text)
    return 10
  })
  for (const text of ['a', 'b', 'c']) queue.enqueue(text)
  await settled()
  expect(heard).toEqual(['a', 'b'])
})

const reader = (
  bufferedAmount: number,
  readyState: 1 | 3 = 1,
): OutboundSocket & { readonly log: string[] } => {
  const log: string[] = []
  return {
    log,
    OPEN: 1,
    readyState,
    bufferedAmount,
    send: (text: unknown) => log.push(String(text)),
    terminate: () => log.push('gone'),
  }
}

describe('the way out to a reader', () => {
  it('lets everything through to somebody who reads', () => {
    const quick = reader(MAX_BUFFERED_BYTES)
    createSender(quick, () => quick.log.push('let go'))('told')
    expect(quick.log).toEqual(['told'])
  })

  it('ends for somebody for whom too much is waiting, and keeps nothing for them', () => {
    const slow = reader(MAX_BUFFERED_BYTES + 1)
    createSender(slow, () => slow.log.push('let go'))('told')
    expect(slow.log).toEqual(['let go', 'gone'])
  })

  it('is silent once the line is closed', () => {
    const closed = reader(0, 3)
    createSender(closed, () => closed.log.push('let go'))('told')
    expect(closed.log).toEqual([])
  })
})
