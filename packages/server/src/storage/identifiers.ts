/** Ids and secrets. Only the hash of a secret is stored, so a stolen database opens nothing. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 192 random bits, in characters that are allowed in a URL. */
export const createSecret = (): string => randomBytes(24).toString('base64url')

/** 96 bits: room ids are not secret, but must not be guessable. */
export const createId = (): string => randomBytes(12).toString('base64url')

export const hashSecret = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Compares in constant time. */
export const hashesEqual = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const CONSONANTS = 'bdfgklmnprst'
const VOWELS = 'aeiou'
const SYLLABLES = 4

const syllable = (): string =>
  `${CONSONANTS[randomInt(CONSONANTS.length)] ?? ''}${VOWELS[randomInt(VOWELS.length)] ?? ''}`

/** A short code that can be said aloud in any language: four syllables, about 13 million combinations. */
export const createCode = (): string => Array.from({ length: SYLLABLES }, syllable).join('')

/** A code as a person may type it, such as `Kimo-Duba`, in its stored form. */
export const normalizeCode = (code: string): string => code.toLowerCase().replace(/[^a-z]/g, '')

/** The ids of API bots, which are players, start with it. */
const BOT_PREFIX = 'bot.'

export const createBotId = (): string => `${BOT_PREFIX}${createId()}`

export const isApiBot = (player: string | null): boolean => player?.startsWith(BOT_PREFIX) === true
