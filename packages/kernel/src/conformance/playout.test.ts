import { describe, expect, it } from 'vitest'
import { random } from '../random.ts'
import { highCard } from '../testing/high-card/rules.ts'
import { playout } from './playout.ts'

const play = (seed: string, bound?: number) =>
  playout(highCard, { players: 3, coins: 3 }, seed, random(seed), bound)

describe('a playout', () => {
  it('reaches the end of the game and records it', () => {
    const { record, state, turns } = play('one')
    expect(highCard.outcome(state)).not.toBe(null)
    expect(record.moves.map(({ command }) => command)).toEqual(
      turns.map(({ command }) => highCard.notation.print(command)),
    )
  })

  it('chooses only listed commands', () => {
    for (const { command, list } of play('two').turns) expect(list).toContain(command)
  })

  it('lets seats act out of turn now and then', () => {
    const turns = ['one', 'two', 'three', 'four', 'five', 'six'].flatMap((seed) => play(seed).turns)
    const interjections = turns.filter(({ interjected }) => interjected).length
    expect(interjections).toBeGreaterThan(0)
    expect(interjections).toBeLessThan(turns.length / 4)
  })

  it('starts only with options that the game accepts', () => {
    expect(() => playout(highCard, { players: 9, coins: 3 }, 'one', random('one'))).toThrow('options: ')
  })

  it('fails for a game that does not end', () => {
    expect(() => play('one', 5)).toThrow('endless: no end after 5 commands')
  })
})
