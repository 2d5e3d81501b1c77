/**
 * A fair deal, which no player can choose. The dealer publishes a commitment to a secret before any seat is taken, every
 * seat adds a random nonce, and the seed of the deal is derived from the secret and all nonces. The hashes are over lines
 * of text, so that they can be checked with `sha256sum`.
 */
import { accept, type Result, refused } from './refusal.ts'
import { sha256 } from './sha256.ts'

export interface FairDeal {
  /** Published before any seat is taken. */
  readonly commitment: string
  readonly secret: string
  readonly salt: string
  /** The nonces by seat; null for a seat without one, such as a bot's. */
  readonly nonces: readonly (string | null)[]
}

/** A wrong commitment belongs to another secret or salt; a wrong seed does not follow from the secret and the nonces. */
export type FairDealCode = 'wrong-commitment' | 'wrong-deal-seed'

const HASH = /^[0-9a-f]{64}$/
/** From 128 to 256 bits. */
const NONCE = /^[0-9a-f]{32,64}$/
const MAX_SEATS = 9

/** Hashed in place of a missing nonce. Not hexadecimal, so that it differs from every nonce. */
const NO_NONCE = 'none'

const hashLines = (...lines: readonly string[]): string => sha256(lines.map((line) => `${line}\n`).join(''))

export const isNonce = (text: string): boolean => NONCE.test(text)

export const dealCommitment = (secret: string, salt: string): string =>
  hashLines('quayside commitment 1', secret, salt)

export const fairDealSeed = (secret: string, nonces: FairDeal['nonces']): string =>
  hashLines('quayside deal 1', secret, ...nonces.map((nonce) => nonce ?? NO_NONCE))

export const verifyFairDeal = (
  seed: string,
  { commitment, secret, salt, nonces }: FairDeal,
): Result<void, FairDealCode> => {
  const committed = dealCommitment(secret, salt)
  if (committed !== commitment) return refused('wrong-commitment', { commitment, committed })
  const follows = fairDealSeed(secret, nonces)
  return follows === seed ? accept(undefined) : refused('wrong-deal-seed', { seed, follows })
}

const isNonceField = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && isNonce(value))

/** Null for anything that is not exactly a fair deal. */
export const readFairDeal = (value: unknown): FairDeal | null => {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 4) return null
  const { commitment, secret, salt, nonces } = value as Readonly<Record<string, unknown>>
  if (typeof commitment !== 'string' || !HASH.test(commitment)) return null
  if (typeof secret !== 'string' || !isNonce(secret)) return null
  if (typeof salt !== 'string' || !isNonce(salt)) return null
  if (!Array.isArray(nonces) || nonces.length === 0 || nonces.length > MAX_SEATS) return null
  const read: readonly unknown[] = nonces
  return read.every(isNonceField) ? { commitment, secret, salt, nonces: read } : null
}
