import type { Bot } from '@quayside/bots'
import { onePly } from '@quayside/bots'
import { type Command, packetRow, type State } from '../rules/index.ts'
import { chains } from './decision-chains.ts'
import { HandValue } from './hand-value.ts'

const hand = new HandValue()

/** Maximises its points at the end of its own turn. */
export const greedy: Bot<State, Command> = onePly(packetRow, {
  ...chains,
  value(s, seat) {
    const { points, dollars } = hand.read(s, seat)
    return points + dollars / 10
  },
})
