import { sampleRules } from '@quayside/games/testing'
import { perft } from '@quayside/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { quayside } from '../testing/run-cli.ts'

describe('perft', () => {
  it('counts the sequences of the rules, and divides them by the first command', async () => {
    const options = sampleRules.options({ players: 2 })
    if (!options.ok) throw new Error('no options')
    const expected = perft(sampleRules, sampleRules.setup(options.value, 'tide'), 3)
    const flags = ['perft', '--players', '2', '--seed', 'tide', '--depth', '3', '--json']
    const counted = JSON.parse((await quayside(flags)).stdout) as { counts: { sequences: number }[] }
    expect(counted.counts.at(-1)?.sequences).toBe(expected)
    const divided = JSON.parse((await quayside([...flags, '--divide'])).stdout) as {
      parts: { seat: number; command: string; sequences: number }[]
      sequences: number
    }
    expect(divided.sequences).toBe(expected)
    expect(divided.parts[0]).toMatchObject({ seat: 1, command: 'supply' })
  })
})
