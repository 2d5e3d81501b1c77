import { describe, expect, it } from 'vitest'
import { type RaceRound, race } from './racing.ts'

const CHOICES = ['take', 'build', 'ship'].map((command) => ({ command, value: 0 }))

/** Runs rounds with given values and counts them. */
const run = (
  values: (command: string, number: number) => number | null,
  rounds = 30,
  firstRounds?: number,
) => {
  const fields: string[][] = []
  const playRound: RaceRound<string> = (running, number) => {
    fields.push(running.map(({ command }) => command))
    return running.flatMap(({ command }) => {
      const value = values(command, number)
      return value === null ? [] : [{ command, value }]
    })
  }
  return { winner: race(CHOICES, rounds, playRound, firstRounds), fields }
}

const swinging = (number: number): number => (number % 2 === 0 ? 0.1 : -0.1)

describe('racing', () => {
  it('chooses the command with the best mean, even if it loses some rounds', () => {
    const { winner } = run((command, number) => (command === 'build' ? 0.55 + 3 * swinging(number) : 0.5))
    expect(winner).toBe('build')
  })

  it('drops no command in the first rounds, then those that are clearly behind', () => {
    const { winner, fields } = run((command, number) => (command === 'ship' ? 0.7 : 0.4) + number / 1000)
    expect(winner).toBe('ship')
    expect(fields).toHaveLength(4)
  })

  it('drops no command before the requested number of rounds', () => {
    const { fields } = run((command) => (command === 'ship' ? 0.7 : 0.4), 30, 16)
    expect(fields).toHaveLength(16)
    expect(fields[15]).toHaveLength(3)
  })

  it('continues with the commands that may still be better', () => {
    const { fields } = run((command, number) => {
      if (command === 'ship') return 0.1
      return 0.5 + (command === 'take' ? swinging(number) : 0)
    })
    expect(fields).toHaveLength(30)
    expect(fields[4]?.toSorted()).toEqual(['build', 'take'])
  })

  it('stops when the remaining difference is negligible', () => {
    const { fields } = run((command, number) => 0.5 + (command === 'take' ? swinging(number) / 100 : 0))
    expect(fields).toHaveLength(4)
  })

  it('drops a command that does not finish the first round', () => {
    const { fields } = run((command, number) => (command === 'take' ? null : 0.5 + swinging(number)), 2)
    expect(fields[1]).toEqual(['build', 'ship'])
  })

  it('chooses the favourite if there is no time for a round', () => {
    expect(race(CHOICES, 30, () => null)).toBe('take')
  })
})
