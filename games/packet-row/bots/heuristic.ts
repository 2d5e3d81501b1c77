import type { Bot } from '@quayside/bots'
import { onePly } from '@quayside/bots'
import { type Command, packetRow, type State } from '../rules/index.ts'
import { chains } from './decision-chains.ts'
import { HeuristicValue } from './heuristic-value.ts'

const heuristicValue = new HeuristicValue()

/** Plays by the heuristic value at the end of its own turn, with hand-tuned weights. */
export const heuristic: Bot<State, Command> = onePly(packetRow, {
  ...chains,
  value: (s, seat) => heuristicValue.value(s, seat),
})
