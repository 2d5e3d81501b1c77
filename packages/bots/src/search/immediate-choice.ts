/** Bots that do not search beyond the current decision. */
import { random } from '@quayside/kernel'
import type { Bot } from '../bot.ts'
import { RemainingBudget } from '../remaining-budget.ts'
import { bestCommand, type Planner, type RankedCommand, sortByValue } from './planner.ts'

/** Takes the best-ranked command. */
export const chooseImmediately = <State, Command>(
  plannerFor: (view: State) => Planner<State, Command>,
): Bot<State, Command> => ({
  decide: (view, seat, budget, _seed, watch) =>
    bestCommand(plannerFor(view).rank(view, seat, new RemainingBudget(budget, watch))).command,
})

/** Often takes another highly ranked command. */
export const chooseWithNoise = <State, Command>(
  plannerFor: (view: State) => Planner<State, Command>,
  /** `often`: percentage of such decisions; `among`: number of top commands it then chooses from. */
  { often, among }: { readonly often: number; readonly among: number },
): Bot<State, Command> => ({
  decide(view, seat, budget, seed, watch) {
    const ranked = sortByValue(plannerFor(view).rank(view, seat, new RemainingBudget(budget, watch)))
    const chance = random(seed)
    const choices = chance.nextInt(100) < often ? ranked.slice(0, among) : ranked.slice(0, 1)
    return (choices[chance.nextInt(choices.length)] as RankedCommand<Command>).command
  },
})
