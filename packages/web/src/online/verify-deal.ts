/** Verifies in the browser that the record of an online game proves a fair deal, in which no party chose the cards. */
import { parseRecord, replay } from '@quayside/kernel'
import { rulesOf } from '../backend/game-registry.ts'
import type { StoredDeal } from './prepared-deal.ts'

/** `verified` where this browser added a nonce, `witnessed` where it only saw the commitment. */
export type DealVerdict =
  | { readonly kind: 'verified' | 'witnessed' }
  | { readonly kind: 'wrong'; readonly reason: 'commitment' | 'seed' | 'nonce' | 'record' }

const wrong = (reason: Extract<DealVerdict, { kind: 'wrong' }>['reason']): DealVerdict => ({
  kind: 'wrong',
  reason,
})

/** Null where there is no commitment, as in a room whose host chose the seed. */
export const verifyDeal = async (text: string, stored: StoredDeal | null): Promise<DealVerdict | null> => {
  const parsed = parseRecord(text)
  if (!parsed.ok) return stored === null ? null : wrong('record')
  const record = parsed.value
  const { fair } = record
  if (fair === undefined) return stored === null ? null : wrong('record')
  if (stored !== null && stored.commitment !== fair.commitment) return wrong('commitment')
  const rules = await rulesOf(record.game, record.rulesVersion)
  if (!rules.ok) return null
  const replayed = replay(rules.value, record)
  if (!replayed.ok) {
    const { code } = replayed.refusal
    if (code === 'wrong-commitment') return wrong('commitment')
    return wrong(code === 'wrong-deal-seed' ? 'seed' : 'record')
  }
  const nonce = stored?.nonce ?? null
  if (nonce === null) return { kind: 'witnessed' }
  return fair.nonces.includes(nonce) ? { kind: 'verified' } : wrong('nonce')
}
