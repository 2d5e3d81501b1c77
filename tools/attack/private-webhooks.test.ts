import { startServer } from '@quayside/server'
import { expect, it } from 'vitest'
import { watchOutgoing } from './outgoing.ts'
import { leadInside } from './private-webhooks.ts'

it('webhooks and pushes never reach the private network', async () => {
  const outgoing = watchOutgoing()
  const server = await startServer({ store: ':memory:', host: '127.0.0.1', port: 0, log: false })
  try {
    const target = { address: server.address, isShort: true }
    const outcomes = await leadInside(target, () => Promise.resolve(outgoing))
    expect(outcomes.filter(({ isMet }) => !isMet)).toEqual([])
    expect(outcomes.filter(({ goal }) => goal === 'refused').length).toBeGreaterThan(30)
  } finally {
    await server.close()
  }
}, 60_000)
