import type { Bot } from '@quayside/bots'
import { onePly } from '@quayside/bots'
import { type Command, packetRow, type State } from '../rules/index.ts'
import { chains } from './decision-chains.ts'
import { HandValue } from './hand-value.ts'

const holding = new HandValue()

/** The most points after its own turn, and nothing beyond. */
export const greedy: Bot<State, Command> = onePly(packetRow, {
  ...chains,
  value(s, seat) {
    const { points, dollars } = holding.read(s, seat)
    return points + dollars / 10
  },
})
