import { describe, expect, it } from 'vitest'
import { random } from '../random.ts'
import { highCard } from '../testing/high-card/rules.ts'
import { conformFrom } from './conform-from.ts'

const start = () => {
  const options = highCard.options({ players: 3 })
  if (!options.ok) throw new Error(options.refusal.code)
  return highCard.setup(options.value, 'from')
}

describe('playing on from a position', () => {
  it('stops at the given depth, and does not change the position', () => {
    const state = start()
    const before = highCard.hash(state)
    expect(conformFrom(highCard, state, random('a'), { depth: 5, every: 2, arrangements: 1 })).toBe(5)
    expect(highCard.hash(state)).toBe(before)
  })

  it('stops at the end of the game', () => {
    const played = conformFrom(highCard, start(), random('b'), { depth: 500, every: 50, arrangements: 1 })
    expect(played).toBeGreaterThan(10)
    expect(played).toBeLessThan(500)
  })

  it('finds a decider without a command', () => {
    const stuck: typeof highCard = {
      ...highCard,
      commands: (state, seat, list) => {
        const commands = highCard.commands(state, seat, list)
        if (seat === 2 && state.committed.some((card) => card !== null)) commands.length = 0
        return commands
      },
    }
    const play = () => conformFrom(stuck, start(), random('c'), { depth: 50, every: 50, arrangements: 1 })
    expect(play).toThrow(/the game waits for seat 2, which can do nothing/)
  })
})
