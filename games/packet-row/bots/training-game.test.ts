import { Network, weightCount } from '@quayside/bots'
import { playSelfPlayGame } from '@quayside/bots/training'
import { describe, expect, it } from 'vitest'
import { type Command, packetRow, type State } from '../rules/index.ts'
import { table } from '../rules/testing/index.ts'
import { trainingGame } from './training-game.ts'

const checked = packetRow.options({ players: 3 })
if (!checked.ok) throw new Error(checked.refusal.code)
const options = checked.value
const shape = trainingGame.shapeFor(options)
const agent = trainingGame.agent(options, new Network(shape, new Float64Array(weightCount(shape))))

describe('a self-play game of Packet Row', () => {
  it('is the same for the same seed, and different for another', () => {
    const play = (seed: string) => playSelfPlayGame(trainingGame, agent, options, seed, { chance: 0.2 })
    expect(play('a')).toEqual(play('a'))
    expect(play('b').samples).not.toEqual(play('a').samples)
  })

  it('records no samples of opponents', () => {
    const asked: number[] = []
    const first = (view: State, seat: number) => {
      asked.push(seat)
      const [command] = packetRow.commands(view, seat)
      return command as Command
    }
    const { samples } = playSelfPlayGame(trainingGame, agent, options, 'a', { chance: 0 }, [
      null,
      first,
      null,
    ])
    expect(new Set(asked)).toEqual(new Set([1]))
    expect(new Set(samples.map(({ seat }) => seat))).toEqual(new Set([0, 2]))
  })

  it('records the beginning of every round from every seat', () => {
    const { samples, finals } = playSelfPlayGame(trainingGame, agent, options, 'a', { chance: 0 })
    expect(finals).toHaveLength(3)
    const bySeat = [0, 1, 2].map((own) => samples.filter(({ seat }) => seat === own).length)
    expect(Math.min(...bySeat)).toBeGreaterThan(15)
  })

  it('does not predict the cards turned up at the end of a round', () => {
    const t = table({ players: 3, boards: { bank: { current: ['banker', 'money-2'] } } })
    t.play('1 name bank', '2 pass', '3 pass')
    const before = packetRow.hash(t.state)
    const take = packetRow.notation.parse('take banker')
    if (!take.ok) throw new Error(take.refusal.code)
    const foreseen = packetRow.position.write(agent.afterstate(t.state, 0, take.value))
    expect(foreseen).toMatchObject({ phase: 'naming', boards: { bank: { future: ['?', '?'] } } })
    expect(packetRow.hash(t.state)).toBe(before)
  })
})
