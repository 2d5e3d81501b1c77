import { expect, it } from 'vitest'
import { packetRow } from '../rules/index.ts'

/** Two seeds of 128 bits that hash to the same 32 in version 1; found by trying. */
const COLLIDING = ['eca78233f7acd9546c5487d9bcf6b4cb', '6e4abd62c64cb703a78140a5f2edba57'] as const

/** Everything that the seed decides, as a whole: the order of every pile and the first hands. */
const dealOf = (seed: string): string => {
  const options = packetRow.options({ players: 3 })
  if (!options.ok) throw new Error(options.refusal.code)
  return JSON.stringify(packetRow.position.write(packetRow.setup(options.value, seed)))
}

it('each of the 128 bits of an online seed changes the deal', () => {
  const seed = Uint8Array.from({ length: 16 }, (_, at) => (at * 73 + 11) % 256)
  const deals = new Set([dealOf(Buffer.from(seed).toString('base64url'))])
  for (let bit = 0; bit < 128; bit++) {
    const flipped = seed.with(bit >> 3, (seed[bit >> 3] ?? 0) ^ (1 << (bit & 7)))
    deals.add(dealOf(Buffer.from(flipped).toString('base64url')))
  }
  expect(deals.size).toBe(129)
})

it('seeds that the 32-bit generator of version 1 could not tell apart deal different cards', () => {
  const [version1] = packetRow.earlier ?? []
  const options = packetRow.options({ players: 3 })
  if (!version1 || !options.ok) throw new Error('no version 1')
  const [one, other] = COLLIDING
  expect(version1.deal(version1.setup(options.value, one))).toBe(
    version1.deal(version1.setup(options.value, other)),
  )
  expect(dealOf(one)).not.toBe(dealOf(other))
})
