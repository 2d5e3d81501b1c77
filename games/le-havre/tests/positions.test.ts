import process from 'node:process'
import { random } from '@quayside/kernel'
import { conformFrom } from '@quayside/kernel/conformance'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leHavre, type State } from '../rules/index.ts'
import { REFUSAL_CODES } from '../rules/testing/index.ts'
import { anyPosition } from './positions.ts'

// A short run; `QUAYSIDE_POSITIONS=100000` tries as many as wanted.
const POSITIONS = Number(process.env['QUAYSIDE_POSITIONS'] ?? 150)

/** A view is continued with a sampled state. */
const whole = (state: State): State => {
  const { viewer } = leHavre.position.write(state) as { readonly viewer: unknown }
  return viewer === null ? state : leHavre.sampleState(state, random('whole'))
}

it('any written position is refused with a reason or can be continued [LH-R.22]', {
  timeout: 3_600_000,
}, () => {
  let accepted = 0
  fc.assert(
    fc.property(anyPosition, (literal) => {
      const read = leHavre.position.read(literal)
      if (!read.ok) {
        expect(REFUSAL_CODES).toContain(read.refusal.code)
        return
      }
      if (leHavre.deciders(read.value).length === 0) return
      accepted++
      conformFrom(leHavre, whole(read.value), random('on'), { depth: 25, every: 12, arrangements: 1 })
    }),
    { numRuns: POSITIONS, ...(process.env['QUAYSIDE_POSITIONS'] ? {} : { seed: 1 }) },
  )
  expect(accepted).toBeGreaterThan(POSITIONS / 20)
})
