import { describe, expect, it } from 'vitest'
import { failureText } from './job-runner.ts'

describe('why a job went wrong', () => {
  it('is said in the words of whoever failed', () => {
    expect(failureText(new Error('the bot in seat 2 cannot decide'))).toBe('the bot in seat 2 cannot decide')
    expect(failureText('nothing')).toBe('nothing')
  })

  it('is said of several ways to reach somebody without where they lead', () => {
    const gone = Object.assign(new Error('no answer from https://push.example/odile'), {
      statusCode: 503,
      endpoint: 'https://push.example/odile',
    })
    const refused = Object.assign(new Error('rejected: odile@example.org'), { code: 'EENVELOPE' })
    const late = new DOMException('aborted by https://hook.example/odile', 'TimeoutError')
    const why = failureText(new AggregateError([gone, refused, late, 'odile'], 'nobody could be told'))
    expect(why).toMatch(/^nobody could be told \(503, EENVELOPE, TimeoutError, unknown\)$/)
    expect(why).not.toContain('odile')
  })
})
