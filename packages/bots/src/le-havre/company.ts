import type { Command, State } from '@quayside/le-havre'
import { players } from '@quayside/le-havre/reading'
import type { Bot } from '../bot.ts'

/** Alone at the table one can look further ahead: nobody comes between. */
export const byCompany = (
  alone: Bot<State, Command>,
  inCompany: Bot<State, Command>,
): Bot<State, Command> => ({
  decide: (view, ...rest) => (players(view) === 1 ? alone : inCompany).decide(view, ...rest),
})
