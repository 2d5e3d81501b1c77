import type { Refusal } from '@quayside/kernel'
import { loadOperator, type SayOperator } from '@quayside/texts/table/operator'
import { whyNotOnline } from '../online/why-not.ts'
import { lateWords } from '../state/late-words.ts'
import type { Words } from '../state/words.ts'

export const useOperatorTexts = lateWords(loadOperator)

const PLAIN = [
  'not-the-operator',
  'no-such-report',
  'no-such-player',
  'no-such-ban',
  'no-such-job',
  'bad-range',
  'ban-over',
] as const

/** Why the server did not do what the operator asked for. */
export const operatorRefusal = (refusal: Refusal, operator: SayOperator, words: Words): string => {
  const { code, params } = refusal
  const plain = PLAIN.find((known) => known === code)
  if (plain !== undefined) return operator(`refusal.${plain}`)
  if (code === 'too-many-wrong-tokens')
    return operator('refusal.too-many-wrong-tokens', { seconds: Number(params['seconds'] ?? 0) })
  if (code === 'range-too-wide')
    return operator('refusal.range-too-wide', { least: Number(params['least'] ?? 0) })
  return whyNotOnline(refusal, words)
}
