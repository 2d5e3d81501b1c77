import type { GameEvent } from '../rules.ts'
import { isSeat, type Seat } from '../seat.ts'
import { demand } from './nonconformity.ts'
import type { Play, Position } from './position.ts'

/** Each decider is a seat at the table and named once. */
export const checkDeciders = <State, Command, Event extends GameEvent>(
  rules: Play<State, Command, Event>,
  state: State,
): readonly Seat[] => {
  const deciders = rules.deciders(state)
  const seats = rules.seats(state)
  for (const seat of deciders) demand('deciders', isSeat(seat, seats), () => `seat ${seat} of ${seats}`)
  demand('deciders', new Set(deciders).size === deciders.length, () => `a seat twice in ${deciders.join()}`)
  return deciders
}

/** Whoever is waited for can do something, and nobody can once the game is over. */
export const checkWhoCanAct = <State, Command, Event extends GameEvent>({
  rules,
  state,
  offers,
}: Position<State, Command, Event>): void => {
  const deciders = checkDeciders(rules, state)
  for (const { seat, texts } of offers) {
    if (deciders.includes(seat))
      demand('deciders', texts.length > 0, () => `the game waits for seat ${seat}, which can do nothing`)
    if (deciders.length === 0)
      demand('deciders', texts.length === 0, () => `after the end seat ${seat} may ${texts.join(', ')}`)
  }
}
