/** One attack of each kind; the long tests cover the others. */
import { type RunningServer, startServer } from '@quayside/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { LOAD_ATTACKS, TRIED_ATTACKS } from './attacks.ts'

let server: RunningServer

beforeEach(async () => {
  server = await startServer({ store: ':memory:', host: '127.0.0.1', port: 0, log: false })
})

afterEach(() => server.close())

it('M4: does not list players who did not agree to be listed', async () => {
  const { outcomes } = await TRIED_ATTACKS.M4({ address: server.address, isShort: true })
  expect(outcomes.length).toBeGreaterThan(0)
  expect(outcomes.filter(({ isMet }) => !isMet)).toEqual([])
}, 120_000)

it('M6: limits repeated undo', async () => {
  const attack = await LOAD_ATTACKS.M6({ address: server.address, isShort: true })
  try {
    const { outcomes } = await attack.result()
    expect(outcomes.length).toBeGreaterThan(0)
    expect(outcomes.filter(({ isMet }) => !isMet)).toEqual([])
  } finally {
    attack.stop()
  }
}, 120_000)
