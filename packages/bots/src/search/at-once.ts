/** Bots that do not look beyond the step at hand. */
import { random } from '@quayside/kernel'
import { Allowance } from '../allowance.ts'
import type { Bot } from '../bot.ts'
import { bestOf, byValue, type Choice, type Mind } from './mind.ts'

/** Takes what it likes best. */
export const atOnce = <State, Command>(
  mindFor: (view: State) => Mind<State, Command>,
): Bot<State, Command> => ({
  decide: (view, seat, budget, _seed, watch) =>
    bestOf(mindFor(view).rank(view, seat, new Allowance(budget, watch))).command,
})

/** Often takes something else that also looks good. */
export const distracted = <State, Command>(
  mindFor: (view: State) => Mind<State, Command>,
  /** Out of a hundred decisions, how many; and among how many commands it then chooses. */
  { often, among }: { readonly often: number; readonly among: number },
): Bot<State, Command> => ({
  decide(view, seat, budget, seed, watch) {
    const ranked = byValue(mindFor(view).rank(view, seat, new Allowance(budget, watch)))
    const chance = random(seed)
    const choices = chance.below(100) < often ? ranked.slice(0, among) : ranked.slice(0, 1)
    return (choices[chance.below(choices.length)] as Choice<Command>).command
  },
})
