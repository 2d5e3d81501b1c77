import { rotateLeft, xoshiro128 } from './xoshiro128.ts'

/**
 * xoshiro128** seeded from text by xmur3 and splitmix32: only 32-bit integer operations, so Node and every
 * browser deal the same cards.
 */
export interface Random {
  /** A whole number from 0 to bound - 1, without modulo bias. */
  below(bound: number): number
}

export const random = (seed: string): Random => {
  const fill = splitmix32(hashText(seed))
  const next = xoshiro128([fill(), fill(), fill(), fill()])
  return {
    below(bound) {
      // Numbers past the last whole multiple of the bound would favour the small results.
      const fair = 0x1_0000_0000 - (0x1_0000_0000 % bound)
      let drawn = next()
      while (drawn >= fair) drawn = next()
      return drawn % bound
    },
  }
}

/** Fisher and Yates, from the last place to the first; the given array is left alone. */
export const shuffle = <Item>(items: readonly Item[], source: Random): Item[] => {
  const dealt = [...items]
  for (let last = dealt.length - 1; last > 0; last--) {
    const drawn = source.below(last + 1)
    const held = dealt[last] as Item
    dealt[last] = dealt[drawn] as Item
    dealt[drawn] = held
  }
  return dealt
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
