/** Short versions of the attacks that are tried once: none may work. */

import { type RunningServer, startServer } from '@quayside/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { TRIED_ATTACKS, type TriedAttackName } from './attacks.ts'

let server: RunningServer

beforeEach(async () => {
  server = await startServer({ store: ':memory:', host: '127.0.0.1', port: 0, log: false })
})

afterEach(() => server.close())

it.each<readonly [TriedAttackName, string]>([
  ['C1', 'shows no secret of a deal before the game is over, and draws it from enough bits'],
  ['M2', 'does not rate or list a room whose host chose the seed, and tells joining players'],
  ['M3', 'does not rate games against puppets who join and leave'],
  ['M4', 'does not list players who did not agree to be listed'],
])(
  '%s: %s',
  async (name) => {
    const { outcomes } = await TRIED_ATTACKS[name]({ address: server.address, isShort: true })
    expect(outcomes.filter(({ isMet }) => !isMet)).toEqual([])
  },
  120_000,
)
