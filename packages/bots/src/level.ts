import type { Bot, Budget } from './bot.ts'

/** A bot with its intended budget. */
export interface Level<State, Command> {
  readonly bot: Bot<State, Command>
  readonly budget: Budget
  /** The same bot with several times the search. */
  readonly longer?: Level<State, Command>
}
