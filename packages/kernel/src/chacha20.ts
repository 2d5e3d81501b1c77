/** The ChaCha20 block function (RFC 8439): a key stream of 32-bit words that cannot be computed without the key. */

/** "expand 32-byte k", from RFC 8439. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const

const DOUBLE_ROUNDS = 10

/** The input of the cipher for a key of eight words and a nonce of three; word 12 is the block counter. */
export const chacha20State = (key: ArrayLike<number>, nonce: ArrayLike<number>): Int32Array => {
  const state = new Int32Array(16)
  state.set(CONSTANTS)
  state.set(key, 4)
  state.set(nonce, 13)
  return state
}

/**
 * Writes the sixteen words of key stream for this input into `block`. Unrolled, because local variables are several
 * times as fast as an array.
 */
export const chacha20Block = (state: Int32Array, block: Uint32Array): void => {
  let x0 = state[0] as number
  let x1 = state[1] as number
  let x2 = state[2] as number
  let x3 = state[3] as number
  let x4 = state[4] as number
  let x5 = state[5] as number
  let x6 = state[6] as number
  let x7 = state[7] as number
  let x8 = state[8] as number
  let x9 = state[9] as number
  let x10 = state[10] as number
  let x11 = state[11] as number
  let x12 = state[12] as number
  let x13 = state[13] as number
  let x14 = state[14] as number
  let x15 = state[15] as number
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    x0 = (x0 + x4) | 0
    x12 ^= x0
    x12 = (x12 << 16) | (x12 >>> 16)
    x8 = (x8 + x12) | 0
    x4 ^= x8
    x4 = (x4 << 12) | (x4 >>> 20)
    x0 = (x0 + x4) | 0
    x12 ^= x0
    x12 = (x12 << 8) | (x12 >>> 24)
    x8 = (x8 + x12) | 0
    x4 ^= x8
    x4 = (x4 << 7) | (x4 >>> 25)
    x1 = (x1 + x5) | 0
    x13 ^= x1
    x13 = (x13 << 16) | (x13 >>> 16)
    x9 = (x9 + x13) | 0
    x5 ^= x9
    x5 = (x5 << 12) | (x5 >>> 20)
    x1 = (x1 + x5) | 0
    x13 ^= x1
    x13 = (x13 << 8) | (x13 >>> 24)
    x9 = (x9 + x13) | 0
    x5 ^= x9
    x5 = (x5 << 7) | (x5 >>> 25)
    x2 = (x2 + x6) | 0
    x14 ^= x2
    x14 = (x14 << 16) | (x14 >>> 16)
    x10 = (x10 + x14) | 0
    x6 ^= x10
    x6 = (x6 << 12) | (x6 >>> 20)
    x2 = (x2 + x6) | 0
    x14 ^= x2
    x14 = (x14 << 8) | (x14 >>> 24)
    x10 = (x10 + x14) | 0
    x6 ^= x10
    x6 = (x6 << 7) | (x6 >>> 25)
    x3 = (x3 + x7) | 0
    x15 ^= x3
    x15 = (x15 << 16) | (x15 >>> 16)
    x11 = (x11 + x15) | 0
    x7 ^= x11
    x7 = (x7 << 12) | (x7 >>> 20)
    x3 = (x3 + x7) | 0
    x15 ^= x3
    x15 = (x15 << 8) | (x15 >>> 24)
    x11 = (x11 + x15) | 0
    x7 ^= x11
    x7 = (x7 << 7) | (x7 >>> 25)
    x0 = (x0 + x5) | 0
    x15 ^= x0
    x15 = (x15 << 16) | (x15 >>> 16)
    x10 = (x10 + x15) | 0
    x5 ^= x10
    x5 = (x5 << 12) | (x5 >>> 20)
    x0 = (x0 + x5) | 0
    x15 ^= x0
    x15 = (x15 << 8) | (x15 >>> 24)
    x10 = (x10 + x15) | 0
    x5 ^= x10
    x5 = (x5 << 7) | (x5 >>> 25)
    x1 = (x1 + x6) | 0
    x12 ^= x1
    x12 = (x12 << 16) | (x12 >>> 16)
    x11 = (x11 + x12) | 0
    x6 ^= x11
    x6 = (x6 << 12) | (x6 >>> 20)
    x1 = (x1 + x6) | 0
    x12 ^= x1
    x12 = (x12 << 8) | (x12 >>> 24)
    x11 = (x11 + x12) | 0
    x6 ^= x11
    x6 = (x6 << 7) | (x6 >>> 25)
    x2 = (x2 + x7) | 0
    x13 ^= x2
    x13 = (x13 << 16) | (x13 >>> 16)
    x8 = (x8 + x13) | 0
    x7 ^= x8
    x7 = (x7 << 12) | (x7 >>> 20)
    x2 = (x2 + x7) | 0
    x13 ^= x2
    x13 = (x13 << 8) | (x13 >>> 24)
    x8 = (x8 + x13) | 0
    x7 ^= x8
    x7 = (x7 << 7) | (x7 >>> 25)
    x3 = (x3 + x4) | 0
    x14 ^= x3
    x14 = (x14 << 16) | (x14 >>> 16)
    x9 = (x9 + x14) | 0
    x4 ^= x9
    x4 = (x4 << 12) | (x4 >>> 20)
    x3 = (x3 + x4) | 0
    x14 ^= x3
    x14 = (x14 << 8) | (x14 >>> 24)
    x9 = (x9 + x14) | 0
    x4 ^= x9
    x4 = (x4 << 7) | (x4 >>> 25)
  }
  block[0] = x0 + (state[0] as number)
  block[1] = x1 + (state[1] as number)
  block[2] = x2 + (state[2] as number)
  block[3] = x3 + (state[3] as number)
  block[4] = x4 + (state[4] as number)
  block[5] = x5 + (state[5] as number)
  block[6] = x6 + (state[6] as number)
  block[7] = x7 + (state[7] as number)
  block[8] = x8 + (state[8] as number)
  block[9] = x9 + (state[9] as number)
  block[10] = x10 + (state[10] as number)
  block[11] = x11 + (state[11] as number)
  block[12] = x12 + (state[12] as number)
  block[13] = x13 + (state[13] as number)
  block[14] = x14 + (state[14] as number)
  block[15] = x15 + (state[15] as number)
}
