import { Network, weightCount } from '@quayside/bots'
import { initializeWeights, Trainer, type TrainingReport } from '@quayside/bots/training'
import { random } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { type Command, leHavre, type Options, type State } from '../../rules/index.ts'
import { subject } from '../training-game.ts'

const CURRICULUM = { curiosity: 0.1, rate: 0.002 }

const school = (): { readonly pupil: Trainer<State, Command, Options>; readonly weights: Float64Array } => {
  const options = leHavre.options({ players: 1, version: 'short' })
  if (!options.ok) throw new Error(options.refusal.code)
  const shape = subject.shapeFor(options.value)
  const weights = new Float64Array(weightCount(shape))
  const source = random('fresh')
  initializeWeights(new Network(shape, weights), (bound) => source.nextInt(bound))
  return { pupil: new Trainer(subject, options.value, weights), weights }
}

const games = (pupil: Trainer<State, Command, Options>, name: string, count: number): TrainingReport => {
  let left = count
  return pupil.study(name, CURRICULUM, () => --left > 0)
}

describe('a pupil', () => {
  it('errs less after a few games', () => {
    const { pupil } = school()
    const first = games(pupil, 'first', 1)
    games(pupil, 'more', 8)
    const last = games(pupil, 'last', 3)
    expect(last.games).toBe(3)
    expect(last.loss / last.samples).toBeLessThan((0.8 * first.loss) / first.samples)
  })

  it('learns the same from the same games', () => {
    const [one, other] = [school(), school()]
    expect(games(one.pupil, 'same', 3)).toEqual(games(other.pupil, 'same', 3))
    expect(one.weights).toEqual(other.weights)
    expect(one.weights).not.toEqual(school().weights)
  })

  it('plays one game even when the time is up', () => {
    expect(school().pupil.study('late', CURRICULUM, () => false).games).toBe(1)
  })
})
