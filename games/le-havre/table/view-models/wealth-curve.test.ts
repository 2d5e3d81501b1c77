import { readFileSync } from 'node:fs'
import { parseRecord, replay } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { leHavre, roundsOf } from '../../rules/index.ts'
import { wealthCurve } from './wealth-curve.ts'

const TEXT = readFileSync(new URL('../../fixtures/version-1/golden/short-2.txt', import.meta.url), 'utf8')

describe('fortunes over a game', () => {
  it('begin with the set-up, have a point for every round and end with the result', () => {
    const record = parseRecord(TEXT)
    const played = record.ok ? replay(leHavre, record.value) : record
    if (!played.ok) throw new Error(played.refusal.code)
    const result = leHavre.outcome(played.value.state)?.scores.toSorted((one, other) => one.seat - other.seat)
    const curve = wealthCurve(TEXT)
    const players = result?.length ?? 0
    expect(curve?.[0]).toHaveLength(players)
    expect(curve?.at(-1)).toEqual(result?.map(({ total }) => total))
    expect(curve).toHaveLength(roundsOf('short', players).length + 2)
  })

  it('are not known of a text that does not replay', () => {
    expect(wealthCurve('hello')).toBeNull()
    expect(wealthCurve(TEXT.replace(/^seed .*$/m, 'seed other'))).toBeNull()
  })
})
