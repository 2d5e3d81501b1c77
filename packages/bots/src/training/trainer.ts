/** One learner of several: plays lessons with the common weights, learns from them, and gives its weights back. */

import { Network, SparseInput } from '../network/network.ts'
import { NetworkTrainer } from '../network/network-trainer.ts'
import { playSelfPlayGame, type SelfPlayGame, setTargets } from './self-play.ts'
import type { SelfPlayAgent, TrainingGame } from './training-game.ts'

export interface TrainingSchedule {
  readonly curiosity: number
  readonly rate: number
}

export interface TrainingReport {
  readonly games: number
  /** Sum of all seats' final results, and of the network's squared errors. */
  readonly wealth: number
  readonly loss: number
  readonly samples: number
}

const BATCH = 32
const REMEMBERED = 60
const REPEATS = 6

export class Trainer<State, Command, Options> {
  readonly #subject: TrainingGame<State, Command, Options>
  readonly #options: Options
  readonly #scholar: SelfPlayAgent<State, Command>
  readonly #learner: NetworkTrainer
  readonly #input: SparseInput
  readonly #memory: SelfPlayGame[] = []
  #next = 0

  constructor(subject: TrainingGame<State, Command, Options>, options: Options, weights: Float64Array) {
    this.#subject = subject
    this.#options = options
    const shape = subject.shapeFor(options)
    const network = new Network(shape, weights)
    this.#scholar = subject.scholar(options, network)
    this.#learner = new NetworkTrainer(network)
    this.#input = new SparseInput(shape.inputs)
  }

  /** Plays and learns until the clock that is handed in says stop, one game at least. */
  study(name: string, { curiosity, rate }: TrainingSchedule, goOn: () => boolean): TrainingReport {
    let games = 0
    let wealth = 0
    let loss = 0
    let samples = 0
    do {
      const lesson = playSelfPlayGame(this.#subject, this.#scholar, this.#options, `${name} ${games}`, {
        chance: curiosity,
      })
      setTargets(lesson, this.#subject.lambda, this.#subject.unit)
      games++
      wealth += lesson.finals.reduce((sum, final) => sum + final, 0)
      loss += this.#learn(lesson, rate)
      samples += lesson.samples.length
      this.#remember(lesson)
      for (let repeat = 0; repeat < REPEATS; repeat++) {
        const again = this.#memory[(games * 7 + repeat * 13) % this.#memory.length]
        if (again !== undefined) this.#learn(again, rate)
      }
    } while (goOn())
    return { games, wealth, loss, samples }
  }

  #remember(lesson: SelfPlayGame): void {
    this.#memory[this.#next] = lesson
    this.#next = (this.#next + 1) % REMEMBERED
  }

  #learn({ samples }: SelfPlayGame, rate: number): number {
    let loss = 0
    for (const [at, { index, value, target }] of samples.entries()) {
      this.#input.index.set(index)
      this.#input.value.set(value)
      this.#input.count = index.length
      loss += this.#learner.learn(this.#input, target)
      if (at % BATCH === BATCH - 1) this.#learner.step(rate)
    }
    this.#learner.step(rate)
    return loss
  }
}
