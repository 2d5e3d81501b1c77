import { describe, expect, it } from 'vitest'
import { createSender, MAX_BUFFERED_BYTES, type OutboundSocket } from './connection.ts'

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
    createSender(quick, { info: () => quick.log.push('let go') })('told')
    expect(quick.log).toEqual(['told'])
  })

  it('ends for somebody for whom too much is waiting, and keeps nothing for them', () => {
    const slow = reader(MAX_BUFFERED_BYTES + 1)
    createSender(slow, { info: () => slow.log.push('let go') })('told')
    expect(slow.log).toEqual(['let go', 'gone'])
  })

  it('is silent once the line is closed', () => {
    const closed = reader(0, 3)
    createSender(closed, { info: () => closed.log.push('let go') })('told')
    expect(closed.log).toEqual([])
  })
})
