import { describe, expect, it } from 'vitest'
import { errorCode, failureText, JOB_ATTEMPTS, JobFailure, retryDelayMs } from './job-runner.ts'

const MINUTE = 60_000

describe('a failed job', () => {
  it('waits twice as long after each attempt, at most an hour', () => {
    const delays = Array.from({ length: JOB_ATTEMPTS }, (_, index) => retryDelayMs(index + 1, () => 0.5))
    expect(delays.map((delay) => delay / MINUTE)).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60, 60])
  })

  it('is retried with jitter', () => {
    expect([retryDelayMs(1, () => 0), retryDelayMs(1, () => 0.999)]).toEqual([15_000, 44_970])
  })

  it('is stored with a code, and nothing that identifies a player', () => {
    const gone = Object.assign(new Error('no answer from https://push.example/odile'), { statusCode: 503 })
    const refused = Object.assign(new Error('rejected: odile@example.org'), { code: 'EENVELOPE' })
    const late = new DOMException('aborted by https://hook.example/odile', 'TimeoutError')
    expect(errorCode(new AggregateError([gone, refused, late, gone, 'odile']))).toBe(
      '503,EENVELOPE,TimeoutError,unknown',
    )
    expect(errorCode(new JobFailure('timeout'))).toBe('timeout')
    expect(errorCode(Object.assign(new Error('odd'), { code: 'https://hook.example/odile' }))).toBe('unknown')
  })
})

describe('the reason of a failed job', () => {
  it('is the message of the error', () => {
    expect(failureText(new Error('the bot in seat 2 cannot decide'))).toBe('the bot in seat 2 cannot decide')
    expect(failureText('nothing')).toBe('nothing')
  })

  it('for several channels contains their codes, but not their addresses', () => {
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
