import { Network, weightCount } from '@quayside/bots'
import { initializeWeights, Trainer, type TrainingReport } from '@quayside/bots/training'
import { random } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { type Command, leHavre, type Options, type State } from '../../rules/index.ts'
import { trainingGame } from '../training-game.ts'

const SCHEDULE = { curiosity: 0.1, rate: 0.002 }

const newTrainer = (): {
  readonly trainer: Trainer<State, Command, Options>
  readonly weights: Float64Array
} => {
  const options = leHavre.options({ players: 1, version: 'short' })
  if (!options.ok) throw new Error(options.refusal.code)
  const shape = trainingGame.shapeFor(options.value)
  const weights = new Float64Array(weightCount(shape))
  const source = random('fresh')
  initializeWeights(new Network(shape, weights), (bound) => source.nextInt(bound))
  return { trainer: new Trainer(trainingGame, options.value, weights), weights }
}

const games = (trainer: Trainer<State, Command, Options>, name: string, count: number): TrainingReport => {
  let left = count
  return trainer.train(name, SCHEDULE, () => --left > 0)
}

describe('a trainer', () => {
  it('has a smaller error after a few games', () => {
    const { trainer } = newTrainer()
    const first = games(trainer, 'first', 1)
    games(trainer, 'more', 8)
    const last = games(trainer, 'last', 3)
    expect(last.games).toBe(3)
    expect(last.loss / last.samples).toBeLessThan((0.8 * first.loss) / first.samples)
  })

  it('learns the same from the same games', () => {
    const [one, other] = [newTrainer(), newTrainer()]
    expect(games(one.trainer, 'same', 3)).toEqual(games(other.trainer, 'same', 3))
    expect(one.weights).toEqual(other.weights)
    expect(one.weights).not.toEqual(newTrainer().weights)
  })

  it('plays at least one game', () => {
    expect(newTrainer().trainer.train('late', SCHEDULE, () => false).games).toBe(1)
  })
})
