import { describe, expect, it } from 'vitest'
import { random } from '../random.ts'
import { highCard } from '../testing/high-card/rules.ts'
import { playout } from './playout.ts'
import { checkReplay } from './replaying.ts'

const played = playout(highCard, { players: 2, coins: 3 }, 'one', random('one'))

describe('a replay', () => {
  it('leads where the game led, past every position of it', () => {
    const visited: number[] = []
    checkReplay(highCard, played, (_, at) => visited.push(at))
    expect(visited).toEqual([...Array(played.turns.length + 1).keys()])
  })

  it('is found out when it ends in another position', () => {
    const state = { ...played.state, coins: [99, 99] }
    expect(() => checkReplay(highCard, { ...played, state })).toThrow(
      'replay: the replay ends in another position',
    )
  })

  it('is found out when it tells another story', () => {
    const turns = played.turns.toReversed()
    expect(() => checkReplay(highCard, { ...played, turns })).toThrow(
      'replay: the replay tells another story',
    )
  })
})
