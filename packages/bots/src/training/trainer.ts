/**
 * One of several training workers: plays with the shared weights, learns from its games, and returns its
 * weights.
 */

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
  /** Sum of the final results of all seats, and of the squared errors. */
  readonly wealth: number
  readonly loss: number
  readonly samples: number
}

const BATCH = 32
const BUFFERED_GAMES = 60
const REPEATS = 6

export class Trainer<State, Command, Options> {
  readonly #trainingGame: TrainingGame<State, Command, Options>
  readonly #options: Options
  readonly #agent: SelfPlayAgent<State, Command>
  readonly #learner: NetworkTrainer
  readonly #input: SparseInput
  readonly #replayBuffer: SelfPlayGame[] = []
  #next = 0

  constructor(trainingGame: TrainingGame<State, Command, Options>, options: Options, weights: Float64Array) {
    this.#trainingGame = trainingGame
    this.#options = options
    const shape = trainingGame.shapeFor(options)
    const network = new Network(shape, weights)
    this.#agent = trainingGame.agent(options, network)
    this.#learner = new NetworkTrainer(network)
    this.#input = new SparseInput(shape.inputs)
  }

  /** Plays and learns until `goOn` returns false, at least one game. */
  train(name: string, { curiosity, rate }: TrainingSchedule, goOn: () => boolean): TrainingReport {
    let games = 0
    let wealth = 0
    let loss = 0
    let samples = 0
    do {
      const game = playSelfPlayGame(this.#trainingGame, this.#agent, this.#options, `${name} ${games}`, {
        chance: curiosity,
      })
      setTargets(game, this.#trainingGame.lambda, this.#trainingGame.unit)
      games++
      wealth += game.finals.reduce((sum, final) => sum + final, 0)
      loss += this.#learn(game, rate)
      samples += game.samples.length
      this.#store(game)
      for (let repeat = 0; repeat < REPEATS; repeat++) {
        const again = this.#replayBuffer[(games * 7 + repeat * 13) % this.#replayBuffer.length]
        if (again !== undefined) this.#learn(again, rate)
      }
    } while (goOn())
    return { games, wealth, loss, samples }
  }

  #store(game: SelfPlayGame): void {
    this.#replayBuffer[this.#next] = game
    this.#next = (this.#next + 1) % BUFFERED_GAMES
  }

  #learn({ samples }: SelfPlayGame, rate: number): number {
    let loss = 0
    for (const [sample, { index, value, target }] of samples.entries()) {
      this.#input.index.set(index)
      this.#input.value.set(value)
      this.#input.count = index.length
      loss += this.#learner.learn(this.#input, target)
      if (sample % BATCH === BATCH - 1) this.#learner.step(rate)
    }
    this.#learner.step(rate)
    return loss
  }
}
