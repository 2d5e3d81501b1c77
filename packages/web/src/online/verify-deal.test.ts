import { sampleRules } from '@quayside/games/testing'
import { dealCommitment, fairDealSeed, Game, type GameRecord, printRecord } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { newNonce, readStoredDeal, storeDeal, storeFirstCommitment } from './prepared-deal.ts'
import { verifyDeal } from './verify-deal.ts'

const [SECRET, SALT, MINE, OTHER] = ['5e'.repeat(32), 'a7'.repeat(16), '0d'.repeat(16), 'ff'.repeat(16)]
const NONCES = [MINE, null]
const COMMITMENT = dealCommitment(SECRET, SALT)

const record = (): GameRecord => {
  const game = Game.open(sampleRules, { players: 2 }, fairDealSeed(SECRET, NONCES))
  if (!game.ok) throw new Error(game.refusal.code)
  const fair = { commitment: COMMITMENT, secret: SECRET, salt: SALT, nonces: NONCES }
  return { ...game.value.record, fair }
}

const storage = () => {
  const texts = new Map<string, string>()
  return () => ({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  })
}

describe('the end page', () => {
  it('verifies a deal that this browser added a nonce to', async () => {
    const verdict = await verifyDeal(printRecord(record()), { commitment: COMMITMENT, nonce: MINE })
    expect(verdict).toEqual({ kind: 'verified' })
  })

  it('tells a deal that this browser only witnessed from one it added to', async () => {
    const text = printRecord(record())
    expect(await verifyDeal(text, { commitment: COMMITMENT, nonce: null })).toEqual({ kind: 'witnessed' })
    expect(await verifyDeal(text, null)).toEqual({ kind: 'witnessed' })
  })

  it('says nothing of a game whose host chose the seed', async () => {
    expect(await verifyDeal(printRecord(withoutFair(record())), null)).toBeNull()
  })

  it.each([
    ['the salt', 'commitment', (own: GameRecord) => ({ ...own, fair: { ...fairOf(own), salt: OTHER } })],
    ['a nonce', 'seed', (own: GameRecord) => ({ ...own, fair: { ...fairOf(own), nonces: [OTHER, null] } })],
    ['the seed', 'seed', (own: GameRecord) => ({ ...own, seed: 'other' })],
    ['the deal', 'record', (own: GameRecord) => ({ ...own, deal: '00000000' })],
    ['all of it', 'record', (own: GameRecord) => withoutFair(own)],
  ])('warns where %s was changed', async (_what, reason, change) => {
    const verdict = await verifyDeal(printRecord(change(record())), { commitment: COMMITMENT, nonce: MINE })
    expect(verdict).toEqual({ kind: 'wrong', reason })
  })

  it('warns where the record is in order, but not what this browser saw and sent', async () => {
    const text = printRecord(record())
    expect(await verifyDeal(text, { commitment: dealCommitment(OTHER, SALT), nonce: MINE })).toEqual({
      kind: 'wrong',
      reason: 'commitment',
    })
    expect(await verifyDeal(text, { commitment: COMMITMENT, nonce: OTHER })).toEqual({
      kind: 'wrong',
      reason: 'nonce',
    })
  })
})

const withoutFair = (own: GameRecord): GameRecord => {
  const { fair: _, ...rest } = own
  return rest
}

const fairOf = ({ fair }: GameRecord) => {
  if (fair === undefined) throw new Error('no fair deal')
  return fair
}

describe('the stored deal', () => {
  it('is the first commitment and the own nonce', () => {
    const keep = storage()
    storeFirstCommitment(keep, 'room', COMMITMENT)
    storeFirstCommitment(keep, 'room', OTHER)
    expect(readStoredDeal(keep, 'room')).toEqual({ commitment: COMMITMENT, nonce: null })
    storeDeal(keep, 'room', { commitment: COMMITMENT, nonce: MINE })
    storeFirstCommitment(keep, 'room', COMMITMENT)
    expect(readStoredDeal(keep, 'room')).toEqual({ commitment: COMMITMENT, nonce: MINE })
  })

  it('has a nonce of 128 random bits', () => {
    expect(newNonce()).toMatch(/^[0-9a-f]{32}$/)
    expect(newNonce()).not.toBe(newNonce())
  })
})
