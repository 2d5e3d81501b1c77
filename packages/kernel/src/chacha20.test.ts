import { createCipheriv, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { chacha20Block, chacha20State } from './chacha20.ts'

/** Words as the cipher reads bytes, the lowest first. */
const words = (bytes: Uint8Array): number[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: bytes.length / 4 }, (_, at) => view.getUint32(4 * at, true))
}

const hex = (text: string): number[] => words(Uint8Array.from(Buffer.from(text.replaceAll(/\s/g, ''), 'hex')))

const blockOf = (key: readonly number[], counter: number, nonce: readonly number[]): number[] => {
  const state = chacha20State(key, nonce)
  state[12] = counter
  const block = new Uint32Array(16)
  chacha20Block(state, block)
  return [...block]
}

const ZERO_KEY = '00'.repeat(32)
const KEY_OF_ONE = `${'00'.repeat(31)}01`
const KEY_OF_FF = `00ff${'00'.repeat(30)}`
const NO_NONCE = '00'.repeat(12)

// RFC 8439: section 2.3.2, and the first five test vectors of appendix A.1.
it.each([
  [
    '2.3.2',
    '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    1,
    '000000090000004a00000000',
    `10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e
     d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e`,
  ],
  [
    'A.1 #1',
    ZERO_KEY,
    0,
    NO_NONCE,
    `76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7
     da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586`,
  ],
  [
    'A.1 #2',
    ZERO_KEY,
    1,
    NO_NONCE,
    `9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed
     29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f`,
  ],
  [
    'A.1 #3',
    KEY_OF_ONE,
    1,
    NO_NONCE,
    `3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a
     8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0`,
  ],
  [
    'A.1 #4',
    KEY_OF_FF,
    2,
    NO_NONCE,
    `72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca
     13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096`,
  ],
  [
    'A.1 #5',
    ZERO_KEY,
    0,
    `${'00'.repeat(11)}02`,
    `c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7
     8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d`,
  ],
])('the block function gives what RFC 8439 prints in %s', (_name, key, counter, nonce, block) => {
  expect(blockOf(hex(key), counter, hex(nonce))).toEqual(hex(block))
})

it('agrees with OpenSSL for any key and counter', () => {
  for (let round = 0; round < 200; round++) {
    const key = randomBytes(32)
    const nonce = randomBytes(16)
    const [counter = 0, ...rest] = words(nonce)
    const cipher = createCipheriv('chacha20', key, nonce)
    expect(blockOf(words(key), counter, rest)).toEqual(words(cipher.update(Buffer.alloc(64))))
  }
})
