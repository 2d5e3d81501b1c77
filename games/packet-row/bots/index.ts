import {
  type Budget,
  chooseImmediately,
  chooseWithNoise,
  type GameBots,
  lookahead,
  ONE_TURN,
} from '@quayside/bots'
import { type Command, packetRow, type State } from '../rules/index.ts'
import { adviser } from './adviser.ts'
import { greedy } from './greedy.ts'
import { heuristic } from './heuristic.ts'
import { loadNetworkFor, plannerFor } from './planners.ts'
import { subject } from './training-game.ts'

/** About a fifth of a second and a second on one core of a common machine. */
const CAPTAIN: Budget = { nodes: 8000 }
const COMMODORE: Budget = { nodes: 40_000 }

export const bots: GameBots<State, Command> = {
  prepare: loadNetworkFor,
  levels: {
    greedy: { bot: greedy, budget: ONE_TURN },
    heuristic: { bot: heuristic, budget: ONE_TURN },
    deckhand: { bot: chooseWithNoise(plannerFor, { often: 50, among: 4 }), budget: ONE_TURN },
    bosun: { bot: chooseWithNoise(plannerFor, { often: 20, among: 4 }), budget: ONE_TURN },
    mate: { bot: chooseImmediately(plannerFor), budget: ONE_TURN },
    captain: {
      bot: lookahead(packetRow, plannerFor, { commands: 4, stretches: [1, 1], finalists: 4, heats: 2 }),
      budget: CAPTAIN,
    },
    commodore: {
      bot: lookahead(packetRow, plannerFor, { commands: 8, stretches: [1, 1, 2], finalists: 8, heats: 24 }),
      budget: COMMODORE,
    },
  },
  adviser,
  subject,
}
