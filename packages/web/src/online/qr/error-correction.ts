/** The bytes that a QR code carries beside its text, so that a smudge does no harm: Reed and Solomon's, over GF(256). */

/** x⁸ + x⁴ + x³ + x² + 1 */
const FIELD = 0x11d

const times = (one: number, other: number): number => {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * FIELD)
    product ^= ((other >>> bit) & 1) * one
  }
  return product
}

/** The factors of the polynomial whose roots are the first `count` powers of 2, the highest power left out. */
const generator = (count: number): readonly number[] => {
  let factors: readonly number[] = [...Array.from({ length: count - 1 }, () => 0), 1]
  let root = 1
  for (let power = 0; power < count; power++) {
    const [from, by] = [factors, root]
    factors = from.map((factor, place) => times(factor, by) ^ (from[place + 1] ?? 0))
    root = times(root, 2)
  }
  return factors
}

/** The remainder of the data, to be sent after it. */
export const errorCorrection = (data: readonly number[], count: number): readonly number[] => {
  const factors = generator(count)
  let rest: readonly number[] = Array.from({ length: count }, () => 0)
  for (const byte of data) {
    const [first = 0, ...others] = rest
    const lead = byte ^ first
    rest = [...others, 0].map((value, place) => value ^ times(factors[place] ?? 0, lead))
  }
  return rest
}
