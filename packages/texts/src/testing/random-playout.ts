/** Random playouts, so that texts are tested with everything the rules emit. */
import { type GameEvent, type Random, type Rules, random, type Seat } from '@quayside/kernel'

interface Decision<State, Command> {
  readonly state: State
  readonly seat: Seat
  readonly commands: readonly Command[]
}

export interface Playout<State, Event> {
  readonly events: readonly Event[]
  readonly end: State
}

export type VisitDecision<State, Command> = (decision: Decision<State, Command>, dice: Random) => void

const pick = <Item>(items: readonly Item[], dice: Random): Item => {
  const item = items[dice.nextInt(items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/** Plays one game to its end, calls `visit` before every decision, and returns all events. */
export const playOut = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  options: unknown,
  seed: string,
  visit: VisitDecision<State, Command> = () => {},
  /** Commands that make progress; the others are chosen rarely. */
  forward: (command: string) => boolean = () => true,
): Playout<State, Event> => {
  const read = rules.options(options)
  if (!read.ok) throw new Error(read.refusal.code)
  const state = rules.setup(read.value, seed)
  const dice = random(seed)
  const events: Event[] = []
  for (let deciders = rules.deciders(state); deciders.length > 0; deciders = rules.deciders(state)) {
    const seat = pick(deciders, dice)
    const commands = rules.commands(state, seat)
    visit({ state, seat, commands }, dice)
    const onward = commands.filter((command) => forward(rules.notation.print(command)))
    rules.apply(state, seat, pick(dice.nextInt(20) === 0 ? commands : onward, dice), events)
  }
  return { events, end: state }
}
