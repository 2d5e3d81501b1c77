import {
  type Budget,
  chooseImmediately,
  chooseWithNoise,
  type GameBots,
  lookahead,
  ONE_TURN,
} from '@quayside/bots'
import { type Command, leHavre, type State } from '../rules/index.ts'
import { adviser } from './adviser.ts'
import { greedy } from './greedy.ts'
import { heuristic, tunedHeuristic } from './heuristic.ts'
import { loadNetworkFor, plannerFor } from './planners.ts'
import { subject } from './training-game.ts'

/** About a fifth of a second and a second on one core of a common machine. */
const CAPTAIN: Budget = { nodes: 10_000 }
const COMMODORE: Budget = { nodes: 50_000 }

export const bots: GameBots<State, Command> = {
  prepare: loadNetworkFor,
  levels: {
    greedy: { bot: greedy, budget: ONE_TURN },
    heuristic: { bot: heuristic, budget: ONE_TURN },
    'heuristic-tuned': { bot: tunedHeuristic, budget: ONE_TURN },
    deckhand: { bot: chooseWithNoise(plannerFor, { often: 50, among: 6 }), budget: ONE_TURN },
    bosun: { bot: chooseWithNoise(plannerFor, { often: 20, among: 6 }), budget: ONE_TURN },
    mate: { bot: chooseImmediately(plannerFor), budget: ONE_TURN },
    captain: {
      bot: lookahead(leHavre, plannerFor, { commands: 4, stretches: [1], finalists: 1, heats: 1 }),
      budget: CAPTAIN,
    },
    commodore: {
      bot: lookahead(leHavre, plannerFor, { commands: 16, stretches: [1, 1, 2], finalists: 4, heats: 60 }),
      budget: COMMODORE,
    },
  },
  adviser,
  subject,
}
