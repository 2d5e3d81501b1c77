/** Plays along at one seat with the engine, as a browser does, and compares what it sees with what it should see. */
import { applyMoves, parseSteps, type Step, type Viewer } from '@quayside/kernel'
import type { ServerMessage } from '@quayside/protocol'
import { type AnyRules, findRules } from '@quayside/server/testing/clients'
import type { PreparedGame } from './prepared-game.ts'

const rulesFor = (game: string): AnyRules => {
  const rules = findRules(game, null)
  if (!rules) throw new Error(`no such game: ${game}`)
  return rules
}

/** The game itself, as far as it was looked at. */
export class Truth {
  readonly rules: AnyRules
  readonly #lines: PreparedGame['lines']
  readonly #states: unknown[]

  constructor({ game, options, seed, lines }: PreparedGame) {
    this.rules = rulesFor(game)
    this.#lines = lines
    const checked = this.rules.options(options)
    if (!checked.ok) throw new Error(checked.refusal.code)
    this.#states = [this.rules.setup(checked.value, seed)]
  }

  at(position: number): unknown {
    for (let next = this.#states.length; next <= position; next++) {
      const line = this.#lines[next - 1]
      const command = this.rules.notation.parse(line?.command ?? '')
      if (!line || !command.ok) throw new Error(`no position ${next}`)
      const state = this.rules.copy(this.#states[next - 1])
      this.rules.apply(state, line.seat, command.value)
      this.#states.push(state)
    }
    return this.#states[position]
  }
}

export class Follower {
  readonly #truth: Truth
  readonly #viewer: Viewer
  #view: unknown = null
  #at = 0

  constructor(truth: Truth, viewer: Viewer) {
    this.#truth = truth
    this.#viewer = viewer
  }

  /** What is wrong with a message, if anything. */
  hear(message: ServerMessage): string | null {
    if (message.kind === 'frame') return this.#look(message.frame.moveNumber, message.frame.view)
    if (message.kind === 'steps') return this.#follow(message.moveNumber, message.fromMove, message.steps)
    return null
  }

  #look(at: number, literal: unknown): string | null {
    const view = this.#truth.rules.position.read(literal)
    if (!view.ok) return `the view at ${at} cannot be read: ${view.refusal.code}`
    return this.#arrive(at, view.value)
  }

  #follow(at: number, from: number, steps: readonly Step[]): string | null {
    const { rules } = this.#truth
    if (this.#view === null || from !== this.#at) return `steps from ${from} for somebody at ${this.#at}`
    return this.#arrive(at, applyMoves(rules, this.#view, parseSteps(rules, steps), this.#viewer))
  }

  #arrive(at: number, view: unknown): string | null {
    const { rules } = this.#truth
    this.#view = view
    this.#at = at
    const expected = rules.hash(rules.view(this.#truth.at(at), this.#viewer))
    return rules.hash(view) === expected ? null : `${this.#viewer} sees another position ${at}`
  }
}
