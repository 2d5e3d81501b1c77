/** How a room comes to its seed: nobody can choose it, and nobody can know it before every seat is taken. */
import { randomBytes } from 'node:crypto'
import { dealCommitment, type FairDeal, fairDealSeed } from '@quayside/kernel'
import type { RoomRow, SeatRow } from '../storage/schema.ts'
import { isFree } from './laid.ts'

/** 256 bits that are committed to, and 128 that keep the commitment from being tried out. */
export interface DealSecret {
  readonly secret: string
  readonly salt: string
}

export const drawDealSecret = (): DealSecret => ({
  secret: randomBytes(32).toString('hex'),
  salt: randomBytes(16).toString('hex'),
})

/** Lies on the table while seats are free; the cards of the game itself are dealt when the last one is taken. */
export const WAITING_SEED = 'waiting'

const noncesOf = (seats: readonly SeatRow[]): FairDeal['nonces'] => seats.map(({ nonce }) => nonce)

/** The seed that a room is played with. A row holds the secret; a room without a salt has the seed itself there. */
export const dealSeed = (
  { seed, salt }: Pick<RoomRow, 'seed' | 'salt'>,
  seats: readonly SeatRow[],
): string => {
  if (salt === null) return seed
  return seats.some(isFree) ? WAITING_SEED : fairDealSeed(seed, noncesOf(seats))
}

/** What may be known from the first moment on; null where nothing was committed to. */
export const commitmentOf = ({ seed, salt }: Pick<RoomRow, 'seed' | 'salt'>): string | null =>
  salt === null ? null : dealCommitment(seed, salt)

/** What makes the deal known, so for games that are over only. */
export const fairDealOf = ({ seed, salt }: RoomRow, seats: readonly SeatRow[]): FairDeal | null => {
  if (salt === null || seats.some(isFree)) return null
  return { commitment: dealCommitment(seed, salt), secret: seed, salt, nonces: noncesOf(seats) }
}
