import type { Bot } from '@quayside/bots'
import { onePly } from '@quayside/bots'
import { type Command, leHavre, type State } from '../rules/index.ts'
import { chains } from './decision-chains.ts'
import { HeuristicValue } from './heuristic-value.ts'
import { AUTO_TUNED, HAND_TUNED, type HeuristicWeights } from './heuristic-weights.ts'

/** Plays by the heuristic value at the end of its own turn. */
const heuristicBot = (weights: HeuristicWeights): Bot<State, Command> => {
  const heuristicValue = new HeuristicValue(weights)
  return onePly(leHavre, { ...chains, value: (s, seat) => heuristicValue.value(s, seat) })
}

/** With hand-tuned weights only. */
export const heuristic: Bot<State, Command> = heuristicBot(HAND_TUNED)

export const tunedHeuristic: Bot<State, Command> = heuristicBot(AUTO_TUNED)
