import type { Bot } from '@quayside/bots'
import { onePly } from '@quayside/bots'
import { type Command, packetRow, type State } from '../rules/index.ts'
import { chains } from './decision-chains.ts'
import { HeuristicValue } from './heuristic-value.ts'

const prospects = new HeuristicValue()

/** Plays by rules of thumb alone, without looking beyond its own turn; nothing in it was learnt. */
export const heuristic: Bot<State, Command> = onePly(packetRow, {
  ...chains,
  value: (s, seat) => prospects.value(s, seat),
})
