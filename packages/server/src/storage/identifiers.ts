/** Ids and secrets. Only the hash of a secret is stored, so a stolen database opens nothing. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

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

/** Short codes that can be said aloud in any language: four syllables, about 13 million of them. */

const CONSONANTS = 'bdfgklmnprst'
const VOWELS = 'aeiou'
const SYLLABLES = 4

const syllable = (): string =>
  `${CONSONANTS[randomInt(CONSONANTS.length)] ?? ''}${VOWELS[randomInt(VOWELS.length)] ?? ''}`

export const createCode = (): string => Array.from({ length: SYLLABLES }, syllable).join('')

/** API bots are players; their ids have a prefix. */

const MARK = 'bot.'

export const createBotId = (): string => `${MARK}${createId()}`

export const isApiBot = (player: string | null): boolean => player?.startsWith(MARK) === true
