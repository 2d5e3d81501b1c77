/** Games played at random, so that the texts meet whatever the engine really says. */
import { type Random, random, type Seat } from '@quayside/kernel'
import { type Command, type Event, leHavre, type Options, type State } from '@quayside/le-havre'

interface Decision {
  readonly state: State
  readonly seat: Seat
  readonly commands: readonly Command[]
}

const pick = <Item>(items: readonly Item[], dice: Random): Item => {
  const item = items[dice.below(items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/** Plays one game to its end, shows every decision before it is taken, and gives all that happened. */
export const playOut = (
  options: Partial<Options>,
  seed: string,
  visit: (decision: Decision, dice: Random) => void = () => {},
): { readonly events: readonly Event[]; readonly end: State } => {
  const read = leHavre.options(options)
  if (!read.ok) throw new Error(read.refusal.code)
  const state = leHavre.setup(read.value, seed)
  const dice = random(seed)
  const events: Event[] = []
  for (let deciders = leHavre.deciders(state); deciders.length > 0; deciders = leHavre.deciders(state)) {
    const seat = pick(deciders, dice)
    const commands = leHavre.commands(state, seat)
    visit({ state, seat, commands }, dice)
    // Selling is always possible and would end in nothing else.
    const forward = commands.filter((command) => !leHavre.notation.print(command).startsWith('sell'))
    leHavre.apply(state, seat, pick(dice.below(20) === 0 ? commands : forward, dice), events)
  }
  return { events, end: state }
}
