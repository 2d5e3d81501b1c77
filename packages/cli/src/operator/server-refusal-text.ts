/** Texts for the refusals of the operator API. */
import type { Refusal } from '@quayside/kernel'
import { loadCommunity } from '@quayside/texts/messages/community'
import { loadOperator } from '@quayside/texts/messages/operator'
import type { Language } from '../language.ts'

const OPERATOR_CODES = [
  'operator-only',
  'no-such-report',
  'no-such-player',
  'no-such-ban',
  'no-such-job',
  'bad-range',
  'ban-over',
] as const

const ROOM_CODES = ['no-such-room', 'room-unavailable', 'too-many-requests', 'bad-name'] as const

const isOneOf = <Code extends string>(codes: readonly Code[], code: string): code is Code =>
  codes.some((known) => known === code)

export const isServerCode = (code: string): boolean =>
  isOneOf(OPERATOR_CODES, code) ||
  isOneOf(ROOM_CODES, code) ||
  isOneOf(['too-many-wrong-tokens', 'range-too-wide', 'write-failed', 'game-over'], code)

/** Null for a code that the operator API does not have. */
export const serverRefusalText = async (
  { code, params }: Refusal,
  language: Language,
): Promise<string | null> => {
  if (!isServerCode(code) || code === 'game-over') return null
  const operator = await loadOperator(language)
  if (isOneOf(OPERATOR_CODES, code)) return operator(`refusal.${code}`)
  const number = (name: string): number => Number(params[name] ?? 0)
  if (code === 'too-many-wrong-tokens') return operator(`refusal.${code}`, { seconds: number('seconds') })
  if (code === 'range-too-wide') return operator(`refusal.${code}`, { least: number('least') })
  const people = await loadCommunity(language)
  if (isOneOf(ROOM_CODES, code)) return people(`refusal.${code}`)
  return people('refusal.write-failed', { because: String(params['because'] ?? '') })
}
