import type { Bot } from '@quayside/bots'
import { onePly } from '@quayside/bots'
import { type Command, leHavre, type State } from '../rules/index.ts'
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
