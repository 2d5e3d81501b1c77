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

export const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by))
