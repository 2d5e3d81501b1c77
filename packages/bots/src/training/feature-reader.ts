import type { Seat } from '@quayside/kernel'
import { Network, weightCount } from '../network/network.ts'
import type { AnySubject, SelfPlayAgent } from './training-game.ts'

/** The inputs that are not zero. */
export interface SparseFeatures {
  readonly index: readonly number[]
  readonly value: readonly number[]
}

/** Positions of one set-up as the numbers that networks see, for programs that learn elsewhere. */
export class FeatureReader {
  /** How many inputs there are. */
  readonly size: number
  readonly #rules: AnySubject['rules']
  readonly #agent: SelfPlayAgent<unknown, unknown>

  constructor(subject: AnySubject, options: unknown) {
    const shape = subject.shapeFor(options)
    this.size = shape.inputs
    this.#rules = subject.rules
    // Its judgement is not asked for: only what it looks at.
    this.#agent = subject.scholar(options, new Network(shape, new Float64Array(weightCount(shape))))
  }

  /** What a seat may know of a state. */
  read(state: unknown, seat: Seat): SparseFeatures {
    return this.#readView(this.#rules.view(state, seat), seat)
  }

  /** The same after each of some commands, as far as the seat can foresee it. */
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

/** As exact as anybody learns from; shorter in a file. */
const rounded = (value: number): number => Number(value.toFixed(5))
