import { advise, bestCommand, RemainingBudget, review } from '@quayside/bots'
import { suggestionsOf } from '@quayside/bots/testing'
import { Game, random } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { type Command, packetRow, type State } from '../rules/index.ts'
import { adviser } from './adviser.ts'

const QUICK = { budget: { nodes: 600 }, seed: 'test' }

const choose = (state: State, seat: number): Command =>
  bestCommand(adviser.plannerFor(state).rank(state, seat, new RemainingBudget({ nodes: 1000 }))).command

const playedGame = (players: number) => {
  const game = Game.open(packetRow, { players }, 'advice')
  if (!game.ok) throw new Error(game.refusal.code)
  const positions: { state: State; seat: number }[] = []
  for (;;) {
    const [seat] = packetRow.deciders(game.value.state)
    if (seat === undefined) return { record: game.value.record, positions, end: game.value.state }
    if (game.value.moveNumber % 12 === 5) positions.push({ state: packetRow.copy(game.value.state), seat })
    game.value.submit(seat, choose(game.value.state, seat))
  }
}

/** How far the largest gain and the largest loss are apart. */
const spread = (after: readonly number[], before: readonly number[]): number => {
  const changes = after.map((points, seat) => points - (before[seat] ?? 0))
  return Math.max(...changes) - Math.min(...changes)
}

describe.each([2, 4])('advice on Packet Row with %i players', (players) => {
  const { record, positions, end } = playedGame(players)

  it('suggests legal commands with their expected points', () => {
    for (const { state, seat } of positions) {
      const advice = advise(adviser, packetRow.view(state, seat), seat, QUICK)
      if (!advice.ok) throw new Error(advice.refusal.code)
      expect(advice.value.suggestions.length).toBeGreaterThan(0)
      for (const { command, points } of advice.value.suggestions) {
        const parsed = packetRow.notation.parse(command)
        expect(parsed.ok && packetRow.refuse(state, seat, parsed.value)).toBe(null)
        expect(points).toBeGreaterThan(-5)
        expect(points).toBeLessThan(60)
      }
    }
  })

  it('does not depend on hidden cards', () => {
    const source = random('elsewhere')
    for (const { state, seat } of positions) {
      const view = packetRow.view(state, seat)
      const other = packetRow.view(packetRow.sampleState(view, source), seat)
      expect(advise(adviser, other, seat, QUICK)).toEqual(advise(adviser, view, seat, QUICK))
    }
  })

  it('covers a whole game in a review', async () => {
    const result = await review(adviser, record, { level: 'mate', budget: { nodes: 200 } })
    if (!result.ok) throw new Error(result.refusal.code)
    const { curve, decisions } = result.value
    expect(curve).toHaveLength(record.moves.length + 1)
    const scores = packetRow.outcome(end)?.scores.toSorted((a, b) => a.seat - b.seat)
    expect(curve.at(-1)).toEqual(scores?.map(({ total }) => total))
    expect(decisions.length).toBeGreaterThan(10)
    // Most commands decide little, and none because another seat gave it.
    const change = curve.slice(1).reduce((sum, finals, at) => sum + spread(finals, curve[at] ?? finals), 0)
    expect(change / record.moves.length).toBeLessThan(0.4)
  })
})

describe('suggestions from samples', () => {
  const game = Game.open(packetRow, { players: 2 }, 'advice')
  if (!game.ok) throw new Error(game.refusal.code)
  const view = packetRow.view(game.value.state, packetRow.deciders(game.value.state)[0] ?? 0)
  const [seat = 0] = packetRow.deciders(view)
  const [first, second] = packetRow.commands(view, seat)
  if (first === undefined || second === undefined) throw new Error('no choice')
  const suggested = (best: readonly (readonly number[])[], other: readonly (readonly number[])[]) =>
    suggestionsOf(adviser, view, seat, [
      { command: first, follow: [], after: packetRow.copy(view), samples: best.map(seated) },
      { command: second, follow: [], after: packetRow.copy(view), samples: other.map(seated) },
    ])
  const seated = ([own = 0, rival = 0]: readonly number[]): number[] =>
    seat === 0 ? [own, rival] : [rival, own]

  it('compare points in the worlds that both commands were tried in', () => {
    const [best, other] = suggested(
      [
        [10, 5],
        [12, 5],
        [20, 5],
        [30, 5],
      ],
      [
        [9, 5],
        [11, 5],
      ],
    )
    expect([best?.points, other?.points]).toEqual([18, 17])
  })

  it('say what a command with more points gives to the rival', () => {
    const [best, other] = suggested(Array(4).fill([12, 9]), Array(4).fill([14, 13]))
    expect([best?.points, other?.points, other?.behind]).toEqual([12, 14, 2])
    expect(best?.against.some(({ code }) => code === 'helps-rivals')).toBe(false)
    expect(other?.against).toEqual([{ code: 'helps-rivals', params: { points: 4 } }])
  })
})
