/** Ids and secrets. Only the hash of a secret is stored, so a stolen database opens nothing. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 192 bits, in letters that an address may hold. */
export const createSecret = (): string => randomBytes(24).toString('base64url')

/** 96 bits: room ids are not secret, but must not be guessable. */
export const createId = (): string => randomBytes(12).toString('base64url')

export const hashSecret = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Takes equally long wherever two hashes differ. */
export const hashesEqual = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** API bots are players; their ids have a prefix. */

const MARK = 'bot.'

export const createBotId = (): string => `${MARK}${createId()}`

export const isApiBot = (player: string | null): boolean => player?.startsWith(MARK) === true
