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

/** So slow that no token is refilled during a test. */
const HARDLY_EVER = 0.001

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

it('handles messages in order, each after the one before is done', async () => {
  const handled: string[] = []
  const release: ((worth: number) => void)[] = []
  const { queue } = made({ perSecond: HARDLY_EVER, burst: 10, maxQueued: 10 }, (text) => {
    handled.push(text)
    return new Promise((resolve) => release.push(resolve))
  })
  for (const text of ['a', 'b', 'c']) queue.enqueue(text)
  expect(handled).toEqual(['a'])
  release[0]?.(1)
  await settled()
  expect(handled).toEqual(['a', 'b'])
})

it('delays messages over the burst, and handles some per second', async () => {
  const handled: string[] = []
  const { queue } = made({ perSecond: 200, burst: 3, maxQueued: 10 }, async (text) => handled.push(text) && 1)
  for (let number = 0; number < 8; number++) queue.enqueue(String(number))
  await settled()
  expect(handled.length).toBeGreaterThanOrEqual(3)
  expect(handled.length).toBeLessThan(8)
  while (handled.length < 8) await settled()
  expect(handled).toEqual([...handled.keys()].map(String))
})

it('disconnects a client that overfills the queue, and drops its messages', async () => {
  const handled: string[] = []
  const { queue, gone } = made(
    { perSecond: HARDLY_EVER, burst: 2, maxQueued: 3 },
    async (text) => handled.push(text) && 1,
  )
  for (let number = 0; number < 10; number++) {
    queue.enqueue(String(number))
    await settled()
  }
  expect(gone).toEqual(['gone'])
  expect(handled).toEqual(['0', '1'])
})

it('handles fewer of the messages that cost more', async () => {
  const handled: string[] = []
  const { queue } = made({ perSecond: HARDLY_EVER, burst: 20, maxQueued: 10 }, async (text) => {
    handled.push(text)
    return 10
  })
  for (const text of ['a', 'b', 'c']) queue.enqueue(text)
  await settled()
  expect(handled).toEqual(['a', 'b'])
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

describe('sending', () => {
  it('delivers everything to a client that reads', () => {
    const quick = reader(MAX_BUFFERED_BYTES)
    createSender(quick, () => quick.log.push('let go'))('sent')
    expect(quick.log).toEqual(['sent'])
  })

  it('terminates a client with too many unread bytes, and drops them', () => {
    const slow = reader(MAX_BUFFERED_BYTES + 1)
    createSender(slow, () => slow.log.push('let go'))('sent')
    expect(slow.log).toEqual(['let go', 'gone'])
  })

  it('does nothing once the socket is closed', () => {
    const closed = reader(0, 3)
    createSender(closed, () => closed.log.push('let go'))('sent')
    expect(closed.log).toEqual([])
  })
})
