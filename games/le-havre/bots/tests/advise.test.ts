import type { SearchProgress } from '@quayside/bots'
import { type Advice, type AdviceOptions, advise } from '@quayside/bots'
import { random } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { leHavre } from '../../rules/index.ts'
import { before, only } from '../../rules/testing/index.ts'
import { adviser } from '../adviser.ts'
import { isLong, midGame, played } from './sample-states.ts'

const QUICK: AdviceOptions = { budget: { nodes: isLong ? 1500 : 400 }, seed: 'test' }

const adviceFor = (state: Parameters<typeof leHavre.copy>[0], seat: number, options = QUICK): Advice => {
  const advice = advise(adviser, leHavre.view(state, seat), seat, options)
  if (!advice.ok) throw new Error(advice.refusal.code)
  return advice.value
}

describe('advice', () => {
  const positions = played({ players: 3 }, 40).map(({ state, seat }) => ({
    state,
    seat,
    advice: adviceFor(state, seat),
  }))

  it('suggests a few legal commands, best first, with their expected points', () => {
    for (const { state, seat, advice } of positions) {
      const { suggestions, expected, error } = advice
      expect(error).toBeGreaterThanOrEqual(adviser.noise)
      expect(suggestions.length).toBeGreaterThan(0)
      expect(suggestions.length).toBeLessThanOrEqual(3)
      expect(expected).toHaveLength(3)
      expect(suggestions[0]).toMatchObject({ behind: 0, even: true })
      for (const { command, points } of suggestions) {
        const parsed = leHavre.notation.parse(command)
        expect(parsed.ok && leHavre.refuse(state, seat, parsed.value)).toBe(null)
        expect(Number.isFinite(points)).toBe(true)
      }
    }
  })

  it('says what a command with more points than the best one gives to rivals', () => {
    for (const { advice } of positions)
      for (const { points, even, against } of advice.suggestions)
        if (!even && Math.round(points) > Math.round(advice.suggestions[0]?.points ?? points))
          expect(against[0]?.code).toBe('helps-rivals')
  })

  it('is plain data', () => {
    for (const { advice } of positions) expect(JSON.parse(JSON.stringify(advice))).toEqual(advice)
  })

  it('is the same for the same view, nodes and seed, and leaves the view unchanged', () => {
    for (const { state, seat, advice } of positions) {
      const digest = leHavre.hash(state)
      expect(adviceFor(state, seat)).toEqual(advice)
      expect(leHavre.hash(state)).toBe(digest)
    }
  })

  it('does not depend on hidden cards', () => {
    const source = random('elsewhere')
    for (const { state, seat, advice } of positions) {
      const other = leHavre.sampleState(leHavre.view(state, seat), source)
      expect(adviceFor(other, seat)).toEqual(advice)
    }
  })

  it('can be given by every advice level', () => {
    const [first] = positions
    if (!first) throw new Error('no position')
    for (const level of ['mate', 'captain', 'commodore'] as const)
      expect(adviceFor(first.state, first.seat, { ...QUICK, level }).suggestions.length).toBeGreaterThan(0)
  })

  it.each([0, 1, 20])('is legal with %i nodes', (nodes) => {
    for (const { state, seat } of midGame(2, 60)) {
      const [best] = adviceFor(state, seat, { budget: { nodes } }).suggestions
      const command = leHavre.notation.parse(best?.command ?? '')
      expect(command.ok && leHavre.refuse(state, seat, command.value)).toBe(null)
    }
  })

  it('returns immediately when cancelled, and reports progress', () => {
    const [first] = positions
    if (!first) throw new Error('no position')
    const reports: SearchProgress[] = []
    const endless = { level: 'commodore', budget: { nodes: 1e9 } } as const
    const watch = {
      cancelled: () => reports.length > 0,
      progress: (progress: SearchProgress) => reports.push(progress),
    }
    expect(adviceFor(first.state, first.seat, { ...endless, watch }).suggestions).not.toEqual([])
    expect(reports).toHaveLength(1)
    const impatient = { cancelled: () => true }
    expect(adviceFor(first.state, first.seat, { ...endless, watch: impatient }).suggestions).not.toEqual([])
  })

  it('is refused for a seat that is not a decider', () => {
    const table = before('bakehouse', { franc: 3 }, { options: { players: 2 } })
    expect(advise(adviser, leHavre.view(table.state, 1), 1)).toMatchObject({
      ok: false,
      refusal: { code: 'not-your-turn', params: { seat: 2 } },
    })
  })

  it('finds the winning last action with its exact points and a reason', () => {
    const table = before(
      'joinery',
      { wood: 3, fish: 1 },
      {
        options: { players: 2 },
        phase: 'final',
        turn: 2,
        offers: { franc: 1, fish: 2, wood: 2 },
        seats: { '2': { stock: only({ franc: 6 }), loans: 0 } },
      },
    )
    const [best, second] = adviceFor(table.state, 0, { budget: { nodes: 1500 }, seed: 'test' }).suggestions
    expect(best).toMatchObject({
      command: 'enter joinery',
      points: 7,
      reasons: [{ code: 'adds-wealth', params: { francs: 7 } }, { code: 'turns-into' }],
    })
    expect(second?.points).toBeLessThan(7)
  })

  it('gives no reason for a forced move', () => {
    const table = before('bakehouse', { franc: 3 }, { step: 'supply' })
    expect(adviceFor(table.state, 0).suggestions).toMatchObject([{ command: 'supply', reasons: [] }])
  })
})
