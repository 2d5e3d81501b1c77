/** Short versions of the attacks that work or do not: none of them may. */

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
  ['M2', 'rates and lists no room whose host chose the seed, and tells whoever comes'],
  ['M3', 'gives nobody a rating for puppets who join and leave'],
  ['M4', 'lists nobody who never agreed to be listed'],
])(
  '%s: %s',
  async (name) => {
    const { outcomes } = await TRIED_ATTACKS[name]({ address: server.address, isShort: true })
    expect(outcomes.filter(({ isMet }) => !isMet)).toEqual([])
  },
  120_000,
)
