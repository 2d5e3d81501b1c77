/**
 * A small fully connected network: sparse inputs, two hidden layers with rectified linear units, linear
 * outputs. Uses 64-bit floats only, so that Node and every browser give equal results.
 */

/** Units of each layer. */
export interface NetworkShape {
  readonly inputs: number
  readonly first: number
  readonly second: number
  readonly outputs: number
}

/** The non-zero inputs. */
export class SparseInput {
  readonly index: Int32Array
  readonly value: Float64Array
  count = 0

  constructor(limit: number) {
    this.index = new Int32Array(limit)
    this.value = new Float64Array(limit)
  }

  clear(): void {
    this.count = 0
  }

  set(index: number, value: number): void {
    if (value === 0) return
    this.index[this.count] = index
    this.value[this.count] = value
    this.count++
  }
}

/** The weights of a layer are grouped by input unit, so that a zero input skips a whole row. */
export const weightCount = ({ inputs, first, second, outputs }: NetworkShape): number =>
  inputs * first + first + first * second + second + second * outputs + outputs

interface Layout {
  readonly firstWeights: number
  readonly firstBias: number
  readonly secondWeights: number
  readonly secondBias: number
  readonly outputWeights: number
  readonly outputBias: number
}

const layoutOf = ({ inputs, first, second, outputs }: NetworkShape): Layout => {
  const firstBias = inputs * first
  const secondWeights = firstBias + first
  const secondBias = secondWeights + first * second
  const outputWeights = secondBias + second
  const outputBias = outputWeights + second * outputs
  return { firstWeights: 0, firstBias, secondWeights, secondBias, outputWeights, outputBias }
}

/** The input that other inputs are compared with, and the first layer's sums for it. */
interface Anchor {
  readonly value: Float64Array
  /** The comparison in which an input was last seen. */
  readonly lastSeen: Int32Array
  readonly active: Int32Array
  readonly sums: Float64Array
  count: number
  turn: number
}

const addRow = (sums: Float64Array, weights: Float64Array, row: number, value: number): void => {
  for (let unit = 0; unit < sums.length; unit++)
    sums[unit] = (sums[unit] as number) + (weights[row + unit] as number) * value
}

export class Network {
  readonly shape: NetworkShape
  readonly weights: Float64Array
  readonly layout: Layout
  readonly hidden: Float64Array
  readonly second: Float64Array
  readonly output: Float64Array
  readonly #anchored: Anchor

  constructor(shape: NetworkShape, weights: Float64Array) {
    this.shape = shape
    this.weights = weights
    this.layout = layoutOf(shape)
    this.hidden = new Float64Array(shape.first)
    this.second = new Float64Array(shape.second)
    this.output = new Float64Array(shape.outputs)
    this.#anchored = {
      value: new Float64Array(shape.inputs),
      lastSeen: new Int32Array(shape.inputs),
      active: new Int32Array(shape.inputs),
      sums: new Float64Array(shape.first),
      count: 0,
      turn: 0,
    }
  }

  /** Sets the input that later ones are compared with. Valid until the weights change. */
  anchor(input: SparseInput): void {
    const anchored = this.#anchored
    // Restarted for each anchor so that a long-running server never overflows 32 bits.
    anchored.lastSeen.fill(0)
    anchored.turn = 0
    for (let place = 0; place < anchored.count; place++) anchored.value[anchored.active[place] as number] = 0
    anchored.count = input.count
    for (let place = 0; place < input.count; place++) {
      const index = input.index[place] as number
      anchored.active[place] = index
      anchored.value[index] = input.value[place] as number
    }
    this.#accumulate(input)
    anchored.sums.set(this.hidden)
  }

  /** Same result as `evaluate` except for rounding; computes only the difference from the anchor. */
  evaluateNear(input: SparseInput): Float64Array {
    const { hidden, weights } = this
    const anchored = this.#anchored
    const { lastSeen: seen, value: before } = anchored
    const units = hidden.length
    hidden.set(anchored.sums)
    anchored.turn++
    for (let place = 0; place < input.count; place++) {
      const index = input.index[place] as number
      seen[index] = anchored.turn
      const change = (input.value[place] as number) - (before[index] as number)
      if (change !== 0) addRow(hidden, weights, index * units, change)
    }
    for (let place = 0; place < anchored.count; place++) {
      const index = anchored.active[place] as number
      if (seen[index] !== anchored.turn) addRow(hidden, weights, index * units, -(before[index] as number))
    }
    return this.#finish()
  }

  /** Evaluates into `output` and leaves the hidden units in place for the trainer. */
  evaluate(input: SparseInput): Float64Array {
    this.#accumulate(input)
    return this.#finish()
  }

  #finish(): Float64Array {
    const { hidden } = this
    for (let unit = 0; unit < hidden.length; unit++) if ((hidden[unit] as number) < 0) hidden[unit] = 0
    this.#dense(this.hidden, this.second, this.layout.secondWeights, this.layout.secondBias, true)
    this.#dense(this.second, this.output, this.layout.outputWeights, this.layout.outputBias, false)
    return this.output
  }

  /** Sums of the first layer before rectification. */
  #accumulate(input: SparseInput): void {
    const { weights, hidden } = this
    const units = hidden.length
    const bias = this.layout.firstBias
    for (let unit = 0; unit < units; unit++) hidden[unit] = weights[bias + unit] as number
    for (let place = 0; place < input.count; place++)
      addRow(hidden, weights, (input.index[place] as number) * units, input.value[place] as number)
  }

  #dense(from: Float64Array, to: Float64Array, offset: number, bias: number, rectify: boolean): void {
    const { weights } = this
    const units = to.length
    for (let unit = 0; unit < units; unit++) to[unit] = weights[bias + unit] as number
    for (let source = 0; source < from.length; source++) {
      const value = from[source] as number
      if (value === 0) continue
      const row = offset + source * units
      for (let unit = 0; unit < units; unit++)
        to[unit] = (to[unit] as number) + (weights[row + unit] as number) * value
    }
    if (rectify) for (let unit = 0; unit < units; unit++) if ((to[unit] as number) < 0) to[unit] = 0
  }
}
