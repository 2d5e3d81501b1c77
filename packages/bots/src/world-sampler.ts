/** What a bot may not know it imagines: each world is one arrangement that fits everything the seat has seen. */
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

  /** A fresh state that may be played on. */
  next(): State {
    return this.#rules.sampleState(this.#view, this.#source)
  }
}
