/** Samples what a bot may not know: each world is one state that is consistent with the seat's view. */
import { type GameEvent, type Random, type Rules, random } from '@quayside/kernel'

export class WorldSampler<State, Command, Options, Event extends GameEvent> {
  readonly #rules: Rules<State, Command, Options, Event>
  readonly #view: State
  readonly #source: Random

  constructor(rules: Rules<State, Command, Options, Event>, view: State, seed: string) {
    this.#rules = rules
    this.#view = view
    this.#source = random(`worlds ${seed}`)
  }

  /** A new state that may be modified. */
  next(): State {
    return this.#rules.sampleState(this.#view, this.#source)
  }
}
