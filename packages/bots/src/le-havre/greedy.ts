import { type Command, leHavre, type State, total, wealth } from '@quayside/le-havre'
import type { Bot } from '../bot.ts'
import { onePly } from '../one-ply.ts'
import { chains } from './chains.ts'

/** The greatest wealth after its own turn, and nothing beyond. */
export const greedy: Bot<State, Command> = onePly(leHavre, {
  ...chains,
  value: (s, seat) => total(wealth(s, seat)),
})
