/**
 * Learns one network from the positions of self-play: reads chunks, runs gradient descent and publishes
 * weights, as learner.py does on a GPU.
 */
import { appendFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  Network,
  NetworkTrainer,
  readWeights,
  SparseInput,
  type WeightsFile,
  writeWeights,
} from '@quayside/bots/training'
import { random } from '@quayside/kernel'
import { type DecodedPosition, decodeChunk } from './sample-chunk.ts'

/** Positions needed before the first step, and steps per network before it is the next one's turn. */
const FIRST = 4096
const TURN = 64
const WARM_UP = 300

export interface LearnerOptions {
  /** At the beginning; it falls to a tenth. */
  readonly rate: number
  readonly batch: number
  /** How often each position is learnt. */
  readonly repeats: number
  /** Positions remembered. */
  readonly window: number
  /** Share of the running mean of the weights that a step keeps. */
  readonly memory: number
  /** Seconds between two publications. */
  readonly every: number
}

export class Learner {
  readonly #folder: string
  readonly #options: LearnerOptions
  readonly #trainer: NetworkTrainer
  readonly #mean: Network
  readonly #input: SparseInput
  readonly #remembered: DecodedPosition[] = []
  readonly #source = random('learner')
  #next = 0
  #due = 0
  #steps = 0
  #seen = 0
  #published = 0
  #fresh = { games: 0, wealth: 0, squares: 0, samples: 0 }

  constructor(folder: string, options: LearnerOptions) {
    this.#folder = folder
    this.#options = options
    const file = readFileSync(join(folder, 'weights.json'), 'utf8')
    const network = readWeights(JSON.parse(file) as WeightsFile)
    this.#trainer = new NetworkTrainer(network)
    this.#mean = new Network(network.shape, network.weights.slice())
    this.#input = new SparseInput(network.shape.inputs)
  }

  collect(): void {
    const folder = join(this.#folder, 'chunks')
    for (const name of readdirSync(folder).toSorted())
      if (name.endsWith('.bin')) this.#take(join(folder, name))
  }

  #take(file: string): void {
    const { games, wealth, positions } = decodeChunk(readFileSync(file))
    rmSync(file)
    for (const position of positions) {
      // The error is measured with the published network on positions it was not trained on.
      const output = this.#mean.evaluate(this.#set(position))
      for (const [unit, expected] of position.target.entries())
        this.#fresh.squares += ((output[unit] as number) - expected) ** 2
      this.#remembered[this.#next] = position
      this.#next = (this.#next + 1) % this.#options.window
    }
    this.#due += (positions.length * this.#options.repeats) / this.#options.batch
    this.#fresh.games += games
    this.#fresh.wealth += wealth
    this.#fresh.samples += positions.length
    this.#seen += positions.length
  }

  #set({ index, value }: DecodedPosition): SparseInput {
    this.#input.index.set(index)
    this.#input.value.set(value)
    this.#input.count = index.length
    return this.#input
  }

  /** Takes the steps that are due, up to a turn's; returns their number. `done` goes from 0 to 1. */
  descend(done: number): number {
    const { rate, batch, window, memory } = this.#options
    if (this.#remembered.length < Math.min(FIRST, window)) return 0
    const steps = Math.floor(Math.min(this.#due, TURN))
    this.#due -= steps
    for (let step = 0; step < steps; step++) {
      for (let sample = 0; sample < batch; sample++) {
        const position = this.#remembered[this.#source.nextInt(this.#remembered.length)] as DecodedPosition
        this.#trainer.learn(this.#set(position), position.target)
      }
      this.#steps++
      this.#trainer.step(rate * (1 - 0.9 * done) * Math.min(1, this.#steps / WARM_UP))
      const { weights } = this.#trainer.network
      for (const [at, mean] of this.#mean.weights.entries())
        this.#mean.weights[at] = mean + (1 - memory) * ((weights[at] as number) - mean)
    }
    return steps
  }

  isOverdue(seconds: number): boolean {
    return this.#steps > 0 && seconds - this.#published > this.#options.every
  }

  publish(seconds: number): void {
    this.#published = seconds
    if (!this.#mean.weights.every(Number.isFinite)) throw new Error(`${this.#folder} has diverged`)
    const file = join(this.#folder, 'weights.json')
    writeFileSync(`${file}.new`, `${JSON.stringify(writeWeights(this.#mean))}\n`)
    renameSync(`${file}.new`, file)
    const { samples, squares, games, wealth } = this.#fresh
    if (samples === 0) return
    const line = {
      seconds: Number(seconds.toFixed(1)),
      games,
      samples: this.#seen,
      steps: this.#steps,
      wealth,
      squares: squares / samples / this.#mean.shape.outputs,
    }
    appendFileSync(join(this.#folder, 'progress.jsonl'), `${JSON.stringify(line)}\n`)
    this.#fresh = { games: 0, wealth: 0, squares: 0, samples: 0 }
  }

  get summary(): string {
    return `${basename(this.#folder)}: ${this.#seen} positions, ${this.#steps} steps, ${Math.floor(this.#due)} steps left out`
  }
}
