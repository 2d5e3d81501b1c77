/** Random numbers from a seed: `random` for simulation and bots, `secureRandom` for deals, and shuffling. */
import { chacha20Block, chacha20State } from './chacha20.ts'
import { sha256Words, utf8 } from './sha256.ts'

/** A seeded random number generator with the same numbers in Node and every browser. */
export interface Random {
  /** A whole number from 0 to bound - 1, without modulo bias. */
  nextInt(bound: number): number
}

/**
 * For dealing cards. The seed, of any length, is hashed to a 256-bit key for ChaCha20, so that the visible part of a deal
 * reveals nothing about the rest. `random` is faster, but has only 32 bits of state and must never be used for a deal.
 */
export const secureRandom = (seed: string): Random => drawFrom(keyStream(sha256Words(utf8(seed))))

/** For bots, tests and tools: xoshiro128** seeded from text by xmur3 and splitmix32. Its seeds can be brute-forced. */
export const random = (seed: string): Random => {
  const fill = splitmix32(hashText(seed))
  return drawFrom(xoshiro128([fill(), fill(), fill(), fill()]))
}

const drawFrom = (next: () => number): Random => ({
  nextInt(bound) {
    // Rejection sampling: numbers past the last whole multiple of the bound would favour small results.
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound)
    let drawn = next()
    while (drawn >= limit) drawn = next()
    return drawn % bound
  },
})

/** A key is used for one deal only, so the nonce is zero. */
const NONCE = [0, 0, 0] as const
const COUNTER = 12
const BLOCK = 16

/** Swaps the byte order: the cipher reads its key as little-endian, the hash is big-endian. */
const swapBytes = (word: number): number =>
  (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)

const keyStream = (hash: Int32Array): (() => number) => {
  const state = chacha20State(hash.map(swapBytes), NONCE)
  const block = new Uint32Array(BLOCK)
  let used = BLOCK
  return () => {
    if (used === BLOCK) {
      chacha20Block(state, block)
      state[COUNTER] = (state[COUNTER] ?? 0) + 1
      used = 0
    }
    const word = block[used] ?? 0
    used++
    return word
  }
}

/** Fisher-Yates shuffle, from last to first; the given array is not changed. */
export const shuffle = <Item>(items: readonly Item[], source: Random): Item[] => {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const drawn = source.nextInt(last + 1)
    const swapped = shuffled[last] as Item
    shuffled[last] = shuffled[drawn] as Item
    shuffled[drawn] = swapped
  }
  return shuffled
}

const hashText = (text: string): number => {
  let hash = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 3432918353)
    hash = rotateLeft(hash, 13)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
  return (hash ^ (hash >>> 16)) >>> 0
}

const splitmix32 = (seed: number): (() => number) => {
  let word = seed
  return () => {
    word = (word + 0x9e3779b9) | 0
    let mixed = word ^ (word >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
}

/** xoshiro128** by Blackman and Vigna; `words` is its whole state and must not be all zero. */
export const xoshiro128 = (words: readonly [number, number, number, number]): (() => number) => {
  let [a, b, c, d] = words
  return () => {
    const drawn = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotateLeft(d, 11)
    return drawn
  }
}

const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by))
