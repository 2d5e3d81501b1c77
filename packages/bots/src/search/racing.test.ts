import { describe, expect, it } from 'vitest'
import { type RaceRound, race } from './racing.ts'

const CHOICES = ['take', 'build', 'ship'].map((command) => ({ command, value: 0 }))

/** Runs heats in which each command gets the value it is said to get, and counts them. */
const run = (values: (command: string, number: number) => number | null, heats = 30, firstHeats?: number) => {
  const fields: string[][] = []
  const heat: RaceRound<string> = (running, number) => {
    fields.push(running.map(({ command }) => command))
    return running.flatMap(({ command }) => {
      const value = values(command, number)
      return value === null ? [] : [{ command, value }]
    })
  }
  return { winner: race(CHOICES, heats, heat, firstHeats), fields }
}

const swinging = (number: number): number => (number % 2 === 0 ? 0.1 : -0.1)

describe('in heats', () => {
  it('the command wins that is best on average, though it loses some', () => {
    const { winner } = run((command, number) => (command === 'build' ? 0.55 + 3 * swinging(number) : 0.5))
    expect(winner).toBe('build')
  })

  it('nobody is given up for the first few, and whoever is clearly behind then is', () => {
    const { winner, fields } = run((command, number) => (command === 'ship' ? 0.7 : 0.4) + number / 1000)
    expect(winner).toBe('ship')
    expect(fields).toHaveLength(4)
  })

  it('nobody is given up for as many as are asked for', () => {
    const { fields } = run((command) => (command === 'ship' ? 0.7 : 0.4), 30, 16)
    expect(fields).toHaveLength(16)
    expect(fields[15]).toHaveLength(3)
  })

  it('those who may yet be better go on, the others do not', () => {
    const { fields } = run((command, number) => {
      if (command === 'ship') return 0.1
      return 0.5 + (command === 'take' ? swinging(number) : 0)
    })
    expect(fields).toHaveLength(30)
    expect(fields[4]?.toSorted()).toEqual(['build', 'take'])
  })

  it('no time is lost on a difference that nobody would notice', () => {
    const { fields } = run((command, number) => 0.5 + (command === 'take' ? swinging(number) / 100 : 0))
    expect(fields).toHaveLength(4)
  })

  it('whoever does not finish the first is out', () => {
    const { fields } = run((command, number) => (command === 'take' ? null : 0.5 + swinging(number)), 2)
    expect(fields[1]).toEqual(['build', 'ship'])
  })

  it('the favourite wins when there is no time for any', () => {
    expect(race(CHOICES, 30, () => null)).toBe('take')
  })
})
