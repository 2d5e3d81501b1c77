import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealCommitment, type FairDeal, fairDealSeed, verifyFairDeal } from './fair-deal.ts'
import { newRecord, replay } from './record.ts'
import { highCard } from './testing/high-card/rules.ts'

const SECRET = 'a1'.repeat(32)
const SALT = 'b2'.repeat(16)
const NONCES = ['c3'.repeat(16), null, 'd4'.repeat(32)]

const fair: FairDeal = {
  commitment: dealCommitment(SECRET, SALT),
  secret: SECRET,
  salt: SALT,
  nonces: NONCES,
}
const seed = fairDealSeed(SECRET, NONCES)

const sha256sum = (text: string): string => createHash('sha256').update(text).digest('hex')

const code = (of: FairDeal, dealt = seed): string | null => {
  const verified = verifyFairDeal(dealt, of)
  return verified.ok ? null : verified.refusal.code
}

/** The same text with one digit changed. */
const bent = (text: string, at: number): string =>
  text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1)

describe('a fair deal', () => {
  it('consists of hashes that other tools compute as well', () => {
    expect(fair.commitment).toBe(sha256sum(`quayside commitment 1\n${SECRET}\n${SALT}\n`))
    expect(seed).toBe(sha256sum(`quayside deal 1\n${SECRET}\n${NONCES[0]}\nnone\n${NONCES[2]}\n`))
  })

  it('is verified', () => {
    expect(code(fair)).toBeNull()
  })

  it('is refused when any digit of the commitment, the secret or the salt is changed', () => {
    fc.assert(
      fc.property(fc.constantFrom('commitment', 'secret', 'salt'), fc.nat(31), (field, at) => {
        expect(code({ ...fair, [field]: bent(fair[field], at) })).toBe('wrong-commitment')
      }),
    )
  })

  it('is refused when a nonce is changed, missing, or in another seat', () => {
    const [first = '', , third = ''] = NONCES as string[]
    for (const nonces of [
      [bent(first, 3), null, third],
      [first, first, third],
      [null, null, third],
      [third, null, first],
      [first, third],
      [first, null, third, null],
    ])
      expect(code({ ...fair, nonces }), JSON.stringify(nonces)).toBe('wrong-deal-seed')
  })

  it('is refused when other cards were dealt', () => {
    expect(code(fair, bent(seed, 7))).toBe('wrong-deal-seed')
  })

  it('has different seeds for any two lists of nonces', () => {
    const nonce = fc.option(fc.stringMatching(/^[0-9a-f]{32,64}$/))
    const nonces = fc.array(nonce, { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(nonces, nonces, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other)
        expect(fairDealSeed(SECRET, one) === fairDealSeed(SECRET, other)).toBe(same)
      }),
    )
  })
})

describe('the record of a fair deal', () => {
  const record = (dealt: string, of: FairDeal) => {
    const made = newRecord(highCard, { players: 3, coins: 3 }, dealt)
    if (!made.ok) throw new Error(made.refusal.code)
    return { ...made.value, fair: of }
  }

  it('replays', () => {
    expect(replay(highCard, record(seed, fair)).ok).toBe(true)
  })

  it('does not replay when anything that the seed depends on was changed', () => {
    const [first = ''] = NONCES as string[]
    expect(replay(highCard, record(seed, { ...fair, salt: bent(SALT, 0) }))).toMatchObject({
      refusal: { code: 'wrong-commitment', line: 0 },
    })
    expect(replay(highCard, record(seed, { ...fair, nonces: [bent(first, 0), null, null] }))).toMatchObject({
      refusal: { code: 'wrong-deal-seed', line: 0 },
    })
    expect(replay(highCard, record(bent(seed, 0), fair))).toMatchObject({
      refusal: { code: 'wrong-deal-seed', line: 0 },
    })
  })
})
