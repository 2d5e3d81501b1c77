import { type Command, packetRow, type State } from '@quayside/packet-row'
import type { Bot } from '../bot.ts'
import { onePly } from '../one-ply.ts'
import { chains } from './chains.ts'
import { Prospects } from './prospects.ts'

const prospects = new Prospects()

/** Plays by rules of thumb alone, without looking beyond its own turn; nothing in it was learnt. */
export const heuristic: Bot<State, Command> = onePly(packetRow, {
  ...chains,
  value: (s, seat) => prospects.value(s, seat),
})
