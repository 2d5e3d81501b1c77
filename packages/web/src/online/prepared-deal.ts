/** The commitment and nonce of a fair deal, stored so that the browser can verify the deal without trusting the server. */
import { accept, type Result } from '@quayside/kernel'
import type { DealCommitment } from '@quayside/protocol'
import { readText, type TextStorage, writeText } from '@quayside/table/page/browser-storage.ts'

export interface StoredDeal {
  readonly commitment: string
  /** Null where this browser added none. */
  readonly nonce: string | null
}

interface PreparedDeal {
  readonly commitment: string
  readonly nonce: string
}

const NONCE_BYTES = 16

/** 128 random bits. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Gets the server's commitment before it sends a nonce. Retries once where the commitment was used meanwhile, because
 * another tab of the same player got the same one.
 */
export const withPreparedDeal = async <Answer>(
  prepare: () => Promise<Result<DealCommitment>>,
  use: (deal: PreparedDeal) => Promise<Result<Answer>>,
): Promise<Result<{ readonly deal: PreparedDeal; readonly answer: Answer }>> => {
  const attempt = async (): ReturnType<typeof withPreparedDeal<Answer>> => {
    const prepared = await prepare()
    if (!prepared.ok) return prepared
    const deal = { commitment: prepared.value.commitment, nonce: newNonce() }
    const answer = await use(deal)
    return answer.ok ? accept({ deal, answer: answer.value }) : answer
  }
  const first = await attempt()
  return !first.ok && first.refusal.code === 'commitment-used' ? attempt() : first
}

const storageKey = (room: string): string => `quayside.deal.${room}`

export const storeDeal = (storage: () => TextStorage, room: string, deal: StoredDeal): void => {
  writeText(storage, storageKey(room), JSON.stringify(deal))
}

export const readStoredDeal = (storage: () => TextStorage, room: string): StoredDeal | null => {
  try {
    const stored = JSON.parse(readText(storage, storageKey(room)) ?? 'null') as Partial<StoredDeal> | null
    if (typeof stored?.commitment !== 'string') return null
    return { commitment: stored.commitment, nonce: typeof stored.nonce === 'string' ? stored.nonce : null }
  } catch {
    return null
  }
}

/** A visitor stores the first commitment seen, so that the server cannot replace it later. */
export const storeFirstCommitment = (
  storage: () => TextStorage,
  room: string,
  commitment: string | undefined,
): void => {
  if (commitment !== undefined && readStoredDeal(storage, room) === null)
    storeDeal(storage, room, { commitment, nonce: null })
}
