import { type Command, leHavre, type State } from '@quayside/le-havre'
import type { Bot } from '../bot.ts'
import { onePly } from '../one-ply.ts'
import { chains } from './chains.ts'
import { Prospects } from './prospects.ts'
import { BY_HAND, type Thumb, TUNED } from './thumb.ts'

/** Plays by rules of thumb alone, without looking beyond its own turn. */
const byThumb = (thumb: Thumb): Bot<State, Command> => {
  const prospects = new Prospects(thumb)
  return onePly(leHavre, { ...chains, value: (s, seat) => prospects.value(s, seat) })
}

/** Nothing in it was learnt. */
export const heuristic: Bot<State, Command> = byThumb(BY_HAND)

export const tunedHeuristic: Bot<State, Command> = byThumb(TUNED)
