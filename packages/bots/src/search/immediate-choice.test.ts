import { describe, expect, it } from 'vitest'
import type { Bot } from '../bot.ts'
import { chooseImmediately, chooseWithNoise } from './immediate-choice.ts'
import type { Planner } from './planner.ts'

/** Prefers later letters of the alphabet. */
const planner: Planner<null, string> = {
  rank: (_state, _seat, allowance) =>
    ['c', 'a', 'e', 'b', 'd'].map((command) => {
      allowance.spend()
      return { command, value: command.charCodeAt(0) }
    }),
  value: () => 0,
  isTurnOver: () => false,
}

const decisions = (bot: Bot<null, string>): string[] =>
  Array.from({ length: 400 }, (_, seed) => bot.decide(null, 0, { nodes: 9 }, `${seed}`))

describe('a bot that does not look ahead', () => {
  it('takes the best-ranked command', () => {
    expect(new Set(decisions(chooseImmediately(() => planner)))).toEqual(new Set(['e']))
  })

  it('takes another top command as often as its noise says', () => {
    const taken = decisions(chooseWithNoise(() => planner, { often: 50, among: 2 }))
    expect(new Set(taken)).toEqual(new Set(['e', 'd']))
    // Half of the random choices still hit the best command.
    const others = taken.filter((command) => command === 'd').length
    expect(others / taken.length).toBeGreaterThan(0.2)
    expect(others / taken.length).toBeLessThan(0.3)
  })

  it('makes the same choice for the same seed', () => {
    const bot = chooseWithNoise(() => planner, { often: 50, among: 5 })
    expect(decisions(bot)).toEqual(decisions(bot))
  })
})
