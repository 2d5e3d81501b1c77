import type { Seat } from '@quayside/kernel'
import { Network, weightCount } from '../network/network.ts'
import type { AnyTrainingGame, SelfPlayAgent } from './training-game.ts'

/** The non-zero inputs. */
export interface SparseFeatures {
  readonly index: readonly number[]
  readonly value: readonly number[]
}

/** Reads positions of one set-up as the input features of its network, for training in other programs. */
export class FeatureReader {
  /** Number of inputs. */
  readonly size: number
  readonly #rules: AnyTrainingGame['rules']
  readonly #agent: SelfPlayAgent<unknown, unknown>

  constructor(trainingGame: AnyTrainingGame, options: unknown) {
    const shape = trainingGame.shapeFor(options)
    this.size = shape.inputs
    this.#rules = trainingGame.rules
    // Only its features are used, so the weights can be zero.
    this.#agent = trainingGame.agent(options, new Network(shape, new Float64Array(weightCount(shape))))
  }

  /** The features of a state that a seat may know. */
  read(state: unknown, seat: Seat): SparseFeatures {
    return this.#readView(this.#rules.view(state, seat), seat)
  }

  /** The features after each of the commands, as far as the seat can predict. */
  readAfter(state: unknown, seat: Seat, commands: readonly unknown[]): readonly SparseFeatures[] {
    const view = this.#rules.view(state, seat)
    return commands.map((command) => this.#readView(this.#agent.afterstate(view, seat, command), seat))
  }

  #readView(view: unknown, seat: Seat): SparseFeatures {
    this.#agent.expect(view, seat)
    const { index, value, count } = this.#agent.features.input
    return { index: [...index.subarray(0, count)], value: [...value.subarray(0, count)].map(rounded) }
  }
}

/** More digits would only enlarge the files. */
const rounded = (value: number): number => Number(value.toFixed(5))
