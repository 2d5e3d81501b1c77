import { describe, expect, it } from 'vitest'
import type { Bot } from '../bot.ts'
import { chooseImmediately, chooseWithNoise } from './immediate-choice.ts'
import type { Planner } from './planner.ts'

/** Likes the letters of the alphabet, the later the better. */
const mind: Planner<null, string> = {
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
  it('takes what it likes best', () => {
    expect(new Set(decisions(chooseImmediately(() => mind)))).toEqual(new Set(['e']))
  })

  it('takes something else that looks good as often as it is distracted', () => {
    const taken = decisions(chooseWithNoise(() => mind, { often: 50, among: 2 }))
    expect(new Set(taken)).toEqual(new Set(['e', 'd']))
    // Half of the distractions still hit upon the best.
    const others = taken.filter((command) => command === 'd').length
    expect(others / taken.length).toBeGreaterThan(0.2)
    expect(others / taken.length).toBeLessThan(0.3)
  })

  it('is distracted the same way by the same seed', () => {
    const bot = chooseWithNoise(() => mind, { often: 50, among: 5 })
    expect(decisions(bot)).toEqual(decisions(bot))
  })
})
