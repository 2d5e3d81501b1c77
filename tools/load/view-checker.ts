/**
 * Follows the game from one seat with the rules, as a browser does, and compares each received view with the expected
 * one.
 */
import { applyMoves, parseSteps, type Step, type Viewer } from '@quayside/kernel'
import type { ServerMessage } from '@quayside/protocol'
import { type AnyRules, findRules } from '@quayside/server/testing/clients'
import type { PreparedGame } from './prepared-game.ts'

const rulesFor = (game: string): AnyRules => {
  const rules = findRules(game, null)
  if (!rules) throw new Error(`no such game: ${game}`)
  return rules
}

/** The complete game, computed as far as it was needed. */
export class ExpectedGame {
  readonly rules: AnyRules
  readonly #moves: PreparedGame['moves']
  readonly #states: unknown[]

  constructor({ game, options, seed, moves }: PreparedGame) {
    this.rules = rulesFor(game)
    this.#moves = moves
    const checked = this.rules.options(options)
    if (!checked.ok) throw new Error(checked.refusal.code)
    this.#states = [this.rules.setup(checked.value, seed)]
  }

  stateAt(moveNumber: number): unknown {
    for (let next = this.#states.length; next <= moveNumber; next++) {
      const move = this.#moves[next - 1]
      const command = this.rules.notation.parse(move?.command ?? '')
      if (!move || !command.ok) throw new Error(`no move ${next}`)
      const state = this.rules.copy(this.#states[next - 1])
      this.rules.apply(state, move.seat, command.value)
      this.#states.push(state)
    }
    return this.#states[moveNumber]
  }
}

export class ViewChecker {
  readonly #expected: ExpectedGame
  readonly #viewer: Viewer
  #view: unknown = null
  #moveNumber = 0

  constructor(expected: ExpectedGame, viewer: Viewer) {
    this.#expected = expected
    this.#viewer = viewer
  }

  /** Describes what is wrong with a message; null when nothing is. */
  receive(message: ServerMessage): string | null {
    if (message.kind === 'frame') return this.#checkFrame(message.frame.moveNumber, message.frame.view)
    if (message.kind === 'steps') return this.#checkSteps(message.moveNumber, message.fromMove, message.steps)
    return null
  }

  #checkFrame(moveNumber: number, literal: unknown): string | null {
    const view = this.#expected.rules.position.read(literal)
    if (!view.ok) return `the view at ${moveNumber} cannot be read: ${view.refusal.code}`
    return this.#compare(moveNumber, view.value)
  }

  #checkSteps(moveNumber: number, from: number, steps: readonly Step[]): string | null {
    const { rules } = this.#expected
    if (this.#view === null || from !== this.#moveNumber)
      return `steps from ${from}, but the view is at ${this.#moveNumber}`
    return this.#compare(moveNumber, applyMoves(rules, this.#view, parseSteps(rules, steps), this.#viewer))
  }

  #compare(moveNumber: number, view: unknown): string | null {
    const { rules } = this.#expected
    this.#view = view
    this.#moveNumber = moveNumber
    const expectedHash = rules.hash(rules.view(this.#expected.stateAt(moveNumber), this.#viewer))
    return rules.hash(view) === expectedHash ? null : `${this.#viewer} has a wrong view of move ${moveNumber}`
  }
}
