/** What this browser saw and added before the cards of an online game were dealt, so that it need not believe the server. */
import { accept, type Result } from '@quayside/kernel'
import type { DealCommitment } from '@quayside/protocol'
import { readText, type TextStorage, writeText } from '@quayside/table/page/browser-storage.ts'

export interface KeptDeal {
  /** What the server committed to. */
  readonly commitment: string
  /** What this browser added; null where it added nothing. */
  readonly nonce: string | null
}

/** A deal that the server has committed itself to, with what this browser adds. */
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
 * Has the server commit itself before it hears a nonce. Once more where that deal was used meanwhile: another tab of the
 * same person was promised the same one.
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

const keyOf = (room: string): string => `quayside.deal.${room}`

export const keepDeal = (keep: () => TextStorage, room: string, deal: KeptDeal): void => {
  writeText(keep, keyOf(room), JSON.stringify(deal))
}

export const keptDeal = (keep: () => TextStorage, room: string): KeptDeal | null => {
  try {
    const kept = JSON.parse(readText(keep, keyOf(room)) ?? 'null') as Partial<KeptDeal> | null
    if (typeof kept?.commitment !== 'string') return null
    return { commitment: kept.commitment, nonce: typeof kept.nonce === 'string' ? kept.nonce : null }
  } catch {
    return null
  }
}

/** Whoever only comes by keeps what they see first: the server cannot show another commitment later. */
export const keepFirstCommitment = (
  keep: () => TextStorage,
  room: string,
  commitment: string | undefined,
): void => {
  if (commitment !== undefined && keptDeal(keep, room) === null)
    keepDeal(keep, room, { commitment, nonce: null })
}
