/** SHA-256 (FIPS 180-4) in 32-bit integer operations, so that it works in Node and browsers without a dependency. */

const isPrime = (number: number): boolean => {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false
  return true
}

const PRIMES = Array.from({ length: 310 }, (_, place) => place + 2).filter(isPrime)

/**
 * The first 32 bits of the fractional part. The errors of `Math.cbrt` are far too small to change them: no root below is
 * nearer to the next number of 32 bits than a thousand of its last places.
 */
const fraction = (root: number): number => (root % 1) * 2 ** 32

/** From the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
const ROUND_CONSTANTS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)))

const BLOCK_BYTES = 64

/** Allocated once; every block overwrites it. */
const schedule = new Int32Array(64)

/** From the square roots of the first eight primes (FIPS 180-4, 5.3.3). */
const INITIAL_HASH = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

/** The eight 32-bit words of the hash. */
export const sha256Words = (bytes: Uint8Array): Int32Array => {
  const hash = INITIAL_HASH.slice()
  const padded = pad(bytes)
  for (let offset = 0; offset < padded.byteLength; offset += BLOCK_BYTES) {
    readBlock(padded, offset)
    compress(hash)
  }
  return hash
}

/** The hash in 64 hexadecimal digits. Text is hashed as UTF-8. */
export const sha256 = (message: Uint8Array | string): string =>
  Array.from(sha256Words(typeof message === 'string' ? utf8(message) : message), (word) =>
    (word >>> 0).toString(16).padStart(8, '0'),
  ).join('')

/** A 1 bit, zeros up to the last eight bytes of a block, and the message's length in bits. */
const pad = (bytes: Uint8Array): DataView => {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK_BYTES)
  const padded = new Uint8Array(blocks * BLOCK_BYTES)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x2000_0000))
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0)
  return view
}

const rotateRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

const word = (words: Int32Array, index: number): number => words[index] as number

const readBlock = (bytes: DataView, offset: number): void => {
  for (let t = 0; t < 16; t++) schedule[t] = bytes.getInt32(offset + 4 * t)
  for (let t = 16; t < 64; t++) {
    const early = word(schedule, t - 15)
    const late = word(schedule, t - 2)
    const s0 = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3)
    const s1 = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10)
    schedule[t] = word(schedule, t - 16) + s0 + word(schedule, t - 7) + s1
  }
}

const compress = (hash: Int32Array): void => {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let t = 0; t < 64; t++) {
    const s1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + s1 + choice + word(ROUND_CONSTANTS, t) + word(schedule, t)) | 0
    const s0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + s0 + majority) | 0
  }
  const added = Int32Array.of(a, b, c, d, e, f, g, h)
  for (let place = 0; place < hash.length; place++) hash[place] = word(hash, place) + word(added, place)
}

/** UTF-8. A lone surrogate becomes the replacement character, as in every encoder. */
export const utf8 = (text: string): Uint8Array =>
  Uint8Array.from(encodeURIComponent(text.toWellFormed()).match(/%..|./g) ?? [], (byte) =>
    byte.length > 1 ? Number(`0x${byte.slice(1)}`) : byte.charCodeAt(0),
  )
