import type { Bot } from '@quayside/bots'
import { onePly } from '@quayside/bots'
import { type Command, leHavre, type State, total, wealth } from '../rules/index.ts'
import { chains } from './decision-chains.ts'

/** Maximises its wealth at the end of its own turn. */
export const greedy: Bot<State, Command> = onePly(leHavre, {
  ...chains,
  value: (s, seat) => total(wealth(s, seat)),
})
