/**
 * A bot's solo games by beam search: nobody else interferes, so the best line of own turns to the end of the
 * game is a better guide than rollouts of best-ranked commands.
 */
import { type Planner, RemainingBudget, type WeighedCommand, type WeighingBot } from '@quayside/bots'
import { random } from '@quayside/kernel'
import { players } from '../queries/index.ts'
import { type Command, leHavre, type State } from '../rules/index.ts'
import { beamChoice } from './beam-search.ts'

/** The bot, choosing by a beam of this width in solo games. */
export const withSoloBeam = (
  bot: WeighingBot<State, Command>,
  plannerFor: (view: State) => Planner<State, Command>,
  width: number,
): WeighingBot<State, Command> => {
  const choose = (view: State, seed: string, allowance: RemainingBudget): Command | null => {
    if (players(view) > 1 || leHavre.commands(view, 0).length < 2) return null
    const world = leHavre.sampleState(view, random(`worlds ${seed}`))
    return beamChoice(world, width, allowance, plannerFor(view))
  }
  return {
    decide(view, seat, budget, seed, watch) {
      const allowance = new RemainingBudget(budget, watch)
      const choice = choose(view, seed, allowance)
      return choice ?? bot.decide(view, seat, { ...budget, nodes: allowance.left }, seed, watch)
    },

    *weigh(question) {
      const { view, seed, allowance, also } = question
      const choice = also === undefined ? choose(view, seed, allowance) : null
      if (choice === null) return yield* bot.weigh(question)
      const text = leHavre.notation.print(choice)
      const isChoice = ({ command }: WeighedCommand<State, Command>): boolean =>
        leHavre.notation.print(command) === text
      const choiceFirst = (found: readonly WeighedCommand<State, Command>[]) => [
        ...found.filter(isChoice),
        ...found.filter((one) => !isChoice(one)),
      ]
      const rounds = bot.weigh({ ...question, also: choice })
      for (;;) {
        const { done, value } = rounds.next()
        if (done) return choiceFirst(value)
        yield choiceFirst(value)
      }
    },
  }
}
