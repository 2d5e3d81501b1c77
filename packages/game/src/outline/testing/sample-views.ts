/** Positions of random games, from the viewpoint of the deciding seat. */
import { type GameEvent, type Random, type Rules, random, type Seat } from '@quayside/kernel'

export interface Position<State> {
  readonly view: State
  readonly seat: Seat
}

const pick = <Item>(items: readonly Item[], dice: Random): Item => {
  const item = items[dice.nextInt(items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/** Every `step`th decision of one game. */
export const positionsOf = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  options: unknown,
  seed: string,
  step: number,
): readonly Position<State>[] => {
  const read = rules.options(options)
  if (!read.ok) throw new Error(read.refusal.code)
  const state = rules.setup(read.value, seed)
  const dice = random(seed)
  const positions: Position<State>[] = []
  for (let count = 0; ; count++) {
    const deciders = rules.deciders(state)
    if (deciders.length === 0) return positions
    const seat = pick(deciders, dice)
    if (count % step === 0) positions.push({ view: rules.view(state, seat), seat })
    // Selling is always possible; a random game would consist of little else.
    const commands = rules.commands(state, seat)
    const onward = commands.filter((command) => !rules.notation.print(command).startsWith('sell'))
    rules.apply(state, seat, pick(onward.length > 0 ? onward : commands, dice))
  }
}
