/** The messages in the guide are messages of the protocol. */
import { readFileSync } from 'node:fs'
import { ClientMessage } from '@quayside/protocol'
import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'

const guide = readFileSync(new URL('../../../../docs/online.md', import.meta.url), 'utf8')

const lines = (mark: string): readonly { readonly kind: string }[] =>
  [...guide.matchAll(new RegExp(`^${mark} (\\{.*\\})$`, 'gm'))].map(
    ([, text = '']) => JSON.parse(text) as { kind: string },
  )

it('a client may send the messages of the guide', () => {
  const check = Compile(ClientMessage)
  const sent = lines('>')
  expect(sent.filter((message) => !check.Check(message))).toEqual([])
  expect(new Set(sent.map(({ kind }) => kind))).toEqual(
    new Set(['vote-start', 'vote', 'leave-game', 'policies', 'vacation', 'time-zone', 'chat']),
  )
})

it('every message that the guide explains has an example', () => {
  expect(new Set(lines('<').map(({ kind }) => kind))).toEqual(
    new Set(['accepted', 'refused', 'room-status', 'rematch', 'presence', 'policies', 'chat']),
  )
})
