import { createCipheriv, createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chacha20Block, chacha20State } from './chacha20.ts'
import { type Random, random, secureRandom, shuffle, xoshiro128 } from './random.ts'
import { sha256 } from './sha256.ts'

const WORD = 2 ** 32

/** The first words of ChaCha20 under the SHA-256 of `sunday`, as OpenSSL has them. */
const SECURE_SUNDAY = (() => {
  const cipher = createCipheriv('chacha20', createHash('sha256').update('sunday').digest(), Buffer.alloc(16))
  const stream = cipher.update(Buffer.alloc(16))
  return [0, 4, 8, 12].map((at) => stream.readUInt32LE(at))
})()

const draw = (seed: string, count: number, bound: number): number[] => {
  const source = random(seed)
  return Array.from({ length: count }, () => source.nextInt(bound))
}

describe('a seed', () => {
  it.each([
    ['sunday', [1947396157, 2718243515, 1494914535, 1427618634, 2557524663, 3977223346]],
    ['', [1855349536, 802002421, 1955245120, 2970444276, 3600140763, 2549333247]],
    ['1', [4157616199, 3492179945, 1864407968, 1474091671, 1394440429, 598442855]],
  ])('%j gives the same numbers for ever', (seed, numbers) => {
    expect(draw(seed, numbers.length, WORD)).toEqual(numbers)
  })

  it('gives other numbers than a similar seed', () => {
    expect(draw('a1', 4, WORD)).not.toEqual(draw('a2', 4, WORD))
  })
})

describe('a number drawn below a bound', () => {
  it('is a whole number from 0 to the bound, exclusive', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: WORD }), (seed, bound) => {
        for (const number of draw(seed, 5, bound)) {
          expect(Number.isInteger(number)).toBe(true)
          expect(number).toBeGreaterThanOrEqual(0)
          expect(number).toBeLessThan(bound)
        }
      }),
    )
  })

  it('is unbiased, even for a bound just over half of the range', () => {
    const bound = WORD / 2 + 1
    const low = draw('fair', 4000, bound).filter((number) => number < bound / 2).length
    // With modulo bias it would be three quarters of them.
    expect(low / 4000).toBeCloseTo(0.5, 1)
  })
})

describe('a shuffle', () => {
  it('has the same order for ever', () => {
    expect(shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], random('cards'))).toEqual([5, 7, 8, 9, 10, 2, 1, 3, 6, 4])
  })

  it('keeps every card and does not change its input', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.string(), (cards, seed) => {
        const before = [...cards]
        const dealt = shuffle(cards, random(seed))
        expect(cards).toEqual(before)
        expect(dealt.toSorted((one, other) => one - other)).toEqual(
          cards.toSorted((one, other) => one - other),
        )
      }),
    )
  })

  it('moves every card to every position about equally often', () => {
    const source = random('uniform')
    const deals = 6000
    const counts = new Map<string, number>()
    for (let deal = 0; deal < deals; deal++) {
      const order = shuffle([1, 2, 3], source).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - deals / 6)).toBeLessThan(150)
  })
})

/** How many of so many seeds of 128 bits share their deal with another one. */
const sharedDeals = (source: (seed: string) => Random, seeds: number): number => {
  const cards = Array.from({ length: 36 }, (_, card) => card)
  const seen = new Set<string>()
  for (let number = 0; number < seeds; number++)
    seen.add(String.fromCharCode(...shuffle(cards, source(sha256(`${number}`).slice(0, 32)))))
  return seeds - seen.size
}

describe('a secure deal', () => {
  /** The fast generator deals twice the same within 50,000 of these. */
  const deals = process.env['QUAYSIDE_LONG'] === undefined ? 50_000 : 1_000_000

  it('is the same for ever', () => {
    const source = secureRandom('sunday')
    expect(Array.from({ length: 4 }, () => source.nextInt(WORD))).toEqual(SECURE_SUNDAY)
  })

  it('differs between seeds that collide in the fast generator', () => {
    expect(sharedDeals(secureRandom, deals)).toBe(0)
    expect(sharedDeals(random, deals)).toBeGreaterThan(0)
  })

  it('depends on each of the 128 bits of a seed, and on every bit of a 256-bit key', () => {
    const first = (seed: string): string =>
      shuffle(
        Array.from({ length: 26 }, (_, card) => card),
        secureRandom(seed),
      ).join(' ')
    const seed = Uint8Array.from({ length: 16 }, (_, at) => at * 17)
    const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
    const dealt = new Set([first(text(seed))])
    for (let bit = 0; bit < 128; bit++) {
      const flipped = seed.with(bit >> 3, (seed[bit >> 3] ?? 0) ^ (1 << (bit & 7)))
      dealt.add(first(text(flipped)))
    }
    expect(dealt.size).toBe(129)
    const blocks = new Set<string>()
    for (let bit = 0; bit < 256; bit++) {
      const key = new Int32Array(8)
      key[bit >> 5] = 1 << (bit & 31)
      const block = new Uint32Array(16)
      chacha20Block(chacha20State(key, [0, 0, 0]), block)
      blocks.add(block.join())
    }
    expect(blocks.size).toBe(256)
  })
})

it('has the numbers of the published reference implementation', () => {
  const next = xoshiro128([1, 2, 3, 4])
  expect(Array.from({ length: 10 }, next)).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ])
})
