import { describe, expect, it } from 'vitest'
import { OperatorAccess } from './operator-access.ts'

const TOKEN = 'the-token-of-the-operator-of-this'

const open = () => {
  const state = { now: 1_800_000_000_000, failures: [] as string[] }
  const access = new OperatorAccess({
    token: TOKEN,
    isConfigured: true,
    now: () => state.now,
    failed: (address, reason) => void state.failures.push(`${address} ${reason}`),
  })
  const ask = (token: string | undefined, address = '203.0.113.7'): unknown => {
    const checked = access.check(token === undefined ? undefined : `Bearer ${token}`, address)
    return checked.ok ? checked.value : checked.refusal
  }
  return { state, ask }
}

const NOT_THE_OPERATOR = { code: 'operator-only', params: {} }

describe('the operator', () => {
  it('is recognised by the token, and identified by a fingerprint that does not reveal it', () => {
    const { ask } = open()
    expect(ask(TOKEN)).toMatch(/^[\da-f]{8}$/)
    expect(ask(`${TOKEN}x`)).toEqual(NOT_THE_OPERATOR)
    expect(ask('')).toEqual(NOT_THE_OPERATOR)
  })

  it('waits longer after each wrong token, even with the right one, from that address only', () => {
    const { state, ask } = open()
    for (let tries = 0; tries < 5; tries++) expect(ask('wrong')).toEqual(NOT_THE_OPERATOR)
    expect(ask(TOKEN)).toEqual({ code: 'too-many-wrong-tokens', params: { seconds: 1 } })
    expect(ask(TOKEN, '198.51.100.7')).toMatch(/^[\da-f]{8}$/)
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]) {
      expect(ask('wrong')).toEqual({ code: 'too-many-wrong-tokens', params: { seconds } })
      state.now += seconds * 1000
      expect(ask('wrong')).toEqual(NOT_THE_OPERATOR)
    }
    state.now += 300_000
    expect(ask(TOKEN)).toMatch(/^[\da-f]{8}$/)
    // The right token resets the count.
    expect(ask('wrong')).toEqual(NOT_THE_OPERATOR)
    expect(ask(TOKEN)).toMatch(/^[\da-f]{8}$/)
  })

  it('starts again from zero after an hour without a wrong token', () => {
    const { state, ask } = open()
    for (let tries = 0; tries < 5; tries++) ask('wrong')
    state.now += 3600_000
    for (let tries = 0; tries < 4; tries++) expect(ask('wrong')).toEqual(NOT_THE_OPERATOR)
    expect(ask(TOKEN)).toMatch(/^[\da-f]{8}$/)
  })

  it('without any token is not counted; every wrong token is', () => {
    const { state, ask } = open()
    for (let tries = 0; tries < 9; tries++) expect(ask(undefined)).toEqual(NOT_THE_OPERATOR)
    expect(state.failures).toEqual([])
    for (let tries = 0; tries < 6; tries++) ask('wrong')
    expect(state.failures).toEqual([...Array<string>(5).fill('203.0.113.7 wrong'), '203.0.113.7 waiting'])
  })
})
