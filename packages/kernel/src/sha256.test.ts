import { createHash, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sha256, utf8 } from './sha256.ts'

// The examples of FIPS 180-4 as NIST publishes them.
it.each([
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
])('%j has the hash that NIST publishes', (message, hash) => {
  expect(sha256(message)).toBe(hash)
})

it('a million letters a have the hash that NIST publishes', () => {
  expect(sha256(new Uint8Array(1_000_000).fill(0x61))).toBe(
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  )
})

it('agrees with OpenSSL for every length around the end of a block', () => {
  for (let length = 0; length <= 200; length++) {
    const bytes = randomBytes(length)
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

it('text is encoded as UTF-8 like on the platform', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(utf8(text)).toEqual(new TextEncoder().encode(text))
    }),
  )
  expect(utf8('Åse 港 🛳 \ud800')).toEqual(new TextEncoder().encode('Åse 港 🛳 \ud800'))
})
