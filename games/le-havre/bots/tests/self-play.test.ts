import type { SelfPlayAgent } from '@quayside/bots'
import { Network, weightCount } from '@quayside/bots'
import {
  initializeWeights,
  playSelfPlayGame,
  type SelfPlayGame,
  setTargets,
  type TrainingSample,
} from '@quayside/bots/training'
import { random } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { type Command, leHavre, type Options, type State } from '../../rules/index.ts'
import { trainingGame } from '../training-game.ts'

const sample = (seat: number, worth: readonly number[], expected: readonly number[]): TrainingSample => ({
  index: new Int32Array(0),
  value: new Float64Array(0),
  seat,
  worth: Float64Array.from(worth),
  expected: Float64Array.from(expected),
  target: new Float64Array(worth.length),
})

/** Two positions of two seats in a game that ends 150 to 100. */
const selfPlayGame = (): SelfPlayGame => ({
  samples: [sample(0, [0, 10], [50, 60]), sample(1, [20, 10], [110, 80])],
  moves: [],
  finals: Float64Array.of(150, 100),
})

const targets = (lambda: number): number[][] => {
  const game = selfPlayGame()
  setTargets(game, lambda, 50)
  return game.samples.map(({ target }) => [...target])
}

describe('the target of a position, in units of fifty francs beyond its worth, is', () => {
  it('the final result with lambda 1', () => {
    expect(targets(1)).toEqual([
      [150 / 50, 90 / 50],
      [90 / 50, 130 / 50],
    ])
  })

  it('the next expectation with lambda 0; for the last position always the final result', () => {
    expect(targets(0)).toEqual([
      [110 / 50, 70 / 50],
      [90 / 50, 130 / 50],
    ])
  })

  it('a mixture of both for other lambdas', () => {
    expect(targets(0.5)[0]).toEqual([130 / 50, 80 / 50])
  })
})

describe('a self-play game', () => {
  const checked = leHavre.options({ players: 2, version: 'short' })
  const options = checked.ok ? checked.value : ({} as Options)
  const shape = trainingGame.shapeFor(options)
  const agent = (): SelfPlayAgent<State, Command> & { readonly network: Network } => {
    const network = new Network(shape, new Float64Array(weightCount(shape)))
    const source = random('fresh')
    initializeWeights(network, (bound) => source.nextInt(bound))
    return { ...trainingGame.agent(options, network), network }
  }

  it('is the same for the same seed, and different for another', () => {
    const play = (seed: string): SelfPlayGame =>
      playSelfPlayGame(trainingGame, agent(), options, seed, { chance: 0.2 })
    expect(play('a')).toEqual(play('a'))
    expect(play('a').samples).not.toEqual(play('b').samples)
  })

  it('records the worth of each position by seat', () => {
    const { samples, finals } = playSelfPlayGame(trainingGame, agent(), options, 'a', { chance: 0 })
    expect(samples.length).toBeGreaterThan(20)
    expect(finals).toHaveLength(2)
    const { network } = agent()
    for (const { seat, index, worth, expected } of samples) {
      expect(index.length).toBeLessThan(network.shape.inputs)
      expect([seat, worth.length, expected.length]).toEqual([expect.any(Number), 2, 2])
    }
    expect(new Set(samples.map(({ seat }) => seat))).toEqual(new Set([0, 1]))
  })

  it('records the network’s output for each position', () => {
    const evaluator = agent()
    const { samples } = playSelfPlayGame(trainingGame, evaluator, options, 'a', { chance: 0 })
    const { features, network } = evaluator
    // In the final phase, seats that are done get their actual wealth.
    for (const { seat, index, value, worth, expected } of samples.slice(0, -8)) {
      features.input.clear()
      for (const [place, at] of index.entries()) features.input.set(at, value[place] as number)
      const output = network.evaluate(features.input)
      for (const place of [0, 1]) {
        const owner = (seat + place) % 2
        expect(expected[owner]).toBeCloseTo((worth[owner] as number) + 50 * (output[place] as number), 6)
      }
    }
  })
})
