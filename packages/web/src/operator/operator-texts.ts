import type { Refusal } from '@quayside/kernel'
import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { loadOperator, type SayOperator } from '@quayside/texts/messages/operator'

export const useOperatorTexts: () => SayOperator = lazyTexts(loadOperator)

const PLAIN = [
  'operator-only',
  'no-such-report',
  'no-such-player',
  'no-such-ban',
  'no-such-job',
  'bad-range',
  'ban-over',
] as const

const JOB_KINDS = ['bot', 'clock', 'rate', 'turn', 'channel-off'] as const

export const jobKindText = (kind: string, operator: SayOperator): string => {
  const known = JOB_KINDS.find((one) => one === kind)
  return known === undefined ? kind : operator(`jobs.kind.${known}`)
}

const FAILURES = [
  'timeout',
  'shutting-down',
  'bot-stuck',
  'room-unavailable',
  'no-answer',
  'refused',
  'unreachable',
  'failed',
] as const

const NO_CONNECTION = /^(?:ECONN|EHOST|ENET|ENOTFOUND|EAI_|EPIPE|ESOCKET)/
const TIMEOUT = /^(?:TimeoutError|AbortError|ETIMEDOUT)$/

const oneFailureText = (code: string, operator: SayOperator): string => {
  const known = TIMEOUT.test(code) ? 'timeout' : FAILURES.find((one) => one === code)
  if (known !== undefined) return operator(`failure.${known}`)
  if (NO_CONNECTION.test(code)) return operator('failure.no-connection', { code })
  return operator(/^[1-5]\d\d$/.test(code) ? 'failure.status' : 'failure.other', { code })
}

/** Why a job or a channel failed; a job that used several channels has a code of each, separated by commas. */
export const failureText = (codes: string, operator: SayOperator): string =>
  codes
    .split(',')
    .map((code) => oneFailureText(code, operator))
    .join(' · ')

const QUOTAS = [
  'open-rooms',
  'listed-rooms',
  'bot-rooms',
  'rooms-per-hour',
  'rooms-per-day',
  'guests-per-hour',
  'mails-per-day',
  'mails-per-recipient',
  'bytes-per-day',
  'take-backs',
] as const

export const quotaText = (quota: string, operator: SayOperator): string => {
  const known = QUOTAS.find((one) => one === quota)
  return known === undefined ? quota : operator(`quotas.${known}`)
}

/** Why the server refused an operator action. */
export const operatorRefusal = (
  refusal: Refusal,
  operator: SayOperator,
  whyNot: (refusal: Refusal) => string,
): string => {
  const { code, params } = refusal
  const plain = PLAIN.find((known) => known === code)
  if (plain !== undefined) return operator(`refusal.${plain}`)
  if (code === 'too-many-wrong-tokens')
    return operator('refusal.too-many-wrong-tokens', { seconds: Number(params['seconds'] ?? 0) })
  if (code === 'range-too-wide')
    return operator('refusal.range-too-wide', { least: Number(params['least'] ?? 0) })
  return whyNot(refusal)
}
