import { LOCALES } from '@quayside/texts'
import { loadOperator } from '@quayside/texts/messages/operator'
import { describe, expect, it } from 'vitest'
import { failureText, quotaText } from './operator-texts.ts'

describe('the texts for the operator', () => {
  it('explain why a job failed, and show the code where there is no text', async () => {
    const operator = await loadOperator('en')
    expect(failureText('bot-stuck', operator)).toBe('a bot could not decide')
    expect(failureText('503,ECONNREFUSED,TimeoutError,unknown', operator)).toBe(
      'answered with status 503 · no connection (ECONNREFUSED) · it took too long · unexpected error (unknown)',
    )
  })

  it('name a quota by what it limits', async () => {
    const operator = await loadOperator('en')
    expect(quotaText('bytes-per-day', operator)).toBe('Data stored per day')
    expect(quotaText('of-a-newer-server', operator)).toBe('of-a-newer-server')
  })

  it.each(LOCALES)('are complete in %s', async (locale) => {
    const operator = await loadOperator(locale)
    const codes = [
      'timeout',
      'shutting-down',
      'bot-stuck',
      'room-unavailable',
      'no-answer',
      'refused',
      'unreachable',
    ]
    const quotas = [
      'open-rooms',
      'listed-rooms',
      'bot-rooms',
      'rooms-per-hour',
      'rooms-per-day',
      'take-backs',
    ]
    expect(codes.filter((code) => failureText(code, operator) === code)).toEqual([])
    expect(quotas.filter((quota) => quotaText(quota, operator) === quota)).toEqual([])
  })
})
