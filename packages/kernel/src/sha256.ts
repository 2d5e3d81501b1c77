/** SHA-256 (FIPS 180-4) in 32-bit integer operations, so that it works in Node and browsers without a dependency. */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
const ROUND_CONSTANTS = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
])

const BLOCK_BYTES = 64

/** Allocated once; every block overwrites it. */
const schedule = new Int32Array(64)

/** The first 32 bits of the fractional parts of the square roots of the first eight primes (FIPS 180-4, 5.3.3). */
const INITIAL_HASH = Int32Array.from([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
])

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

const word = (words: Int32Array, index: number): number => words[index] ?? 0

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
  let a = word(hash, 0)
  let b = word(hash, 1)
  let c = word(hash, 2)
  let d = word(hash, 3)
  let e = word(hash, 4)
  let f = word(hash, 5)
  let g = word(hash, 6)
  let h = word(hash, 7)
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
  hash[0] = word(hash, 0) + a
  hash[1] = word(hash, 1) + b
  hash[2] = word(hash, 2) + c
  hash[3] = word(hash, 3) + d
  hash[4] = word(hash, 4) + e
  hash[5] = word(hash, 5) + f
  hash[6] = word(hash, 6) + g
  hash[7] = word(hash, 7) + h
}

/** Written here because `TextEncoder` belongs to the platform, which this package does not depend on. */
export const utf8 = (text: string): Uint8Array => {
  const bytes: number[] = []
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    // A lone surrogate becomes the replacement character, as in every encoder.
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x1_0000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      )
  }
  return Uint8Array.from(bytes)
}
