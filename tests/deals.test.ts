import { games } from '@quayside/games'
import type { AnyRules } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'

/** Two 128-bit seeds with the same 32-bit hash of the generator that version 1 of the rules used, found by brute force. */
const COLLIDING = ['eca78233f7acd9546c5487d9bcf6b4cb', '6e4abd62c64cb703a78140a5f2edba57'] as const

const rulesOf = async (game: string, version: number | null): Promise<AnyRules> => {
  const rules = await games.rules(game, version)
  if (!rules.ok) throw new Error(rules.refusal.code)
  return rules.value
}

const setUp = (rules: AnyRules, seed: string): unknown => {
  const options = rules.options({ players: 3 })
  if (!options.ok) throw new Error(options.refusal.code)
  return rules.setup(options.value, seed)
}

describe.each(games.ids)('the deal of %s', async (game) => {
  const latest = await rulesOf(game, null)
  const version1 = await rulesOf(game, 1)

  /** Everything that the seed decides: the order of the cards, the first hands, the tiles. */
  const dealOf = (seed: string): string => JSON.stringify(latest.position.write(setUp(latest, seed)))

  it('changes with each of the 128 bits of an online seed', () => {
    const seed = Uint8Array.from({ length: 16 }, (_, at) => (at * 73 + 11) % 256)
    const deals = new Set([dealOf(Buffer.from(seed).toString('base64url'))])
    for (let bit = 0; bit < 128; bit++) {
      const flipped = seed.with(bit >> 3, (seed[bit >> 3] ?? 0) ^ (1 << (bit & 7)))
      deals.add(dealOf(Buffer.from(flipped).toString('base64url')))
    }
    expect(deals.size).toBe(129)
  })

  it('differs for seeds with equal 32-bit hashes, which version 1 dealt alike', () => {
    const [one, other] = COLLIDING
    expect(version1.deal(setUp(version1, one))).toBe(version1.deal(setUp(version1, other)))
    expect(dealOf(one)).not.toBe(dealOf(other))
  })
})
