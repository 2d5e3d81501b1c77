import type { Bot } from '@quayside/bots'
import { onePly } from '@quayside/bots'
import { type Command, leHavre, type State } from '../rules/index.ts'
import { chains } from './decision-chains.ts'
import { HeuristicValue } from './heuristic-value.ts'
import { AUTO_TUNED, HAND_TUNED, type HeuristicWeights } from './heuristic-weights.ts'

/** Plays by rules of thumb alone, without looking beyond its own turn. */
const byThumb = (thumb: HeuristicWeights): Bot<State, Command> => {
  const prospects = new HeuristicValue(thumb)
  return onePly(leHavre, { ...chains, value: (s, seat) => prospects.value(s, seat) })
}

/** Nothing in it was learnt. */
export const heuristic: Bot<State, Command> = byThumb(HAND_TUNED)

export const tunedHeuristic: Bot<State, Command> = byThumb(AUTO_TUNED)
