/** Bots that do not look beyond the step at hand. */
import { random } from '@quayside/kernel'
import type { Bot } from '../bot.ts'
import { RemainingBudget } from '../remaining-budget.ts'
import { bestCommand, type Planner, type RankedCommand, sortByValue } from './planner.ts'

/** Takes what it likes best. */
export const chooseImmediately = <State, Command>(
  mindFor: (view: State) => Planner<State, Command>,
): Bot<State, Command> => ({
  decide: (view, seat, budget, _seed, watch) =>
    bestCommand(mindFor(view).rank(view, seat, new RemainingBudget(budget, watch))).command,
})

/** Often takes something else that also looks good. */
export const chooseWithNoise = <State, Command>(
  mindFor: (view: State) => Planner<State, Command>,
  /** Out of a hundred decisions, how many; and among how many commands it then chooses. */
  { often, among }: { readonly often: number; readonly among: number },
): Bot<State, Command> => ({
  decide(view, seat, budget, seed, watch) {
    const ranked = sortByValue(mindFor(view).rank(view, seat, new RemainingBudget(budget, watch)))
    const chance = random(seed)
    const choices = chance.nextInt(100) < often ? ranked.slice(0, among) : ranked.slice(0, 1)
    return (choices[chance.nextInt(choices.length)] as RankedCommand<Command>).command
  },
})
