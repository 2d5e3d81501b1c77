/**
 * A deal that nobody can choose. Whoever deals publishes a commitment to a secret before anybody sits down, every seat
 * adds a random nonce, and the seed of the deal follows from all of them. Lines of text are hashed, so that anybody can
 * check them with `sha256sum`.
 */
import { accept, type Result, refused } from './refusal.ts'
import { sha256 } from './sha256.ts'

export interface FairDeal {
  /** What was published before anybody sat down. */
  readonly commitment: string
  readonly secret: string
  readonly salt: string
  /** What each seat added, in order; null for a seat that added nothing, such as a bot's. */
  readonly nonces: readonly (string | null)[]
}

/** A wrong commitment belongs to another secret or salt; a wrong seed does not follow from the secret and the nonces. */
export type FairDealCode = 'wrong-commitment' | 'wrong-deal-seed'

const HASH = /^[0-9a-f]{64}$/
/** From 128 to 256 bits. */
const NONCE = /^[0-9a-f]{32,64}$/
const MAX_SEATS = 9

/** Stands for the nonce of a seat that adds none. Not hexadecimal, so no nonce can be mistaken for it. */
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
