import { readFileSync } from 'node:fs'
import { parseRecord, replay } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { roundNumber } from '../../queries/index.ts'
import { packetRow } from '../../rules/index.ts'
import { points } from './points-curve.ts'

const TEXT = readFileSync(new URL('../../fixtures/version-1/three-players.txt', import.meta.url), 'utf8')

describe('points over a game', () => {
  it('begin with the set-up, have a point for every round and end with the result', () => {
    const record = parseRecord(TEXT)
    const played = record.ok ? replay(packetRow, record.value) : record
    if (!played.ok) throw new Error(played.refusal.code)
    const { state } = played.value
    const curve = points(TEXT)
    expect(curve?.[0]).toHaveLength(3)
    expect(curve?.at(-1)).toEqual(packetRow.outcome(state)?.scores.map(({ total }) => total))
    expect(curve).toHaveLength(roundNumber(state) + 1)
  })

  it('are not known of a text that does not replay', () => {
    expect(points('hello')).toBeNull()
    expect(points(TEXT.replace(/^seed .*$/m, 'seed other'))).toBeNull()
  })
})
